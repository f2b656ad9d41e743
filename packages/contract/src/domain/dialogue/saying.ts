import type { BothLanguages } from '../scene/sceneWords';
import type { DialogueEffect, DialogueStep, OwnWords } from './dialogueEvents';
import {
  type DialogueAnswer,
  type DialogueState,
  languageOf,
  type OwnWordsState,
  type RunningState,
} from './dialogueState';
import { dialogueTiming } from './dialogueTiming';

export const sayPlace = (
  { turn, language }: Pick<RunningState, 'turn' | 'language'>,
  place: number | null,
  words: BothLanguages | OwnWords,
): DialogueEffect => ({ do: 'say', line: { turn, place, words, language } });

const wordsOf = { greeting: 'greeting', failed: 'apology', absent: 'absence' } as const;

/** She says what the screen has words for, and nothing else any more. */
export function sayOwn(state: DialogueState, at: keyof typeof wordsOf, now: number): DialogueStep {
  const said = {
    turn: state.turn + 1,
    language: languageOf(state),
    vain: 0,
    until: now + (at === 'greeting' ? dialogueTiming.idleAfter : dialogueTiming.sentenceLasts),
    isSpeaking: true,
  };
  return { state: { at, ...said }, effects: [{ do: 'hush' }, { do: 'drop' }, sayPlace(said, 0, wordsOf[at])] };
}

/** Without a word: she has greeted whoever stands there. */
export const greetAgain = (
  { turn, language, vain }: Pick<RunningState, 'turn' | 'language' | 'vain'>,
  now: number,
): OwnWordsState => ({
  at: 'greeting',
  turn,
  language,
  vain,
  until: now + dialogueTiming.idleAfter,
  isSpeaking: false,
});

/** Nothing is left of it but what was asked. */
export const unsaid = (answer: DialogueAnswer): DialogueAnswer => ({ ...answer, shown: 1, spoken: 0, isSilent: false });

/** All of it stands there to be read, and nothing of it is heard. */
export const quieted = (answer: DialogueAnswer): DialogueAnswer => ({
  ...answer,
  shown: answer.sentences.length,
  isSilent: true,
});
