import { beginning, stepTurn, turnRules, type VoiceTurn } from './segmenter';

export type TurnHeard = { is: 'began' | 'coughed' } | { is: 'said'; speech: Float32Array<ArrayBuffer> };

function joined(parts: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const all = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Keeps what is being said until it was said; of silence no more than what belongs to the next word. */
export class TurnKeeper {
  #turn: VoiceTurn = beginning;
  #looks: Float32Array[] = [];

  get isSpeaking(): boolean {
    return this.#turn.is === 'speaking';
  }

  /** Another piece of sound, and how likely it is that somebody speaks in it. */
  add(look: Float32Array, likelihood: number): TurnHeard | null {
    this.#looks.push(look);
    const { turn, event } = stepTurn(this.#turn, likelihood);
    this.#turn = turn;
    const heard = event?.is === 'said' ? { is: event.is, speech: this.#last(event.keep, event.drop) } : event;
    if (turn.is === 'quiet') this.#looks = this.#looks.slice(-(turnRules.before + turnRules.begins));
    return heard;
  }

  forget(): void {
    this.#turn = beginning;
    this.#looks = [];
  }

  #last(keep: number, drop: number): Float32Array<ArrayBuffer> {
    return joined(this.#looks.slice(-keep).slice(0, drop === 0 ? undefined : -drop));
  }
}
