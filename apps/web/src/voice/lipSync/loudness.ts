import { decibelsOf } from '../signal/decibels';

/** Decibels of full scale below which nothing is a voice, whatever the room is like. */
const silence = -58;
/** A voice stands out from its room by so many decibels at least. */
const standsOut = 8;
/** From the loudest to the softest that is still clearly spoken. */
const range = 30;
const usualVoice = -24;

/** Decibels a second at which a louder room, or a softer voice, becomes the usual one. */
const roomRises = 6;
const voiceSinks = 1.5;

/** How loud a voice is for this person in this room: both are learned while listening. */
export class Loudness {
  #room = silence;
  #voice = usualVoice;

  /** 0 to 1; 0 as well for what is no louder than the room. */
  measure(samples: Float32Array, isVoice: boolean, seconds: number): number {
    const level = decibelsOf(samples);
    if (isVoice) this.#voice = Math.max(level, this.#voice - voiceSinks * seconds, this.#room + standsOut);
    else this.#room = Math.min(Math.max(level, silence), this.#room + roomRises * seconds);
    if (!isVoice || level < Math.max(silence, this.#room + standsOut)) return 0;
    return Math.min(1, Math.max(0, 1 + (level - this.#voice) / range));
  }
}
