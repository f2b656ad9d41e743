import type { SpokenLine } from '@mukae/contract/calls/voices';
import { AvatarVoice, type LineOutcome } from '../avatarVoice';
import { lineOf, type Syllables } from './syllables';
import { Tape } from './tape';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function quietTrack(context: AudioContext): MediaStreamTrack {
  const [track] = context.createMediaStreamDestination().stream.getAudioTracks();
  if (!track) throw new Error('no microphone');
  return track;
}

/** An operator in a call: what she has said for her, when its sound is made, and what the other side hears. */
class Operator {
  readonly #context: AudioContext;
  readonly #ear: AudioNode;
  readonly #tape: Tape;
  readonly #microphone: MediaStreamTrack;
  readonly #sent: MediaStreamTrack[] = [];
  readonly #wanted: ((spoken: SpokenLine | null) => void)[] = [];
  #arrives: Promise<void> = Promise.resolve();
  #line: AudioNode | undefined;
  readonly #voice = new AvatarVoice({
    fetchVoice: () => new Promise((resolve) => this.#wanted.push(resolve)),
    send: (track) => this.#send(track),
    giveBack: () => void this.#send(this.#microphone),
  });

  private constructor(context: AudioContext, ear: AudioNode, tape: Tape) {
    this.#context = context;
    this.#ear = ear;
    this.#tape = tape;
    this.#microphone = quietTrack(context);
  }

  static async of(context: AudioContext): Promise<Operator> {
    const ear = new GainNode(context);
    return new Operator(context, ear, await Tape.of(ear, context));
  }

  say(text: string): Promise<LineOutcome> {
    return this.#voice.say({ text, language: 'ja' });
  }

  hush(): void {
    this.#voice.hush();
  }

  leave(): void {
    this.#voice.close();
  }

  /** The sound of the line that was wanted at this place, from 0, is there; null: nothing has a voice for it. */
  make(place: number, voice: Syllables | null): void {
    this.#wanted[place]?.(voice && lineOf(voice));
  }

  /** The next track takes until the connection has it. */
  holdNext(): () => void {
    let arrive = () => {};
    this.#arrives = new Promise((resolve) => {
      arrive = resolve;
    });
    return () => arrive();
  }

  get isSaying(): boolean {
    return this.#voice.said.get() !== null;
  }

  /** What was sent one after the other, and whether it still lives. */
  get sent(): { of: 'microphone' | 'voice'; isLive: boolean }[] {
    return this.#sent.map((track) => ({
      of: track === this.#microphone ? 'microphone' : 'voice',
      isLive: track.readyState === 'live',
    }));
  }

  async untilSilent(): Promise<void> {
    while (this.isSaying) await pause(20);
  }

  /** Whether the other side hears something from now on, for a while. */
  async isHeard(): Promise<boolean> {
    await pause(300);
    const from = performance.now();
    await pause(400);
    return this.#tape.sounds().some(({ to }) => to > from);
  }

  /** How many sounds the other side heard so far. */
  async sounds(): Promise<number> {
    await pause(100);
    return this.#tape.sounds().length;
  }

  async #send(track: MediaStreamTrack): Promise<void> {
    this.#sent.push(track);
    this.#line?.disconnect();
    this.#line = this.#context.createMediaStreamSource(new MediaStream([track]));
    this.#line.connect(this.#ear);
    const arrives = this.#arrives;
    this.#arrives = Promise.resolve();
    await arrives;
  }
}

declare global {
  var operator: Operator;
  var enterCall: () => Promise<void>;
}
globalThis.enterCall = async () => {
  globalThis.operator = await Operator.of(new AudioContext());
};
