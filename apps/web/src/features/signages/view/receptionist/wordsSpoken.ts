import type { OwnReceptionist } from '@mukae/contract/calls/receptionist';
import type { SaidLine } from '@mukae/contract/domain/dialogue/dialogueEvents';
import {
  type DialogueAnswer,
  type DialogueState,
  isSpeaking,
  visitorIn,
} from '@mukae/contract/domain/dialogue/dialogueState';
import { ownLines } from '@mukae/contract/domain/dialogue/ownWords';
import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import { languageKnown, wordsOf } from './wordsSaid';

export const greetingOf = ({ greeting, greetingEn }: OwnReceptionist): BothLanguages => ({
  ja: greeting,
  en: greetingEn,
});

/** The answer that is given, or was cut short by a voice; null: something else stands there. */
export function answerGiven(state: DialogueState): DialogueAnswer | null {
  if (state.at === 'listening') return answerGiven(state.back);
  return 'answer' in state ? state.answer : null;
}

/** What is to be said, in words. */
export function wordsOfLine({ words }: Pick<SaidLine, 'words'>, own: OwnReceptionist): BothLanguages {
  if (typeof words !== 'string') return words;
  return words === 'greeting' ? greetingOf(own) : ownLines[words];
}

function wordsIn(state: DialogueState, own: OwnReceptionist): BothLanguages | null {
  switch (state.at) {
    case 'greeting':
      return greetingOf(own);
    case 'failed':
      return ownLines.apology;
    case 'absent':
      return ownLines.absence;
    case 'thinking':
      return state.filler;
    default: {
      const answer = answerGiven(state);
      return answer && wordsOf(answer);
    }
  }
}

/** What a loudspeaker may be saying of a dialogue; null: it is silent. */
export function wordsAloud(state: DialogueState, own: OwnReceptionist): string | null {
  const words = isSpeaking(state) ? wordsIn(state, own) : null;
  return words === null ? null : words[languageKnown(words, visitorIn(state).language)];
}
