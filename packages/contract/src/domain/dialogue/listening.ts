import { askWords, isAsked } from './asking';
import { type DialogueEffect, type DialogueStep, unchanged } from './dialogueEvents';
import {
  type DialogueState,
  type Interruptible,
  idleFrom,
  isSaid,
  isSpeaking,
  type ListeningState,
  languageOf,
} from './dialogueState';
import { dialogueTiming, vainInterruptionsMax } from './dialogueTiming';
import { greetAgain, sayRest } from './saying';
import { goOn } from './telling';

const endsInLatin = /[\p{sc=Latin}\d.,?!']$/u;

/** Words of Japanese follow one another without a space. */
function joined(heard: string, text: string): string {
  const more = text.trim();
  if (heard === '' || more === '') return heard + more;
  return endsInLatin.test(heard) ? `${heard} ${more}` : heard + more;
}

/** As it stands there once she has fallen silent. */
function silenced(state: Interruptible): Interruptible {
  switch (state.at) {
    case 'idle':
      return state;
    case 'greeting':
    case 'failed':
    case 'absent':
      return { ...state, isSpeaking: false };
    default:
      return { ...state, answer: { ...state.answer, isSilent: true } };
  }
}

/** Also what passes by without a sound. */
const isUnderway = (state: Interruptible): boolean => 'answer' in state && !isSaid(state.answer);

/** She falls silent at once, and hears. */
export function listen(
  state: Interruptible,
  hasVoice: boolean,
  now: number,
): { state: ListeningState; effects: readonly DialogueEffect[] } {
  const { misses, vain } = state.at === 'idle' ? { misses: 0, vain: 0 } : state;
  const wasSpeaking = isSpeaking(state);
  const listening: ListeningState = {
    at: 'listening',
    turn: state.turn,
    language: languageOf(state),
    misses,
    vain: hasVoice && wasSpeaking ? vain + 1 : vain,
    until: now + (hasVoice ? dialogueTiming.voiceLasts : dialogueTiming.wordAwaited),
    heard: '',
    uncertain: '',
    hasVoice,
    back: silenced(state),
  };
  return { state: listening, effects: wasSpeaking || isUnderway(state) ? [{ do: 'hush' }] : [] };
}

/** Nothing was understood: what stood there before goes on, and she does not speak of it, nor aloud. */
export function goBack({ back, vain }: ListeningState, now: number): DialogueStep {
  switch (back.at) {
    case 'idle':
      return { state: idleFrom(back), effects: [] };
    case 'greeting':
      return { state: greetAgain({ ...back, vain }, now), effects: [] };
    case 'failed':
    case 'absent':
      return { state: { ...back, vain, until: now + dialogueTiming.read }, effects: [] };
    default: {
      const { state, effects } = goOn({ ...back, vain }, now);
      return { state, effects: [...sayRest(state), ...effects] };
    }
  }
}

export function voiceBegan(state: DialogueState, now: number): DialogueStep {
  switch (state.at) {
    case 'listening':
      return { state: { ...state, hasVoice: true, until: now + dialogueTiming.voiceLasts }, effects: [] };
    case 'thinking':
      return state.filler ? { state, effects: [{ do: 'hush' }] } : unchanged(state);
    case 'typing':
    case 'handingOver':
      return unchanged(state);
    default: {
      const isInVain = isSpeaking(state) && state.at !== 'idle' && state.vain >= vainInterruptionsMax;
      return isInVain ? unchanged(state) : listen(state, true, now);
    }
  }
}

export function voiceEnded(state: DialogueState, now: number): DialogueStep {
  if (state.at !== 'listening') return unchanged(state);
  const { heard, uncertain } = state;
  if (heard !== '' && uncertain === '') return askWords(state, heard, now);
  const awaited = uncertain === '' ? dialogueTiming.wordAwaited : dialogueTiming.certaintyAwaited;
  return { state: { ...state, hasVoice: false, until: now + awaited }, effects: [] };
}

function understand(state: ListeningState, text: string, now: number): DialogueStep {
  const heard = joined(state.heard, text);
  if (!isAsked(heard)) return unchanged(state);
  // Who still speaks has not finished.
  if (!state.hasVoice) return askWords(state, heard, now);
  return { state: { ...state, heard, uncertain: '', until: now + dialogueTiming.silence }, effects: [] };
}

function guess(state: ListeningState, text: string, now: number): DialogueStep {
  const uncertain = text.trim();
  if (uncertain === '') return unchanged(state);
  return { state: { ...state, uncertain, until: now + dialogueTiming.certaintyAwaited }, effects: [] };
}

export function hear(
  state: DialogueState,
  { text, isFinal }: { text: string; isFinal: boolean },
  now: number,
): DialogueStep {
  switch (state.at) {
    case 'typing':
    case 'handingOver':
      return unchanged(state);
    case 'listening':
      return isFinal ? understand(state, text, now) : guess(state, text, now);
    case 'thinking':
      return isFinal && isAsked(text) ? askWords(state, text, now) : unchanged(state);
    default: {
      if (isFinal) return isAsked(text) ? askWords(state, text, now) : unchanged(state);
      if (text.trim() === '') return unchanged(state);
      const begun = listen(state, false, now);
      return { state: guess(begun.state, text, now).state, effects: begun.effects };
    }
  }
}

export function nothingHeard(state: DialogueState, now: number): DialogueStep {
  const isOver = state.at === 'listening' && !state.hasVoice && state.heard === '' && state.uncertain === '';
  return isOver ? goBack(state, now) : unchanged(state);
}

/** What was heard so far is what was asked. */
export function listeningPassed(state: ListeningState, now: number): DialogueStep {
  const said = joined(state.heard, state.uncertain);
  return isAsked(said) ? askWords(state, said, now) : goBack(state, now);
}
