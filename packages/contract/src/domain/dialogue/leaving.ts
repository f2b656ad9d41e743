import type { DialogueStep } from './dialogueEvents';
import { type DialogueState, type IdleState, idleFrom } from './dialogueState';

/** Whoever stood there has gone. */
export const goIdle = (state: DialogueState): DialogueStep<IdleState> => ({
  state: idleFrom(state),
  effects: [{ do: 'hush' }, { do: 'drop' }, { do: 'forget' }],
});

/** Something else has the screen: what was said is not forgotten, for whoever answers a call is to know it. */
export const leave = (state: DialogueState): DialogueStep => ({
  state: idleFrom(state),
  effects: [{ do: 'hush' }, { do: 'drop' }],
});
