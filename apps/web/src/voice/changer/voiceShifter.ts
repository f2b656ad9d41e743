import { pitchOf } from '../signal/pitch';
import { RecentSound } from '../signal/recentSound';
import { SoundRing } from './soundRing';
import { ownVoice, ratioOf, type VoiceShape } from './voiceShape';

/** Seconds from what is heard to what is said: as long as the longest grain needs. */
const delay = 0.032;

/** Seconds of the longest period that fits into it. */
const longestPeriod = 0.0119;

/** Seconds between two looks at the pitch: a melody does not change faster. */
const lookEvery = 0.01;
const leastClarity = 0.5;

/** Parts of a period in which the next pulse is looked for: anywhere at first, then about where it was before. */
const unaligned = 1 / 2;
const aligned = 1 / 4;

interface Period {
  seconds: number;
  isVoiced: boolean;
}

const unvoiced: Period = { seconds: 0.005, isVoiced: false };

/**
 * Cuts a voice into grains of two periods, as PSOLA does, and lays them out anew: closer together for a higher melody,
 * each played faster for a smaller mouth. What has no pitch, like an s, keeps its rhythm.
 */
export class VoiceShifter {
  shape: VoiceShape = ownVoice;
  readonly #rate: number;
  readonly #heard = new SoundRing();
  readonly #said = new SoundRing();
  readonly #recent: RecentSound;
  #period = unvoiced;
  #lookedAt = 0;
  #isAligned = false;
  /** Samples heard so far; and where the last grain was taken and the next one is laid, in the same count. */
  #now = 0;
  #taken: number;
  #laid = 0;

  /** `rate`: samples a second. */
  constructor(rate: number) {
    this.#rate = rate;
    this.#recent = new RecentSound(rate);
    this.#taken = -delay * rate;
  }

  /** Says as many samples as it hears. */
  process(heard: Float32Array, said: Float32Array): void {
    const from = this.#now;
    heard.forEach((sample, place) => {
      this.#heard.set(from + place, sample);
    });
    this.#now += heard.length;
    this.#recent.add(heard);
    if (this.#now - this.#lookedAt >= lookEvery * this.#rate) this.#look();
    this.#layGrains();
    for (let place = 0; place < said.length; place++) {
      said[place] = this.#said.get(from + place);
      this.#said.set(from + place, 0);
    }
  }

  #look(): void {
    this.#lookedAt = this.#now;
    const { hertz, clarity } = pitchOf(this.#recent.samples, this.#recent.rate);
    const isVoiced = clarity >= leastClarity && 1 / hertz <= longestPeriod;
    this.#period = isVoiced ? { seconds: 1 / hertz, isVoiced } : unvoiced;
  }

  /** All that begin before the next samples are due. */
  #layGrains(): void {
    const { seconds, isVoiced } = this.#period;
    const period = seconds * this.#rate;
    const speed = ratioOf(this.shape.formant);
    const half = period / speed;
    const apart = isVoiced ? period / ratioOf(this.shape.pitch) : period;
    while (this.#laid - half < this.#now) {
      this.#take(this.#laid - delay * this.#rate, period);
      this.#lay(half, speed, Math.sqrt(apart / half));
      this.#laid += apart;
    }
  }

  /** The grain nearest to where it should be, whole periods after the last one: so their waves fit together. */
  #take(wanted: number, period: number): void {
    const periods = Math.round((wanted - this.#taken) / period);
    if (periods <= 0) return;
    const reach = period * (this.#isAligned ? aligned : unaligned);
    this.#taken = this.#loudestAround(this.#taken + periods * period, reach);
    this.#isAligned = this.#period.isVoiced;
  }

  /** Where the throat closes a voice is loudest; a grain that is cut there keeps its vowel whole. */
  #loudestAround(middle: number, reach: number): number {
    let loudest = middle;
    for (let at = Math.ceil(middle - reach); at <= middle + reach; at++) {
      if (Math.abs(this.#heard.get(at)) > Math.abs(this.#heard.read(loudest))) loudest = at;
    }
    return loudest;
  }

  #lay(half: number, speed: number, loudness: number): void {
    for (let at = Math.ceil(this.#laid - half); at < this.#laid + half; at++) {
      const away = at - this.#laid;
      const fade = 0.5 + 0.5 * Math.cos((Math.PI * away) / half);
      this.#said.add(at, this.#heard.read(this.#taken + away * speed) * fade * loudness);
    }
  }
}
