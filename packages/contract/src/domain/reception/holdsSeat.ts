import { answersCalls } from '../account/role';
import { chosenBy } from '../operator/operator.machine';
import type { OperatorEntry } from './desk';

/**
 * A channel is held by whoever is on standby or in a call, until both are over. Who watches needs none: nobody sees her
 * as an avatar. Nor does who is not of the company's desk: a reservation has a seat of its own.
 */
export const holdsSeat = ({ role, state }: Pick<OperatorEntry, 'role' | 'state'>): boolean =>
  answersCalls(role) && (state.at === 'Active' || chosenBy(state) === 'Standby');
