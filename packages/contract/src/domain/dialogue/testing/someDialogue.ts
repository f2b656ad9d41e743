import { idleDialogue, stepDialogue } from '../dialogue.machine';
import type { AnswerEvent, DialogueEffect, DialogueEvent } from '../dialogueEvents';
import { type DialogueState, nextDeadline } from '../dialogueState';

export const stroller = { ja: 'ベビーカーは借りられますか', en: 'Can I borrow a stroller?' };
export const strollerAnswer = {
  ja: 'はい、1階の総合案内でお貸ししています。',
  en: 'Yes, at Information on the 1st floor.',
};
export const moreOfIt = { ja: '無料です。', en: 'It is free.' };
export const choices = [
  { id: 1, ja: 'いつまでに返しますか', en: 'When to return it' },
  { id: 2, ja: '授乳室はどこですか', en: 'Nursing room' },
];

type Ending = Partial<Omit<AnswerEvent & { is: 'end' }, 'is'>>;

/** A dialogue that nobody has begun, at a time of the test's choosing. */
export function someDialogue() {
  let state: DialogueState = idleDialogue;
  let now = 1000;
  let effects: DialogueEffect[] = [];

  const happens = (event: DialogueEvent) => {
    const next = stepDialogue(state, event, now);
    state = next.state;
    effects.push(...next.effects);
  };
  /** As the page does it: whatever is due meanwhile happens when it is due. */
  function passes(ms: number) {
    const until = now + ms;
    for (let due = nextDeadline(state); due !== null && due <= until; due = nextDeadline(state)) {
      now = due;
      happens({ type: 'passed' });
    }
    now = until;
  }
  const answers = (event: AnswerEvent, turn = state.turn) => happens({ type: 'answer', turn, event });
  const says = (words: { ja: string; en: string }) => answers({ is: 'sentence', ...words });
  const ends = (ending: Ending = {}) => answers({ is: 'end', kind: 'answer', choices: [], isOver: false, ...ending });
  const speaks = (place = 0) => happens({ type: 'sentenceSpoken', turn: state.turn, place });

  return {
    happens,
    passes,
    answers,
    says,
    ends,
    /** Her voice says a sentence, whole. */
    speaks,
    now: () => now,
    at: () => state.at,
    state: () => state,
    turn: () => state.turn,
    /** What was to be done since this was asked last. */
    deeds(): DialogueEffect[] {
      const done = effects;
      effects = [];
      return done;
    },
    /** She says all of an answer to something that was typed. */
    isAnswered(ending: Ending = {}) {
      happens({ type: 'typed', text: stroller.ja });
      says(strollerAnswer);
      ends(ending);
      speaks();
      effects = [];
    },
  };
}
