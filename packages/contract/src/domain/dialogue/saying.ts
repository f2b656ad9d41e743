import type { BothLanguages } from '../scene/sceneWords';
import type { DialogueEffect, DialogueStep, OwnWords } from './dialogueEvents';
import {
  type DialogueState,
  languageOf,
  type OwnWordsState,
  type RunningPart,
  type RunningState,
  type TellingState,
} from './dialogueState';
import { dialogueTiming } from './dialogueTiming';

export const sayPlace = (
  { turn, language }: Pick<RunningState, 'turn' | 'language'>,
  place: number | null,
  words: BothLanguages | OwnWords,
  isAloud = true,
): DialogueEffect => ({ do: 'say', line: { turn, place, words, language, isAloud } });

const wordsOf = { greeting: 'greeting', failed: 'apology', absent: 'absence' } as const;

/** She says what the screen has words for, and nothing else any more. */
export function sayOwn(state: DialogueState, at: keyof typeof wordsOf, now: number): DialogueStep {
  const said = {
    turn: state.turn + 1,
    language: languageOf(state),
    misses: 0,
    vain: 0,
    until: now + (at === 'greeting' ? dialogueTiming.idleAfter : dialogueTiming.sentenceLasts),
    isSpeaking: true,
  };
  return { state: { at, ...said }, effects: [{ do: 'hush' }, { do: 'drop' }, sayPlace(said, 0, wordsOf[at])] };
}

/** Without a word: she has greeted whoever stands there. */
export const greetAgain = (
  { turn, language, misses, vain }: Omit<RunningPart, 'until'>,
  now: number,
): OwnWordsState => ({
  at: 'greeting',
  turn,
  language,
  misses,
  vain,
  until: now + dialogueTiming.idleAfter,
  isSpeaking: false,
});

/** What is left of an answer. */
export const sayRest = (state: TellingState): DialogueEffect[] => {
  const { sentences, spoken, isSilent } = state.answer;
  return sentences.slice(spoken).map((words, at) => sayPlace(state, spoken + at, words, !isSilent));
};
