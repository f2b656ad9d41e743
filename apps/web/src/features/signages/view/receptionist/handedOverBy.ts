import { type DialogueState, visitorIn } from '@mukae/contract/domain/dialogue/dialogueState';
import { spokenLines } from '@mukae/contract/domain/scene/sceneWords';
import type { CallingState } from '@/scene/sceneState';
import { languageKnown, wordsOf } from './wordsSaid';

/** What whoever is called is told of the dialogue before; null: nothing was asked in it. */
export function handedOverBy(state: DialogueState, lastAsked: string): CallingState['handedOver'] {
  if (lastAsked === '') return null;
  const { language } = visitorIn(state);
  const words = state.at === 'handingOver' ? wordsOf(state.answer) : spokenLines.Calling;
  return { leading: languageKnown(words, language), words, told: lastAsked };
}
