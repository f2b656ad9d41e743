import type { SpokenLine } from '@mukae/contract/calls/voices';
import { Observed } from '@/observing/observed';
import type { SpokenWords } from './preparedWords';
import { soundBytes } from './soundBytes';

/** Said: its sound has begun; stopped: before that, so that nobody heard it; voiceless: nothing there has a voice for it. */
export type LineOutcome = 'said' | 'stopped' | 'voiceless';

interface Options {
  /** Null: nothing there has a voice. */
  fetchVoice: (words: SpokenWords) => Promise<SpokenLine | null>;
  /** Instead of the microphone. */
  send: (track: MediaStreamTrack) => Promise<void>;
  /** The microphone is heard again. */
  giveBack: () => void;
}

/** One line, from the wish to its end: the same words said twice are two. */
interface Line {
  /** What the other side hears of it; null: nothing yet. */
  track: MediaStreamTrack | null;
  silence: () => void;
}

/** The other side hears the first sound only once it was told of the track. */
const leadSeconds = 0.12;

/** Says lines in a call with a voice that is made for them: the visitor hears it instead of the microphone, and the operator hears it, too. */
export class AvatarVoice {
  /** The line that is being said. */
  readonly said = new Observed<string | null>(null);
  readonly #options: Options;
  #context: AudioContext | undefined;
  #line: Line | null = null;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** It is sent instead of the microphone. */
  get isSent(): boolean {
    return this.#line !== null && this.#line.track !== null;
  }

  /** Told as soon as its sound begins, or as it is certain that none will. */
  async say(words: SpokenWords): Promise<LineOutcome> {
    if (this.#isClosed) return 'stopped';
    this.hush();
    const line: Line = { track: null, silence: () => {} };
    this.#line = line;
    this.said.set(words.text);
    if (await this.#begin(line, words).catch(() => false)) return 'said';
    if (this.#line !== line) return 'stopped';
    this.hush();
    return 'voiceless';
  }

  hush(): void {
    const line = this.#line;
    this.#line = null;
    line?.silence();
    if (line?.track) {
      this.#options.giveBack();
      line.track.stop();
    }
    this.said.set(null);
  }

  close(): void {
    this.#isClosed = true;
    this.hush();
    void this.#context?.close().catch(() => undefined);
  }

  /** Whether its sound has begun. */
  async #begin(line: Line, words: SpokenWords): Promise<boolean> {
    const spoken = await this.#options.fetchVoice(words);
    if (!spoken || this.#line !== line) return false;
    this.#context ??= new AudioContext();
    const context = this.#context;
    await context.resume();
    const sound = await context.decodeAudioData(soundBytes(spoken.sound));
    const sent = new MediaStreamAudioDestinationNode(context);
    const [track] = sent.stream.getAudioTracks();
    if (!track || this.#line !== line) return false;
    line.track = track;
    await this.#options.send(track);
    if (this.#line !== line) return false;
    // Who has muted herself has muted her microphone, and not the avatar that she lets speak.
    track.enabled = true;
    line.silence = this.#play(sound, sent);
    return true;
  }

  /** Gives back how to fall silent. */
  #play(sound: AudioBuffer, sent: MediaStreamAudioDestinationNode): () => void {
    const { context } = sent;
    const source = new AudioBufferSourceNode(context, { buffer: sound });
    source.connect(sent);
    source.connect(context.destination);
    source.onended = () => this.hush();
    source.start(context.currentTime + leadSeconds);
    return () => {
      source.onended = null;
      source.stop();
      source.disconnect();
    };
  }
}
