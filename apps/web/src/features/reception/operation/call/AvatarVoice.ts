import type { SpokenLine } from '@mukae/contract/calls/voices';
import { Observed } from '@/observing/observed';

/** What is to be said, and in which language. */
export interface WordsToSay {
  text: string;
  language: 'ja' | 'en';
}

interface Options {
  /** Null: nothing there has a voice. */
  fetchVoice: (words: WordsToSay) => Promise<SpokenLine | null>;
  /** Instead of the microphone. */
  send: (track: MediaStreamTrack) => Promise<void>;
  /** The microphone is heard again. */
  giveBack: () => void;
}

/** The other side hears the first sound only once it was told of the track. */
const leadSeconds = 0.12;

const bytesOf = (base64: string): ArrayBuffer => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)).buffer;

/** Says lines in a call with a voice that is made for them: the visitor hears it instead of the microphone, and the operator hears it, too. */
export class AvatarVoice {
  /** The line that is being said. */
  readonly said = new Observed<string | null>(null);
  readonly #options: Options;
  #context: AudioContext | undefined;
  #stop = () => {};
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** False: there is no voice for it, and nothing was said. */
  async say(words: WordsToSay): Promise<boolean> {
    this.hush();
    this.said.set(words.text);
    const isSaid = await this.#say(words).catch(() => false);
    if (!isSaid) this.#end(words.text);
    return isSaid;
  }

  hush(): void {
    this.#stop();
    this.#stop = () => {};
    this.said.set(null);
  }

  close(): void {
    this.#isClosed = true;
    this.hush();
    void this.#context?.close().catch(() => undefined);
  }

  async #say(words: WordsToSay): Promise<boolean> {
    const spoken = await this.#options.fetchVoice(words);
    if (!spoken || this.#isPassed(words)) return spoken !== null;
    this.#context ??= new AudioContext();
    const context = this.#context;
    await context.resume();
    const sound = await context.decodeAudioData(bytesOf(spoken.sound));
    const sent = context.createMediaStreamDestination();
    const [track] = sent.stream.getAudioTracks();
    if (!track) return false;
    await this.#options.send(track);
    if (this.#isPassed(words)) {
      this.#options.giveBack();
      return true;
    }
    // Who has muted herself has muted her microphone, and not the avatar that she lets speak.
    track.enabled = true;
    this.#play(sound, sent, words.text);
    return true;
  }

  #play(sound: AudioBuffer, sent: MediaStreamAudioDestinationNode, text: string): void {
    const context = sent.context;
    const source = new AudioBufferSourceNode(context, { buffer: sound });
    source.connect(sent);
    source.connect(context.destination);
    const end = () => {
      source.onended = null;
      source.disconnect();
      this.#options.giveBack();
    };
    this.#stop = () => {
      source.stop();
      end();
    };
    source.onended = () => {
      end();
      this.#stop = () => {};
      this.#end(text);
    };
    source.start(context.currentTime + leadSeconds);
  }

  /** Something else is said by now, or the call is over. */
  #isPassed({ text }: WordsToSay): boolean {
    return this.#isClosed || this.said.get() !== text;
  }

  #end(text: string): void {
    if (this.said.get() === text) this.said.set(null);
  }
}
