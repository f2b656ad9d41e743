import type { NewsOf } from '@mukae/contract/domain/reception/news';
import type { DeskView } from '../deskView';
import { presentOwnState, presentSignageState, statusOfSignage } from '../reception.present';
import type { Letters } from './letters';

export function tellSignage(
  desk: DeskView,
  { signageId, before: was, after: is }: NewsOf<'signage'>,
  { wasMissed, now }: { wasMissed: boolean; now: number },
  letters: Letters,
): void {
  if (statusOfSignage(was) !== statusOfSignage(is) || was?.state !== is?.state) {
    letters.toConsoles({ type: 'reflectSignageState', signage: presentSignageState(desk, signageId, now) }, signageId);
  }
  if (!is) return;
  const state = presentOwnState(desk, is, wasMissed);
  if (was?.state !== is.state) letters.toSignage(signageId, { type: 'submitSignageState', state });
  if (state.at !== 'Active' && state.at !== 'Monitoring') return;
  const { callId, userId } = state.call;
  // Suspended or restarted while somebody looks on: her picture of the screen follows.
  if (was?.state.at === 'Monitoring' && is.state.at === 'Monitoring' && was.state !== is.state) {
    letters.toOperator(userId, { type: 'monitoringStart', call: state.call });
  }
  const isLost = is.link.is === 'lost';
  if (was && isLost !== (was.link.is === 'lost')) {
    letters.toOperator(userId, { type: 'signageConnectionLosted', callId, isLost });
  }
}
