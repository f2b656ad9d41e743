import { expect, it } from 'vitest';
import { dialogueMachine, idleDialogue, stepDialogue } from './dialogue.machine';
import { type DialogueState, nextDeadline } from './dialogueState';

/** The same every time. */
function someNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

it('[D-AS10] never stays anywhere for ever: whatever happened, an idle screen comes by itself', () => {
  const number = someNumbers(7);
  let state: DialogueState = idleDialogue;
  let now = 0;
  for (let round = 0; round < 20_000; round += 1) {
    const event = dialogueMachine.events[number(dialogueMachine.events.length)];
    if (!event) throw new Error('no event');
    const isOfNow = 'turn' in event && number(4) > 0;
    now += number(3_000);
    state = stepDialogue(state, isOfNow ? { ...event, turn: state.turn } : event, now).state;
    if (round % 50 > 0) continue;
    let left: DialogueState = state;
    for (let steps = 0; left.at !== 'idle'; steps += 1) {
      expect(steps, JSON.stringify(left)).toBeLessThan(10);
      left = stepDialogue(left, { type: 'passed' }, nextDeadline(left) ?? 0).state;
    }
  }
});
