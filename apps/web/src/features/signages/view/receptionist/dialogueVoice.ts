import type { DialogueEvent, SaidLine } from '@mukae/contract/domain/dialogue/dialogueEvents';
import type { DialogueAnswer } from '@mukae/contract/domain/dialogue/dialogueState';
import { answerPages } from '@mukae/contract/domain/scene/answerPages';
import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import { Movement } from '@/avatar/stream/movement';
import { type BegunBreath, LineSpeaker } from '@/speaking/lineSpeaker';
import type { FetchVoice } from '@/speaking/waysToSpeak';
import { ReadAlong } from './readAlong';
import { languageKnown, startOf, wordsOf } from './wordsSaid';

interface Options {
  fetchVoice: FetchVoice;
  /** The answer as far as it is known; null where she says something else. */
  answer: () => DialogueAnswer | null;
  tell: (event: DialogueEvent) => void;
}

/** Says what the dialogue has to be said, and tells how far that is. */
export class DialogueVoice {
  readonly movement = new Movement();
  readonly #options: Options;
  readonly #speaker: LineSpeaker;
  readonly #readAlong = new ReadAlong();

  constructor(options: Options) {
    this.#options = options;
    this.#speaker = new LineSpeaker({ fetchVoice: options.fetchVoice, mouth: this.movement });
  }

  /** How many letters of the answer are said, in the language that leads. */
  get spokenTo(): ReadAlong['spokenTo'] {
    return this.#readAlong.spokenTo;
  }

  say({ turn, place, language: wanted, isAloud }: SaidLine, words: BothLanguages): void {
    const language = languageKnown(words, wanted);
    const text = words[language].trim();
    if (place === 0) this.#readAlong.startOver();
    if (place === null) {
      this.#speaker.say({ text, language }, undefined, isAloud);
      return;
    }
    const { tell } = this.#options;
    this.#speaker.say(
      { text, language },
      {
        onBreath: (begun) => this.#follow(begun, place, wanted),
        onEnded: () => tell({ type: 'sentenceSpoken', turn, place }),
      },
      isAloud,
    );
  }

  /** Words that nobody asks how far they came. */
  tell(words: BothLanguages, wanted: SaidLine['language']): void {
    const language = languageKnown(words, wanted);
    this.#speaker.say({ text: words[language].trim(), language });
  }

  hush(): void {
    this.#speaker.hush();
    this.#readAlong.stop();
  }

  close(): void {
    this.#speaker.close();
    this.#readAlong.stop();
  }

  #follow(begun: BegunBreath, place: number, wanted: SaidLine['language']): void {
    const answer = this.#options.answer();
    if (!answer) return;
    const whole = wordsOf(answer);
    const leading = languageKnown(whole, wanted);
    const pages = answerPages(whole, leading).map(({ from }) => from);
    this.#readAlong.begin({ ...begun, from: startOf(answer, place, leading) + begun.from }, pages);
  }
}
