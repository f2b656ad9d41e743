import { asksAgain } from '../talk/asksAgain';
import { cutGraphemes, hasAtMost } from '../text/graphemes';
import type { DialogueStep, VisitorQuestion } from './dialogueEvents';
import { type DialogueChoice, type DialogueState, type Visitor, visitorIn } from './dialogueState';
import { dialogueTiming, longestNoiseHeard } from './dialogueTiming';
import { again } from './telling';

/** As much of it as a call takes. */
const askedMax = 1000;

export const isAsked = (text: string): boolean => !hasAtMost(text.trim(), longestNoiseHeard);

const cut = (said: string): string => cutGraphemes(said.trim(), askedMax);

interface Asked {
  question: VisitorQuestion;
  asked: string;
  by: Visitor;
}

/** Whatever she said or thought about before is over. */
function think(state: DialogueState, { question, asked, by }: Asked, now: number): DialogueStep {
  const turn = state.turn + 1;
  return {
    state: {
      at: 'thinking',
      turn,
      visitor: { ...by, vain: 0 },
      until: now + dialogueTiming.answerAwaited,
      asked,
      gesture: 'plain',
      picture: '',
      filler: null,
      end: null,
    },
    effects: [{ do: 'hush' }, { do: 'drop' }, { do: 'ask', turn, question }],
  };
}

/** Who did not catch an answer asks nothing new. */
function hearAgain(state: DialogueState, said: string, now: number): DialogueStep | null {
  if (!asksAgain(said)) return null;
  const told = state.at === 'listening' ? state.back : state;
  const step = again(told, now);
  return step.state === told ? null : step;
}

export function askHeard(state: DialogueState, said: string, now: number): DialogueStep {
  const repeated = hearAgain(state, said, now);
  if (repeated) return repeated;
  const text = cut(said);
  const by = visitorIn(state);
  return think(state, { question: by.isAsking ? { text } : { text, isOverheard: true }, asked: text, by }, now);
}

export function askTyped(state: DialogueState, typed: string, now: number): DialogueStep {
  const text = cut(typed);
  return think(state, { question: { text }, asked: text, by: { ...visitorIn(state), isAsking: true } }, now);
}

export function askChoice(state: DialogueState, choice: DialogueChoice, now: number): DialogueStep {
  const by = { ...visitorIn(state), isAsking: true };
  const { language } = by;
  return think(state, { question: { choice, language }, asked: choice[language] || choice.ja, by }, now);
}
