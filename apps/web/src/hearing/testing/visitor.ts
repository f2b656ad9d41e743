import { type EarEngine, type Heard, openEar, type SpeechServer } from '..';

/** Somebody who speaks into a microphone, as a test has her speak. */
class Visitor {
  readonly #context = new AudioContext();
  readonly #microphone = new MediaStreamAudioDestinationNode(this.#context);
  readonly #heard: Heard[] = [];
  readonly #levels: number[] = [];
  readonly #sent: number[] = [];
  readonly #ear = openEar({
    microphone: {
      track: this.#microphone.stream.getAudioTracks()[0] ?? null,
      onTrack: () => () => {},
      use: () => () => {},
    },
    server: this.#server(),
  });

  constructor() {
    this.#ear.listen((heard) => void this.#heard.push(heard));
    this.#ear.level((level) => void this.#levels.push(level));
  }

  get engine(): EarEngine {
    return this.#ear.engine.get();
  }

  /** What was heard since it was last asked for, and how many seconds of sound the service was given for it. */
  heard(): { heard: Heard[]; seconds: number[]; loudest: number } {
    return {
      heard: this.#heard.splice(0),
      seconds: this.#sent.splice(0),
      loudest: Math.max(0, ...this.#levels.splice(0)),
    };
  }

  hasHeard(what: Heard['is']): boolean {
    return this.#heard.some(({ is }) => is === what);
  }

  /** A wav, in base64. */
  async play(wav: string): Promise<void> {
    const bytes = Uint8Array.from(atob(wav), (letter) => letter.charCodeAt(0));
    await this.#play(await this.#context.decodeAudioData(bytes.buffer));
  }

  /** What a room is full of without anybody speaking: a hiss, claps and a chime. */
  async playNoise(seconds: number): Promise<void> {
    const rate = this.#context.sampleRate;
    const buffer = this.#context.createBuffer(1, seconds * rate, rate);
    const samples = Float32Array.from({ length: buffer.length }, (_, place) => {
      const at = place / rate;
      const noise = 2 * Math.random() - 1;
      const clap = 0.8 * noise * Math.exp(-80 * (at % 0.7));
      const chime = 0.3 * Math.exp(-4 * (at % 1.3)) * Math.sin(2 * Math.PI * 880 * at);
      return 0.1 * noise + clap + chime;
    });
    buffer.copyToChannel(samples, 0);
    await this.#play(buffer);
  }

  #play(buffer: AudioBuffer): Promise<void> {
    const source = new AudioBufferSourceNode(this.#context, { buffer });
    source.connect(this.#microphone);
    const over = new Promise<void>((resolve) => {
      source.onended = () => resolve();
    });
    source.start();
    return over;
  }

  #server(): SpeechServer {
    return {
      engine: async () => ('isServiceDeaf' in globalThis ? 'none' : 'server'),
      hear: async (sound) => {
        this.#sent.push((sound.length - 44) / 32_000);
        return { heard: 'トイレはどこですか', language: 'ja' };
      },
    };
  }
}

declare global {
  var visitor: Visitor;
}
globalThis.visitor = new Visitor();
