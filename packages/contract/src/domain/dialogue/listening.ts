import { askHeard, isAsked } from './asking';
import { becomes, type DialogueEffect, type DialogueEvent, type DialogueStep, unchanged } from './dialogueEvents';
import {
  type DialogueState,
  type Interruptible,
  isSaid,
  isSpeaking,
  type ListeningState,
  type Visitor,
  visitorIn,
} from './dialogueState';
import { dialogueTiming, vainInterruptionsMax } from './dialogueTiming';
import { greetAgain, sayRest } from './saying';
import { goOn } from './telling';

type HeardWords = Omit<DialogueEvent & { type: 'heard' }, 'type'>;

/** As it stands there once she has fallen silent. */
function silenced(state: Interruptible, visitor: Visitor): Interruptible {
  switch (state.at) {
    case 'idle':
      return state;
    case 'greeting':
    case 'failed':
    case 'absent':
      return { ...state, visitor, isSpeaking: false };
    case 'thinking':
      return { ...state, visitor };
    default:
      return { ...state, visitor, answer: { ...state.answer, isSilent: true } };
  }
}

/** Also what passes by without a sound. */
const isUnderway = (state: Interruptible): boolean => 'answer' in state && !isSaid(state.answer);

/** She falls silent at once, and hears. */
export function beginListening(
  state: Interruptible,
  hasVoice: boolean,
  now: number,
): { state: ListeningState; effects: readonly DialogueEffect[] } {
  const before = visitorIn(state);
  const wasSpeaking = isSpeaking(state);
  const visitor = hasVoice && wasSpeaking ? { ...before, vain: before.vain + 1 } : before;
  const listening: ListeningState = {
    at: 'listening',
    turn: state.turn,
    visitor,
    until: now + (hasVoice ? dialogueTiming.voiceLasts : dialogueTiming.wordAwaited),
    heard: '',
    certain: '',
    hasVoice,
    back: silenced(state, visitor),
  };
  return { state: listening, effects: wasSpeaking || isUnderway(state) ? [{ do: 'hush' }] : [] };
}

/** Nothing was understood: what stood there before goes on, and she does not speak of it. What she was cut short in is not heard again. */
function goBack({ back }: ListeningState, now: number): DialogueStep {
  switch (back.at) {
    case 'idle':
    case 'thinking':
      return becomes(back);
    case 'greeting':
      return becomes(greetAgain(back, now));
    case 'failed':
    case 'absent':
      return becomes({ ...back, until: now + dialogueTiming.read });
    default: {
      const { state, effects } = goOn(back, now);
      return { state, effects: [...sayRest(state), ...effects] };
    }
  }
}

export function voiceBegan(state: DialogueState, now: number): DialogueStep {
  switch (state.at) {
    case 'listening':
      return { state: { ...state, hasVoice: true, until: now + dialogueTiming.voiceLasts }, effects: [] };
    case 'typing':
    case 'handingOver':
      return unchanged(state);
    default: {
      const isInVain = isSpeaking(state) && state.at !== 'idle' && state.visitor.vain >= vainInterruptionsMax;
      return isInVain ? unchanged(state) : beginListening(state, true, now);
    }
  }
}

/** What she said may still be found out. */
export function voiceEnded(state: DialogueState, now: number): DialogueStep {
  if (state.at !== 'listening') return unchanged(state);
  const awaited = state.heard === '' ? dialogueTiming.wordAwaited : dialogueTiming.certaintyAwaited;
  return becomes({ ...state, hasVoice: false, until: now + awaited });
}

function understand(state: ListeningState, text: string, now: number): DialogueStep {
  if (isAsked(text)) return askHeard(state, text, now);
  return becomes({ ...state, hasVoice: false, heard: '', certain: '', until: now + dialogueTiming.wordAwaited });
}

function guess(state: ListeningState, { text, certain = '' }: HeardWords, now: number): DialogueStep {
  const heard = text.trim();
  if (heard === '') return unchanged(state);
  const awaited = state.hasVoice ? dialogueTiming.voiceLasts : dialogueTiming.certaintyAwaited;
  return becomes({ ...state, heard, certain: certain.trim(), until: now + awaited });
}

export function wordsHeard(state: DialogueState, words: HeardWords, now: number): DialogueStep {
  const { text, isFinal } = words;
  switch (state.at) {
    case 'typing':
    case 'handingOver':
      return unchanged(state);
    case 'listening':
      return isFinal ? understand(state, text, now) : guess(state, words, now);
    default: {
      if (isFinal) return isAsked(text) ? askHeard(state, text, now) : unchanged(state);
      if (text.trim() === '') return unchanged(state);
      const begun = beginListening(state, false, now);
      return { state: guess(begun.state, words, now).state, effects: begun.effects };
    }
  }
}

export const nothingUnderstood = (state: DialogueState, now: number): DialogueStep =>
  state.at === 'listening' ? goBack(state, now) : unchanged(state);

/** What was heard so far is what was asked. */
export const listeningPassed = (state: ListeningState, now: number): DialogueStep =>
  isAsked(state.heard) ? askHeard(state, state.heard, now) : goBack(state, now);
