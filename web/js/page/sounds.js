// Sounds of moves, made in the browser; off until they are wanted.

import { settings } from "../base/settings.js";
import { onLastMove } from "./last-move.js";

/** @import { Game } from "../game/game.js" */

/** @type {AudioContext | null} */
let context = null;

/** Lets be heard what happens in a game. */
export function followSounds(/** @type {Game} */ game) {
  onLastMove(game, ({ over, check, takes }) => {
    if (!settings.get("sound")) return;
    if (over) play([[392, 0], [523, 0.14], [659, 0.28]], 0.35);
    else if (check) play([[660, 0], [880, 0.09]], 0.14);
    else if (takes) knock(180, 0.16);
    else knock(320, 0.1);
  });
}

/** Something of wood is put down: a short noise, low or high. */
function knock(/** @type {number} */ pitch, /** @type {number} */ seconds) {
  const audio = start();
  if (!audio) return;
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * seconds), audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let index = 0; index < data.length; index += 1) data[index] = (Math.random() * 2 - 1) * (1 - index / data.length) ** 6;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch * 4, Q: 1.2 });
  source.connect(filter).connect(new GainNode(audio, { gain: 0.9 })).connect(audio.destination);
  source.start();
}

/** Tones, each with its delay in seconds. */
function play(/** @type {[frequency: number, delay: number][]} */ tones, /** @type {number} */ seconds) {
  const audio = start();
  if (!audio) return;
  for (const [frequency, delay] of tones) {
    const at = audio.currentTime + delay;
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(0.16, at);
    gain.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
    const tone = new OscillatorNode(audio, { type: "triangle", frequency });
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + seconds);
  }
}

/** Browsers let a page be heard only after the person has done something on it. */
function start() {
  try {
    context ??= new AudioContext();
    context.resume();
    return context;
  } catch {
    return null;
  }
}
