import { closedMouth, type VoiceMouth, type VowelWeights, vowels } from '@mukae/contract/domain/avatar/voiceMouth';
import { harmonicsOf } from '../signal/harmonics';
import { pitchOf } from '../signal/pitch';
import { RecentSound } from '../signal/recentSound';
import { Loudness } from './loudness';
import { highestTone } from './resonance';
import { Speaker } from './speaker';
import { weighedTones } from './tones';
import { Voicing } from './voicing';

/** A mouth opens quickly and closes softly; seconds until two thirds of the way are done. */
const opening = 0.008;
const closing = 0.06;

/** Even a soft voice shows. */
const softest = 0.45;

const eased = (from: number, to: number, seconds: number): number =>
  from + (to - from) * (1 - Math.exp(-seconds / (to > from ? opening : closing)));

/** Reads the mouth from the sound of a voice, piece by piece as it comes from a microphone. */
export class MouthReader {
  readonly #recent: RecentSound;
  readonly #speaker = new Speaker();
  readonly #voicing = new Voicing();
  readonly #loudness = new Loudness();
  #mouth = closedMouth;

  /** `rate`: samples a second. */
  constructor(rate: number) {
    this.#recent = new RecentSound(rate);
  }

  hear(samples: Float32Array): VoiceMouth {
    const seconds = this.#recent.add(samples);
    const { samples: moment, rate } = this.#recent;
    const { hertz, clarity } = pitchOf(moment, rate);
    const isVoice = this.#voicing.isVoice(moment, clarity);
    const loudness = this.#loudness.measure(moment, isVoice, seconds);
    const shown = loudness > 0 ? this.#shown(hertz, loudness) : closedMouth.vowels;
    this.#mouth = this.#towards({ vowels: shown, loudness }, seconds);
    return this.#mouth;
  }

  #shown(pitch: number, loudness: number): VowelWeights {
    const { samples: moment, rate } = this.#recent;
    const tones = weighedTones(harmonicsOf(moment, rate, pitch, highestTone));
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
}
