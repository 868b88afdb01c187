// Sounds of moves, synthesised in the browser: soft, and on by default.

import { settings } from "../base/settings.js";
import { onLastMove } from "./last-move.js";

/** @import { Game } from "../game/game.js" */

/** The volume of all of them, from 0 to 1: soft, because nobody has asked for them. */
const SOFT = 0.4;

/** @type {AudioContext | null} */
let context = null;
/** The output of all sounds. @type {GainNode | null} */
let output = null;

/** Plays the sounds of a game. */
export function followSounds(/** @type {Game} */ game) {
  onLastMove(game, ({ over, check, takes }) => {
    if (!settings.get("sound")) return;
    if (over) play([[392, 0], [523, 0.14], [659, 0.28]], 0.35);
    else if (check) play([[660, 0], [880, 0.09]], 0.14);
    else if (takes) knock(180, 0.16);
    else knock(320, 0.1);
  });
}

/** A wooden piece is put down: a short noise, low or high. */
function knock(/** @type {number} */ pitch, /** @type {number} */ seconds) {
  const audio = start();
  if (!audio) return;
  const { sampleRate } = audio.context;
  const buffer = audio.context.createBuffer(1, Math.ceil(sampleRate * seconds), sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < data.length; index += 1) data[index] = (Math.random() * 2 - 1) * (1 - index / data.length) ** 6;
  const source = new AudioBufferSourceNode(audio.context, { buffer });
  const filter = new BiquadFilterNode(audio.context, { type: "bandpass", frequency: pitch * 4, Q: 1.2 });
  source.connect(filter).connect(new GainNode(audio.context, { gain: 0.9 })).connect(audio.output);
  source.start();
}

/** Tones, each with its delay in seconds. */
function play(/** @type {[frequency: number, delay: number][]} */ tones, /** @type {number} */ seconds) {
  const audio = start();
  if (!audio) return;
  for (const [frequency, delay] of tones) {
    const at = audio.context.currentTime + delay;
    const gain = new GainNode(audio.context, { gain: 0 });
    gain.gain.setValueAtTime(0.16, at);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
    const tone = new OscillatorNode(audio.context, { type: "triangle", frequency });
    tone.connect(gain).connect(audio.output);
    tone.start(at);
    tone.stop(at + seconds);
  }
}

/** Browsers allow sounds only after the person has done something on the page, and warn before. */
function start() {
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return null;
  try {
    context ??= new AudioContext();
    if (!output) {
      output = new GainNode(context, { gain: SOFT });
      output.connect(context.destination);
    }
    context.resume();
    return { context, output };
  } catch {
    return null;
  }
}
