import type { BothLanguages } from '../scene/sceneWords';
import type { DialogueEffect, DialogueStep, OwnWords } from './dialogueEvents';
import {
  type DialogueState,
  type OwnWordsState,
  type RunningPart,
  type TellingState,
  visitorIn,
} from './dialogueState';
import { dialogueTiming } from './dialogueTiming';

export const sayPlace = (
  { turn, visitor: { language } }: Omit<RunningPart, 'until'>,
  place: number | null,
  words: BothLanguages | OwnWords,
  isAloud = true,
): DialogueEffect => ({ do: 'say', line: { turn, place, words, language, isAloud } });

const wordsOf = { greeting: 'greeting', failed: 'apology', absent: 'absence' } as const;

/** She says what the screen has words for, and nothing else any more. */
export function sayOwn(
  state: DialogueState,
  at: keyof typeof wordsOf,
  now: number,
  visitor = visitorIn(state),
): DialogueStep {
  const said = {
    turn: state.turn + 1,
    visitor: { ...visitor, misses: 0 },
    until: now + (at === 'greeting' ? dialogueTiming.idleAfter : dialogueTiming.sentenceLasts),
    isSpeaking: true,
  };
  return { state: { at, ...said }, effects: [{ do: 'hush' }, { do: 'drop' }, sayPlace(said, 0, wordsOf[at])] };
}

/** Without a word: she has greeted whoever stands there. */
export const greetAgain = ({ turn, visitor }: Omit<RunningPart, 'until'>, now: number): OwnWordsState => ({
  at: 'greeting',
  turn,
  visitor,
  until: now + dialogueTiming.idleAfter,
  isSpeaking: false,
});

/** What is left of an answer. */
export const sayRest = (state: TellingState): DialogueEffect[] => {
  const { sentences, spoken, isSilent } = state.answer;
  return sentences.slice(spoken).map((words, at) => sayPlace(state, spoken + at, words, !isSilent));
};
