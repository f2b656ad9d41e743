import { closedMouth, type VoiceMouth, type VowelWeights, vowels } from '@mukae/contract/domain/avatar/voiceMouth';
import { harmonicsOf } from '../signal/harmonics';
import { pitchOf } from '../signal/pitch';
import { Loudness } from './loudness';
import { highestTone } from './resonance';
import { Speaker } from './speaker';
import { weighedTones } from './tones';
import { Voicing } from './voicing';

/** Samples a second that are enough to tell vowels apart, and how many of them are looked at together: 32 ms. */
const enough = 12_000;
const looked = 384;

/** A mouth opens quickly and closes softly; seconds until two thirds of the way are done. */
const opening = 0.008;
const closing = 0.06;

/** Even a soft voice shows. */
const softest = 0.45;

const eased = (from: number, to: number, seconds: number): number =>
  from + (to - from) * (1 - Math.exp(-seconds / (to > from ? opening : closing)));

/** Reads the mouth from the sound of a voice, piece by piece as it comes from a microphone. */
export class MouthReader {
  readonly #rate: number;
  readonly #every: number;
  readonly #recent = new Float32Array(looked);
  readonly #speaker = new Speaker();
  readonly #voicing = new Voicing();
  readonly #loudness = new Loudness();
  #mouth = closedMouth;

  /** `rate`: samples a second. */
  constructor(rate: number) {
    this.#every = Math.max(1, Math.round(rate / enough));
    this.#rate = rate / this.#every;
  }

  hear(samples: Float32Array): VoiceMouth {
    const added = this.#remember(samples);
    const seconds = added / this.#rate;
    const { hertz, clarity } = pitchOf(this.#recent, this.#rate);
    const isVoice = this.#voicing.isVoice(this.#recent, clarity);
    const loudness = this.#loudness.measure(this.#recent, isVoice, seconds);
    const shown = loudness > 0 ? this.#shown(hertz, loudness) : closedMouth.vowels;
    this.#mouth = this.#towards({ vowels: shown, loudness }, seconds);
    return this.#mouth;
  }

  #shown(pitch: number, loudness: number): VowelWeights {
    const tones = weighedTones(harmonicsOf(this.#recent, this.#rate, pitch, highestTone));
    const { aa, ih, ou, ee, oh } = this.#speaker.judge(tones, pitch);
    const open = softest + (1 - softest) * loudness;
    return { aa: aa * open, ih: ih * open, ou: ou * open, ee: ee * open, oh: oh * open };
  }

  #towards({ vowels: shown, loudness }: VoiceMouth, seconds: number): VoiceMouth {
    const now = this.#mouth;
    const moved = vowels.map((vowel) => eased(now.vowels[vowel], shown[vowel], seconds));
    const most = Math.max(
      1,
      moved.reduce((total, weight) => total + weight, 0),
    );
    const [aa = 0, ih = 0, ou = 0, ee = 0, oh = 0] = moved.map((weight) => weight / most);
    return { vowels: { aa, ih, ou, ee, oh }, loudness: eased(now.loudness, loudness, seconds) };
  }

  /** Fewer samples, each the mean of several; how many were added. */
  #remember(samples: Float32Array): number {
    const added = Math.floor(samples.length / this.#every);
    this.#recent.copyWithin(0, added);
    for (let place = 0; place < added; place++) {
      const from = place * this.#every;
      const piece = samples.subarray(from, from + this.#every);
      this.#recent[looked - added + place] = piece.reduce((total, sample) => total + sample, 0) / this.#every;
    }
    return added;
  }
}
