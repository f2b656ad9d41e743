import { type VoiceMouth, type Vowel, vowels } from '@mukae/contract/domain/avatar/voiceMouth';
import { onMouth, VoiceChanger, type VoiceShape } from '..';
import { pitchOf } from '../signal/pitch';
import { speak } from './formantVoice';
import { type Formants, man, woman } from './voices';

const widest = ({ vowels: weights }: VoiceMouth): Vowel =>
  vowels.reduce((best, vowel) => (weights[vowel] > weights[best] ? vowel : best));

interface Voice {
  formants: Formants;
  pitch: number;
}

const voices = {
  man: { formants: man, pitch: 130 },
  woman: { formants: woman, pitch: 200 },
} as const satisfies Record<string, Voice>;
type Speaker = keyof typeof voices;

const seconds = 0.6;

const untilTrue = (isTrue: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!isTrue()) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });

/** Somebody who speaks into a microphone, as a test has her speak. */
class Talker {
  readonly #context = new AudioContext();
  readonly #microphone = new MediaStreamAudioDestinationNode(this.#context);

  get track(): MediaStreamTrack {
    const [track] = this.#microphone.stream.getAudioTracks();
    if (!track) throw new Error('no microphone');
    return track;
  }

  /** Begins at once: when that is on the clock of the page, and when it is over. */
  say(vowel: Vowel, { formants, pitch }: Voice): { began: number; isOver: Promise<void> } {
    const rate = this.#context.sampleRate;
    const sound = this.#context.createBuffer(1, seconds * rate, rate);
    sound.copyToChannel(new Float32Array(speak({ formants: formants[vowel], pitch, seconds, rate })), 0);
    const source = new AudioBufferSourceNode(this.#context, { buffer: sound });
    source.connect(this.#microphone);
    const isOver = new Promise<void>((resolve) => {
      source.onended = () => resolve();
    });
    source.start();
    return { began: performance.now(), isOver };
  }

  /** The vowel that showed last on a wide open mouth, and after how many milliseconds it opened. */
  async readLips(vowel: Vowel, who: Speaker): Promise<{ vowel: Vowel | undefined; ms: number }> {
    let isHeard = false;
    let shown: Vowel | undefined;
    const stop = onMouth(this.track, (mouth) => {
      isHeard = true;
      if (mouth.loudness > 0.9) shown = widest(mouth);
    });
    await untilTrue(() => isHeard);
    const { began, isOver } = this.say(vowel, voices[who]);
    await untilTrue(() => shown !== undefined);
    const ms = performance.now() - began;
    await isOver;
    stop();
    return { vowel: shown, ms };
  }

  /** The last clear pitch of a changed voice, and after how many milliseconds it was heard. */
  async changeVoice(shape: VoiceShape): Promise<{ hertz: number; ms: number }> {
    const changer = await VoiceChanger.of(this.track);
    changer.change(shape);
    const analyser = new AnalyserNode(this.#context, { fftSize: 2048 });
    this.#context.createMediaStreamSource(new MediaStream([changer.track])).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const heard = () => {
      analyser.getFloatTimeDomainData(samples);
      return pitchOf(samples, this.#context.sampleRate);
    };
    const { began, isOver } = this.say('aa', voices.woman);
    await untilTrue(() => heard().clarity > 0.5);
    const ms = performance.now() - began;
    let hertz = 0;
    const watch = setInterval(() => {
      const pitch = heard();
      if (pitch.clarity > 0.95) hertz = pitch.hertz;
    }, 20);
    await isOver;
    clearInterval(watch);
    changer.close();
    return { hertz, ms };
  }
}

declare global {
  var talker: Talker;
}
globalThis.talker = new Talker();
