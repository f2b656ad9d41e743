import { becomes, type DialogueStep, unchanged } from './dialogueEvents';
import { type DialogueState, isSaid } from './dialogueState';
import { dialogueTiming } from './dialogueTiming';
import { listen } from './listening';
import { greetAgain, sayOwn } from './saying';
import { sayAgain } from './telling';

/** She was called by a touch. */
export function touched(state: DialogueState, now: number): DialogueStep {
  switch (state.at) {
    case 'idle':
      return sayOwn(state, 'greeting', now);
    case 'typing':
    case 'followUp':
    case 'unsure':
    case 'failed':
    case 'absent':
      return { state: greetAgain(state, now), effects: [{ do: 'hush' }] };
    default:
      return stirred(state, now);
  }
}

/** Whoever touches something is still there. */
export function stirred(state: DialogueState, now: number): DialogueStep {
  switch (state.at) {
    case 'greeting':
    case 'typing':
    case 'followUp':
    case 'unsure':
    case 'failed':
    case 'absent':
      return becomes({ ...state, until: Math.max(state.until, now + dialogueTiming.idleAfter) });
    default:
      return unchanged(state);
  }
}

/** As it is for whoever has not said anything. */
const begun = (state: DialogueState) =>
  state.at === 'idle' ? ({ turn: state.turn, language: 'ja', misses: 0, vain: 0 } as const) : state;

/** The microphone was touched. */
export function spoke(state: DialogueState, now: number): DialogueStep {
  switch (state.at) {
    case 'idle':
    case 'typing':
      return listen(greetAgain(begun(state), now), false, now);
    case 'listening':
    case 'thinking':
    case 'handingOver':
      return unchanged(state);
    default:
      return listen(state, false, now);
  }
}

export function stopped(state: DialogueState, now: number): DialogueStep {
  if (state.at !== 'listening' && state.at !== 'typing') return unchanged(state);
  return { state: greetAgain(state, now), effects: [{ do: 'drop' }] };
}

export function write(state: DialogueState, now: number): DialogueStep {
  if (state.at === 'handingOver' || state.at === 'typing') return unchanged(state);
  const { turn, language, misses, vain } = begun(state);
  return {
    state: { at: 'typing', turn: turn + 1, language, misses, vain, until: now + dialogueTiming.idleAfter },
    effects: [{ do: 'hush' }, { do: 'drop' }],
  };
}

export function again(state: DialogueState, now: number): DialogueStep {
  if (state.at === 'followUp') return sayAgain(state, { choices: state.choices, isOver: false }, now);
  if (state.at !== 'answering' || !state.end || !isSaid(state.answer)) return unchanged(state);
  return sayAgain(state, state.end, now);
}
