import { isOwnVoice, type VoiceChanger, type VoiceShape } from '@/voice';

type Changer = Pick<VoiceChanger, 'track' | 'change' | 'close'>;

interface Options {
  changerOf: (track: MediaStreamTrack) => Promise<Changer>;
  send: (track: MediaStreamTrack) => void;
  /** It cannot be changed here, and is sent as it is. */
  onFailure: () => void;
}

/** What is sent of a microphone: its own track, which costs nothing, or the one of a changer. */
export class SentVoice {
  readonly #options: Options;
  readonly #microphone: MediaStreamTrack;
  #shape: VoiceShape;
  #changer: Changer | undefined;
  #isMaking = false;
  #isClosed = false;

  constructor(microphone: MediaStreamTrack, shape: VoiceShape, options: Options) {
    this.#options = options;
    this.#microphone = microphone;
    this.#shape = shape;
    options.send(microphone);
    this.change(shape);
  }

  change(shape: VoiceShape): void {
    this.#shape = shape;
    if (isOwnVoice(shape)) this.#sendOwn();
    else if (this.#changer) this.#changer.change(shape);
    else if (!this.#isMaking) void this.#makeChanger();
  }

  close(): void {
    this.#isClosed = true;
    this.#changer?.close();
  }

  #sendOwn(): void {
    if (!this.#changer) return;
    this.#options.send(this.#microphone);
    this.#changer.close();
    this.#changer = undefined;
  }

  /** Until it is there, the own voice is heard: better than none. */
  async #makeChanger(): Promise<void> {
    this.#isMaking = true;
    try {
      this.#use(await this.#options.changerOf(this.#microphone));
    } catch {
      this.#options.onFailure();
    } finally {
      this.#isMaking = false;
    }
  }

  #use(changer: Changer): void {
    if (this.#isClosed || isOwnVoice(this.#shape)) {
      changer.close();
      return;
    }
    this.#changer = changer;
    changer.change(this.#shape);
    this.#options.send(changer.track);
  }
}
