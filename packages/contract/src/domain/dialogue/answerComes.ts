import { type AnswerEvent, becomes, type DialogueStep, unchanged } from './dialogueEvents';
import type { DialogueState, Interruptible, ListeningState, OwnWordsState } from './dialogueState';
import { dialogueTiming } from './dialogueTiming';
import { sayOwn } from './saying';
import { breakOff, hearMore, tell } from './telling';
import { hearThinking } from './thinking';

function hear(state: Interruptible, event: AnswerEvent, now: number): DialogueStep<Interruptible> {
  switch (state.at) {
    case 'thinking':
      return hearThinking(state, event, now);
    case 'answering':
    case 'followUp':
    case 'unsure':
    case 'handingOver':
      return hearMore(state, event, now);
    default:
      return unchanged(state);
  }
}

/** A voice is heard: it is said when nobody speaks any more. */
function hearBehindVoice(state: ListeningState, event: AnswerEvent, now: number): DialogueStep {
  if (event.is === 'filler') return unchanged(state);
  const { state: back, effects } = hear(state.back, event, now);
  if (back === state.back) return unchanged(state);
  const visitor = back.at === 'idle' ? state.visitor : back.visitor;
  return { state: { ...state, visitor, back }, effects: effects.filter(({ do: deed }) => deed !== 'say') };
}

/** More of the answer to what was asked last. While a voice is heard it gathers behind it. */
export function answerComes(state: DialogueState, event: AnswerEvent, now: number): DialogueStep {
  if (state.at === 'typing') return unchanged(state);
  return state.at === 'listening' ? hearBehindVoice(state, event, now) : hear(state, event, now);
}

/** Who has said something already leaves it at that; else she apologises. */
export function answerIsOver(state: DialogueState, now: number): DialogueStep {
  switch (state.at) {
    case 'thinking':
      return sayOwn(state, 'failed', now);
    case 'answering':
      return breakOff(state, now);
    case 'listening': {
      const { back } = state;
      // She apologises when nobody speaks any more.
      if (back.at === 'thinking') return becomes({ ...state, back: { ...back, until: now } });
      return back.at === 'answering' ? becomes({ ...state, back: breakOff(back, now).state }) : unchanged(state);
    }
    default:
      return unchanged(state);
  }
}

const staysFor = { failed: dialogueTiming.read, absent: dialogueTiming.followUps } as const;

function ownWordsSaid(state: OwnWordsState, now: number): DialogueStep {
  if (!state.isSpeaking) return unchanged(state);
  const until = state.at === 'greeting' ? state.until : now + staysFor[state.at];
  return becomes({ ...state, isSpeaking: false, until });
}

/** Her voice has come to the end of a sentence. */
export function sentenceSpoken(state: DialogueState, place: number, now: number): DialogueStep {
  switch (state.at) {
    case 'greeting':
    case 'failed':
    case 'absent':
      return ownWordsSaid(state, now);
    case 'answering':
    case 'followUp':
    case 'unsure':
    case 'handingOver':
      return tell(state, place, now);
    default:
      return unchanged(state);
  }
}
