import { type AnswerEvent, becomes, type DialogueStep, unchanged } from './dialogueEvents';
import type { DialogueState, OwnWordsState } from './dialogueState';
import { dialogueTiming } from './dialogueTiming';
import { sayOwn } from './saying';
import { breakOff, hearMore, tell } from './telling';
import { hearThinking } from './thinking';

/** More of the answer to what was asked last. While a voice has cut her short it gathers behind it. */
export function answerComes(state: DialogueState, event: AnswerEvent, now: number): DialogueStep {
  switch (state.at) {
    case 'thinking':
      return hearThinking(state, event, now);
    case 'answering':
    case 'followUp':
    case 'unsure':
    case 'handingOver':
      return hearMore(state, event, now);
    case 'listening': {
      if (state.back.at === 'idle' || !('answer' in state.back)) return unchanged(state);
      const { state: back, effects } = hearMore(state.back, event, now);
      if (back === state.back) return unchanged(state);
      // It is said when nobody speaks any more.
      return { state: { ...state, back }, effects: effects.filter(({ do: deed }) => deed !== 'say') };
    }
    default:
      return unchanged(state);
  }
}

/** Who has said something already leaves it at that; else she apologises. */
export function answerIsOver(state: DialogueState, now: number): DialogueStep {
  switch (state.at) {
    case 'thinking':
      return sayOwn(state, 'failed', now);
    case 'answering':
      return breakOff(state, now);
    case 'listening': {
      if (state.back.at !== 'answering') return unchanged(state);
      const { state: back } = breakOff(state.back, now);
      return back === state.back ? unchanged(state) : becomes({ ...state, back });
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
