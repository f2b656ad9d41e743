import type { BothLanguages } from '../scene/sceneWords';
import { type AnswerEvent, becomes, type DialogueStep, unchanged } from './dialogueEvents';
import type { AnsweringState, DialogueAnswer, Interruptible, ThinkingState } from './dialogueState';
import { dialogueTiming } from './dialogueTiming';
import { sayPlace } from './saying';
import { conclude, goOn, isWordless, runningPart } from './telling';

const beginning = ({ asked, gesture, picture }: ThinkingState): DialogueAnswer => ({
  asked,
  gesture,
  picture,
  sentences: [],
  spoken: 0,
  isSilent: false,
});

function begin(state: ThinkingState, words: BothLanguages, now: number): DialogueStep<Interruptible> {
  const answer = { ...beginning(state), sentences: [words] };
  const answering: AnsweringState = { ...runningPart(state), at: 'answering', answer, end: state.end };
  return { state: goOn(answering, now).state, effects: [sayPlace(state, 0, words)] };
}

function fill(state: ThinkingState, filler: BothLanguages): DialogueStep<Interruptible> {
  return { state: { ...state, filler }, effects: [sayPlace(state, null, filler)] };
}

/** An answer without a word is waited for a moment longer; what needs none goes on. */
function endEarly(state: ThinkingState, end: AnswerEvent & { is: 'end' }, now: number): DialogueStep<Interruptible> {
  if (end.kind !== 'answer') return conclude({ ...state, answer: beginning(state) }, end, now);
  const until = Math.min(state.until, now + dialogueTiming.sentenceAwaited);
  return becomes({ ...state, end: { choices: end.choices, isOver: end.isOver }, until });
}

export function hearThinking(state: ThinkingState, event: AnswerEvent, now: number): DialogueStep<Interruptible> {
  switch (event.is) {
    case 'understood':
      return becomes({ ...state, visitor: { ...state.visitor, language: event.language } });
    case 'answering':
      return becomes({ ...state, gesture: event.gesture, picture: event.picture });
    case 'filler':
      return state.filler || isWordless(event) ? unchanged(state) : fill(state, { ja: event.ja, en: event.en });
    case 'sentence':
      return isWordless(event) ? unchanged(state) : begin(state, { ja: event.ja, en: event.en }, now);
    case 'end':
      return endEarly(state, event, now);
  }
}
