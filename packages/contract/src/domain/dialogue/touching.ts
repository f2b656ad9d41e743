import type { VoiceLanguage } from '../voice/spokenText';
import { becomes, type DialogueStep, unchanged } from './dialogueEvents';
import { type DialogueState, visitorIn, visitorSpeaking } from './dialogueState';
import { dialogueTiming } from './dialogueTiming';
import { beginListening } from './listening';
import { greetAgain, sayOwn } from './saying';

/** Whoever touches something means her. */
const asking = (state: DialogueState) => ({ turn: state.turn, visitor: { ...visitorIn(state), isAsking: true } });

/** She was called by a touch. */
export function touched(state: DialogueState, language: VoiceLanguage | undefined, now: number): DialogueStep {
  switch (state.at) {
    case 'idle':
      return sayOwn(state, 'greeting', now, { ...visitorSpeaking(language), isAsking: true });
    case 'typing':
    case 'followUp':
    case 'unsure':
    case 'failed':
    case 'absent':
      return { state: greetAgain(asking(state), now), effects: [{ do: 'hush' }] };
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
      return becomes({ ...state, ...asking(state), until: Math.max(state.until, now + dialogueTiming.idleAfter) });
    default:
      return unchanged(state);
  }
}

/** The microphone was touched. */
export function spoke(state: DialogueState, now: number): DialogueStep {
  switch (state.at) {
    case 'idle':
    case 'typing':
      return beginListening(greetAgain(asking(state), now), false, now);
    case 'listening':
    case 'thinking':
    case 'handingOver':
      return unchanged(state);
    default:
      return beginListening({ ...state, ...asking(state) }, false, now);
  }
}

export function stopped(state: DialogueState, now: number): DialogueStep {
  if (state.at !== 'listening' && state.at !== 'typing') return unchanged(state);
  return { state: greetAgain(state, now), effects: [{ do: 'drop' }] };
}

export function write(state: DialogueState, now: number): DialogueStep {
  if (state.at === 'handingOver' || state.at === 'typing') return unchanged(state);
  const { turn, visitor } = asking(state);
  return {
    state: { at: 'typing', turn: turn + 1, visitor, until: now + dialogueTiming.idleAfter },
    effects: [{ do: 'hush' }, { do: 'drop' }],
  };
}
