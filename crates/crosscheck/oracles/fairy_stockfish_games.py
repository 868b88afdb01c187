"""Plays random games in Fairy-Stockfish (pyffish) and follows them with `menagerie trace`.

At each position it compares the legal moves, the position's text, check, and whether and how the game has ended.
`cargo xtask crosscheck` installs pyffish in an environment of its own and runs this.
"""

import argparse
import concurrent.futures
import json
import os
import random
import re
import subprocess
import sys
import tempfile

PASS = re.compile(r"^([a-z]\d+)\1$")
FIELDS = ["placement", "turn", "castling", "en passant"]
# Ends that Fairy-Stockfish does not know as such: both sides lack the pieces to win.
TOO_LITTLE = {"insufficient-material", "bare-kings"}
# How notes that are no faults begin.
NOTES = ["not needed", "assumed", "not supported", "not read"]
# What Fairy-Stockfish plays that is no game of moving chess-like pieces.
OTHER_GAMES = {
    "amazons", "ataxx", "breakthrough", "clobber", "clobber10", "flipello", "flipello10", "flipersi", "fox-and-hounds", "isolation",
    "isolation7x7", "jesonmor", "joust", "snailtrail", "bughouse", "koedem", "supply", "normal", "fairy",
}


def sections(text):
    """The variants of an ini file, in its order."""
    return [match[1].strip() for match in re.finditer(r"^\[([^\]:]+)", text, re.MULTILINE)]


def our_move(move):
    """A move of Fairy-Stockfish as ours is written: a pass is `0000`."""
    return "0000" if PASS.match(move) else move


def play(sf, variant, chance, plies):
    """A random game: the moves, and all that Fairy-Stockfish says of each position."""
    start, moves, told, seen = sf.start_fen(variant), [], [], {}
    # Each call of pyffish prepares the variant anew, which takes most of the time.
    while True:
        legal = sf.legal_moves(variant, start, moves)
        over, value = sf.is_immediate_game_end(variant, start, moves)
        if not over and not legal:
            over, value = True, sf.game_result(variant, start, moves)
        fen = sf.get_fen(variant, start, moves)
        position, clock = " ".join(fen.split()[:3]), fen.split()[-2]
        seen[position] = seen.get(position, 0) + 1
        if not over and (seen[position] > 1 or int(clock) > 30):
            over, value = sf.is_optional_game_end(variant, start, moves)
        told.append({
            "fen": fen,
            "moves": sorted(map(our_move, legal)),
            "check": sf.gives_check(variant, start, moves),
            "end": ((value > 0) - (value < 0)) if over else None,
        })
        if over or len(moves) >= plies:
            return moves, told
        moves.append(chance.choice(sorted(legal)))


def split(fen):
    """The fields of a position's text by name: some are only there in some games."""
    words = fen.split()
    fields = dict(zip(FIELDS, words))
    placement, _, hand = fields.get("placement", "").partition("[")
    fields["placement"], fields["hand"] = placement, "".join(sorted(hand.rstrip("]").replace("-", "")))
    fields["castling"] = "".join(sorted(fields.get("castling", "-")))
    if len(words) > 2:
        fields["clocks"] = " ".join(words[-2:])
    if len(words) > 6:
        fields["checks"] = words[4]
    return fields


def same(field, one, other, counts_moves):
    """Whether a field says the same in both texts, where they are known to be written differently."""
    if field == "en passant":
        # We write an en passant square only where the capture is possible; Fairy-Stockfish sometimes writes the square of arrival too.
        squares = lambda text: set(re.findall(r"[a-z]\d+", text))
        return squares(one) <= squares(other) or not squares(other)
    if field == "clocks" and not counts_moves:
        # Moves without progress are not counted where they do not end the game.
        return one.split()[-1:] == other.split()[-1:]
    return one == other


def compare(theirs, ours, counts_moves, too_little):
    """The differences at one position: what differs, and in words."""
    found = []
    their_moves, our_moves = set(theirs["moves"]), set(ours["moves"].split())
    over = theirs["end"] is not None
    # After the end nobody asks for moves.
    if their_moves != our_moves and not (over and not our_moves):
        extra, missing = sorted(our_moves - their_moves), sorted(their_moves - our_moves)
        found.append(("moves", f"ours only: {' '.join(extra) or '-'}; theirs only: {' '.join(missing) or '-'}"))
    their_fields, our_fields = split(theirs["fen"]), split(ours["fen"])
    for field in sorted(set(their_fields) | set(our_fields)):
        one, other = our_fields.get(field, "-"), their_fields.get(field, "-")
        if not same(field, one, other, counts_moves):
            found.append((field, f"ours {ours['fen']}; theirs {theirs['fen']}"))
    if theirs["check"] != ours["check"]:
        found.append(("check", f"ours {ours['check']}; theirs {theirs['check']}"))
    mover = theirs["fen"].split()[1]
    our_end = None
    if "reason" in ours:
        winners = ours.get("winners", [])
        our_end = 0 if not winners else 1 if winners == [mover] else -1
    if our_end != theirs["end"] and (over or ours.get("reason") not in TOO_LITTLE or not too_little()):
        found.append(("end", f"ours {our_end} ({ours.get('reason')}); theirs {theirs['end']}, as whoever is to move sees it"))
    return found


def our_file(arguments, built_in, folder):
    """The file and the name by which we read the variant."""
    if not built_in:
        return arguments.ini
    path = os.path.join(folder, "copy.ini")
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"[copy:{arguments.worker}]\n")
    return path


def work(arguments):
    """Compares one variant, and prints the result as JSON."""
    import pyffish as sf

    variant = arguments.worker
    names = set()
    if arguments.ini:
        text = open(arguments.ini, encoding="utf-8").read()
        names = set(sections(text))
        sf.load_variant_config(text)
    result = {"variant": variant, "positions": 0, "differences": {}, "first": {}}
    if variant not in sf.variants():
        result["refused"] = "pyffish does not know it (a board of more than 12×10, or a fault in the file)"
        return result
    with tempfile.TemporaryDirectory() as folder:
        built_in = variant not in names
        path = our_file(arguments, built_in, folder)
        game = ["--definition", path, "--name", "copy" if built_in else variant]
        if arguments.definition:
            game = ["--definition", arguments.definition]
        definition = subprocess.run([arguments.program, "import", *game[1:]], capture_output=True, text=True, check=False).stdout
        chance = random.Random(f"{arguments.seed} {variant}")
        games = [play(sf, variant, chance, arguments.plies) for _ in range(arguments.games)]
        lines = "".join(f" | {' '.join(map(our_move, moves))}\n" for moves, _ in games)
        try:
            done = subprocess.run(
                [arguments.program, "trace", *game], input=lines, capture_output=True, text=True, timeout=120, check=False
            )
        except subprocess.TimeoutExpired:
            result["refused"] = "ours did not end within two minutes"
            return result
    notes = [line.split(": ", 2)[-1] for line in done.stderr.splitlines() if line.strip()]
    unsupported = [note for note in notes if note.startswith("not supported")]
    if done.returncode != 0:
        faults = [line for line in done.stderr.splitlines() if line.strip() and not any(f": {kind}: " in line for kind in NOTES)]
        result["refused"] = "; ".join(unsupported[:1] + faults[:1]) or "for no reason that is told"
        return result
    result["unsupported"] = unsupported
    counts_moves = json.loads(definition).get("ends", {}).get("moveLimit", 50) > 0
    start = sf.start_fen(variant)
    for (moves, told), line in zip(games, done.stdout.splitlines()):
        trace = json.loads(line)
        # Where the start's text lacks fields, Fairy-Stockfish begins with other clocks.
        counts_moves = counts_moves and told[0]["fen"].split()[-2:] == trace["positions"][0]["fen"].split()[-2:]
        for number, theirs in enumerate(told):
            if number >= len(trace["positions"]):
                note(result, "play", told[number - 1], moves[:number], trace.get("error", "?"))
                break
            result["positions"] += 1
            found = compare(theirs, trace["positions"][number], counts_moves, lambda: all(sf.has_insufficient_material(variant, start, moves[:number])))
            for kind, words in found:
                note(result, kind, theirs, moves[:number], words)
            if any(kind == "moves" for kind, _ in found):
                break
    return result


def note(result, kind, theirs, moves, words):
    result["differences"][kind] = result["differences"].get(kind, 0) + 1
    result["first"].setdefault(kind, {"fen": theirs["fen"], "moves": " ".join(moves), "words": words})


def run_worker(arguments, variant):
    """One variant in a process of its own, as a broken variant may end the process."""
    command = [sys.executable, __file__, "--worker", variant, "--program", arguments.program]
    command += ["--games", str(arguments.games), "--plies", str(arguments.plies), "--seed", str(arguments.seed)]
    for name, file in (("--ini", arguments.ini), ("--definition", arguments.definition)):
        if file:
            command += [name, file]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
        return json.loads(done.stdout)
    except (ValueError, subprocess.TimeoutExpired) as error:
        why = done.stderr.strip().splitlines()[-1:] if isinstance(error, ValueError) else [str(error)]
        return {"variant": variant, "refused": f"pyffish broke down: {' '.join(why)}"}


def status(result):
    """The last column of the table."""
    if "refused" in result:
        return f"not played: {result['refused']}"
    differences = result["differences"]
    words = ", ".join(f"{count} {kind}" for kind, count in sorted(differences.items())) or "agree"
    if result.get("unsupported"):
        words += f" ({result['unsupported'][0]})"
    return words


def chosen(arguments):
    """The variants to compare."""
    if arguments.variant:
        return arguments.variant
    if arguments.list:
        with open(arguments.list, encoding="utf-8") as file:
            return [line.split()[0] for line in file if line.strip()]
    import pyffish as sf

    names = [name for name in sf.variants() if name not in OTHER_GAMES]
    if arguments.ini:
        with open(arguments.ini, encoding="utf-8") as file:
            names += [name for name in sections(file.read()) if name not in names]
    return names


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--ini")
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--plies", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--variant", action="append")
    parser.add_argument("--list")
    parser.add_argument("--definition")
    parser.add_argument("--report")
    parser.add_argument("--worker")
    arguments = parser.parse_args()
    if arguments.worker:
        print(json.dumps(work(arguments)))
        return
    names = chosen(arguments)
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        results = []
        for result in pool.map(lambda name: run_worker(arguments, name), names):
            results.append(result)
            print(f"{result['variant']:26} {result.get('positions', 0):7}  {status(result)}", flush=True)
    summary, details = report(results)
    print(summary)
    if arguments.report:
        with open(arguments.report, "w", encoding="utf-8") as file:
            table = [f"{it['variant']:26} {it.get('positions', 0):7}  {status(it)}" for it in results]
            file.write("\n".join([summary, "", *table, "", *details]) + "\n")
    if any(result.get("differences") for result in results):
        sys.exit(1)


def report(results):
    """The summary, and the first difference of each kind in each variant."""
    played = [it for it in results if "refused" not in it]
    agree = [it for it in played if not it["differences"] and not it.get("unsupported")]
    guessed = [it for it in played if not it["differences"] and it.get("unsupported")]
    positions = sum(it["positions"] for it in agree)
    count = sum(sum(it["differences"].values()) for it in played)
    failing = [it for it in played if it["differences"]]
    summary = (
        f"{len(agree)} of {len(results)} agree in {positions} positions. {len(guessed)} more agree although something in them is not "
        f"supported. {count} differences in {len(failing)} variants. {len(results) - len(played)} are not played."
    )
    details = []
    for it in failing:
        details.append(f"== {it['variant']}")
        details += [f"   {note}" for note in it.get("unsupported", [])]
        for kind, first in it["first"].items():
            details += [f"  {kind}: {first['words']}", f"    in {first['fen']}", f"    after {first['moves'] or 'no move'}"]
    return summary, details


if __name__ == "__main__":
    main()
