import { unexpectedAnswer } from '../answer';
import type { Realtime } from './realtime';

/** For who has nothing to hear: nobody answers, and nothing is tried. */
export const noRealtime: Realtime = {
  state: { is: 'closed', because: 'stopped' },
  onState: () => () => {},
  on: () => () => {},
  say: async () => unexpectedAnswer(),
  ask: async () => unexpectedAnswer(),
  send: () => {},
  close: () => {},
};
