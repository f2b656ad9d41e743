import type { TimedViseme } from '@mukae/contract/domain/avatar/visemes';
import type { Params } from '../params';
import { clamp, smoothstep } from '../rig/geometry';

/** Seconds in which one shape of the mouth goes over into the next; lips begin before the sound does. */
const BLEND = 0.08;
const LEAD = 0.02;
/** The last shape is not held for ever. */
const LAST = 0.3;
const OPEN = 0.95;

const VOWELS = ['aa', 'ih', 'ou', 'ee', 'oh'] as const;
const passed = (at: number, t: number): number => smoothstep(at - BLEND / 2, at + BLEND / 2, t);

/** The mouth says a list of visemes, each running into its neighbours. */
export class Speech {
  #visemes: readonly TimedViseme[] = [];
  #time = 0;

  speak(visemes: readonly TimedViseme[]): void {
    this.#visemes = visemes.filter(({ at }) => Number.isFinite(at)).toSorted((a, b) => a.at - b.at);
    this.#time = 0;
  }

  /** Takes the mouth over from the face as far as something is said. */
  step(face: Params, dt: number): void {
    if (this.#visemes.length === 0) return;
    this.#time += dt;
    const said = this.#weights(this.#time + LEAD);
    if (this.#time > (this.#visemes.at(-1)?.at ?? 0) + LAST + BLEND) this.#visemes = [];
    for (const vowel of VOWELS) face[vowel] = (face[vowel] ?? 0) * (1 - said.presence) + said.vowels[vowel] * OPEN;
  }

  #weights(t: number): { presence: number; vowels: Record<(typeof VOWELS)[number], number> } {
    const vowels = { aa: 0, ih: 0, ou: 0, ee: 0, oh: 0 };
    let presence = 0;
    this.#visemes.forEach(({ at, viseme }, i) => {
      const end = this.#visemes[i + 1]?.at ?? at + LAST;
      const weight = clamp(passed(at, t) - passed(end, t));
      presence += weight;
      if (viseme !== 'closed') vowels[viseme] += weight;
    });
    return { presence: clamp(presence), vowels };
  }
}
