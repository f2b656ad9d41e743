import type { TimedViseme } from '@mukae/contract/domain/avatar/visemes';
import { type Vowel, vowels } from '@mukae/contract/domain/avatar/voiceMouth';
import { approach, clamp, smoothstep } from './rig/geometry';

/** Seconds in which one shape of the mouth goes over into the next; lips begin before the sound does. */
const BLEND = 0.06;
const FOLLOWING = 0.015;
const LEAD = 0.035;
/** The last shape is not held for ever. */
const LAST = 0.3;
const OPEN = 0.95;

const passed = (at: number, t: number): number => smoothstep(at - BLEND / 2, at + BLEND / 2, t);

interface Said extends Record<Vowel, number> {
  /** How far the mouth is the speech's rather than the face's. */
  presence: number;
}

const SILENCE: Said = { presence: 0, aa: 0, ih: 0, ou: 0, ee: 0, oh: 0 };
const PARTS = ['presence', ...vowels] as const;

/** The mouth says a list of visemes, each running into its neighbours. */
export class Speech {
  #visemes: readonly TimedViseme[] = [];
  #time = 0;
  readonly #shown: Said = { ...SILENCE };

  /** So many seconds of it are over already; below zero it is still to begin. */
  speak(visemes: readonly TimedViseme[], from = 0): void {
    this.#visemes = visemes.filter(({ at }) => Number.isFinite(at)).toSorted((a, b) => a.at - b.at);
    this.#time = from;
  }

  /** Takes the mouth over from the face as far as something is said. */
  step(face: Partial<Record<Vowel, number>>, dt: number): void {
    this.#time += dt;
    const said = this.#saidAt(this.#time + LEAD);
    for (const part of PARTS) this.#shown[part] = approach(this.#shown[part], said[part], dt, FOLLOWING);
    for (const vowel of vowels)
      face[vowel] = (face[vowel] ?? 0) * (1 - this.#shown.presence) + this.#shown[vowel] * OPEN;
  }

  #saidAt(t: number): Said {
    const said = { ...SILENCE };
    this.#visemes.forEach(({ at, viseme }, i) => {
      const end = this.#visemes[i + 1]?.at ?? at + LAST;
      const weight = clamp(passed(at, t) - passed(end, t));
      said.presence += weight;
      if (viseme !== 'closed') said[viseme] += weight;
    });
    return said;
  }
}
