import type { SpokenLine } from '@mukae/contract/calls/voices';
import { vowels } from '@mukae/contract/domain/avatar/voiceMouth';
import { Speech } from '@/avatar/speech';
import { Movement } from '@/avatar/stream/movement';
import { LineSpeaker } from '../lineSpeaker';
import { SoundOut } from '../soundOut';
import { lineOf, type Syllables } from './syllables';
import { Tape } from './tape';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** As an avatar does it: how far its mouth is open, and when. */
function watchMouth(movement: Movement) {
  const speech = new Speech();
  const mouths: { at: number; open: number }[] = [];
  let told = movement.heard;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    if (movement.heard !== told) {
      told = movement.heard;
      speech.speak(told?.visemes ?? [], told ? (last - told.startedAt) / 1000 : 0);
    }
    const face = {};
    speech.step(face, (now - last) / 1000);
    last = now;
    mouths.push({ at: now, open: vowels.reduce((sum, vowel) => sum + (Reflect.get(face, vowel) ?? 0), 0) });
  }, 8);
  return { mouths, stop: () => clearInterval(timer) };
}

/** Between these two looks at it something changed. */
interface Change {
  after: number;
  before: number;
}

/** When the mouth opened and shut. */
function changesOf(mouths: readonly { at: number; open: number }[]): Change[] {
  const isOpen = ({ open }: { open: number }) => open > 0.4;
  return mouths.flatMap((mouth, place) => {
    const earlier = mouths[place - 1];
    if (!earlier || isOpen(earlier) === isOpen(mouth)) return [];
    return [{ after: earlier.at, before: mouth.at }];
  });
}

/** Somebody who speaks, whoever lends her a voice; all that is heard and seen of it. */
class Stage {
  #voice: () => Promise<SpokenLine | null> = async () => null;
  #askedAt: number[] = [];
  readonly #movement = new Movement();
  readonly #mouth = watchMouth(this.#movement);
  #tape: Promise<Tape> | undefined;
  readonly #speaker = new LineSpeaker({
    mouth: this.#movement,
    out: new SoundOut((last) => {
      last.connect(last.context.destination);
      const { context } = last;
      if (!(context instanceof AudioContext)) throw new Error('no context of a page');
      this.#mixed ??= new GainNode(context);
      last.connect(this.#mixed);
      this.#tape ??= Tape.of(this.#mixed, context);
    }),
    fetchVoice: (_, signal) => {
      this.#askedAt.push(performance.now());
      return Promise.race([
        this.#voice(),
        new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
      ]);
    },
  });
  #mixed: GainNode | undefined;

  /** The voice that is lent: these syllables after a while, words that are no sound, none at all, or one that never comes. */
  lend(voice: Syllables | 'nonsense' | 'none' | 'never' | 'failing', afterMs = 0): void {
    this.#voice = () => {
      if (voice === 'none') return Promise.resolve(null);
      if (voice === 'never') return new Promise(() => {});
      if (voice === 'failing') return Promise.reject(new Error('it fails'));
      if (voice === 'nonsense') return Promise.resolve({ sound: btoa('<html>'), seconds: 1, visemes: [] });
      return pause(afterMs).then(() => lineOf(voice));
    };
  }

  /** Says some sentences to their end; when they were asked for, began and ended. */
  async say(...texts: string[]): Promise<{ asked: number[]; began: number[]; ended: number[]; saidAt: number }> {
    const [began, ended]: [number[], number[]] = [[], []];
    this.#askedAt = [];
    const saidAt = performance.now();
    await new Promise<void>((resolve) => {
      for (const text of texts)
        this.#speaker.say(
          { text, language: 'ja' },
          {
            onBreath: () => began.push(performance.now()),
            onEnded: () => {
              ended.push(performance.now());
              if (ended.length === texts.length) resolve();
            },
          },
        );
    });
    return { asked: this.#askedAt, began, ended, saidAt };
  }

  /** Says a sentence and is hushed after a while: when, by the clock of the page, and by that of the sound, in seconds. */
  async hushAfter(ms: number, text: string): Promise<{ hushedAt: number; inSound: number }> {
    await new Promise<void>((resolve) =>
      this.#speaker.say({ text, language: 'ja' }, { onBreath: () => resolve(), onEnded: () => {} }),
    );
    await pause(ms);
    const hushed = { hushedAt: performance.now(), inSound: this.#mixed?.context.currentTime ?? Number.NaN };
    this.#speaker.hush();
    await pause(300);
    return hushed;
  }

  /** What was heard and seen so far. */
  async record() {
    await pause(100);
    const tape = await this.#tape;
    return {
      sounds: tape?.sounds() ?? [],
      changes: changesOf(this.#mouth.mouths),
    };
  }
}

declare global {
  var stage: Stage;
}
globalThis.stage = new Stage();
