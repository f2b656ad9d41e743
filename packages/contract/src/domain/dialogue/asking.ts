import { cutGraphemes, hasAtMost } from '../text/graphemes';
import type { DialogueEffect, DialogueStep } from './dialogueEvents';
import { type DialogueChoice, type DialogueState, languageOf } from './dialogueState';
import { dialogueTiming, longestNoiseHeard } from './dialogueTiming';

/** As much of it as a call takes. */
const askedMax = 1000;

export const isAsked = (text: string): boolean => !hasAtMost(text.trim(), longestNoiseHeard);

/** Whatever she said or thought about before is over. */
function think(state: DialogueState, asked: string, ask: DialogueEffect & { do: 'ask' }, now: number): DialogueStep {
  return {
    state: {
      at: 'thinking',
      turn: ask.turn,
      language: languageOf(state),
      misses: state.at === 'idle' ? 0 : state.misses,
      vain: 0,
      until: now + dialogueTiming.answerAwaited,
      asked,
      gesture: 'plain',
      picture: '',
      filler: null,
      end: null,
    },
    effects: [{ do: 'hush' }, { do: 'drop' }, ask],
  };
}

export function askWords(state: DialogueState, said: string, now: number): DialogueStep {
  const text = cutGraphemes(said.trim(), askedMax);
  return think(state, text, { do: 'ask', turn: state.turn + 1, question: { text } }, now);
}

export function askChoice(state: DialogueState, choice: DialogueChoice, now: number): DialogueStep {
  const language = languageOf(state);
  const asked = choice[language] || choice.ja;
  return think(state, asked, { do: 'ask', turn: state.turn + 1, question: { choice, language } }, now);
}
