import type { Desk } from '@mukae/contract/domain/reception/desk';
import type { Snapshot } from '@mukae/contract/realtime/serverMessages';
import type { Attendance } from './attendance';
import type { PageConnection } from './connections';
import type { DeskView } from './deskView';
import { maySeeSignage } from './reach';
import { presentCall, presentOwnState, presentOwnStatus, presentRing, presentSignageState } from './reception.present';

const ownCall = ({ operators, calls }: Desk, userId: number) => {
  const operator = operators.get(userId);
  const callId = operator?.state.at === 'Active' ? operator.state.callId : operator?.watches;
  return callId ? calls.get(callId) : undefined;
};

function ofConsole(
  connection: PageConnection,
  desks: readonly DeskView[],
  attendance: Attendance,
  now: number,
): Snapshot {
  const { userId } = connection.principal.person;
  const mine = desks.map((desk) => ({ desk, me: desk.now.operators.get(userId), call: ownCall(desk.now, userId) }));
  const at = mine.find((one) => one.me);
  const busy = mine.find((one) => one.call);
  const seen = desks.flatMap((desk) =>
    [...desk.places.signages].flatMap(([id, place]) =>
      desk.now.signages.has(id) && maySeeSignage(connection.principal, place)
        ? [{ desk, id, userId: place.userId }]
        : [],
    ),
  );
  return {
    of: 'console',
    ...presentOwnStatus(at?.desk.companyId ?? null, at?.me),
    signages: seen.map(({ desk, id }) => presentSignageState(desk, id, now)),
    devices: seen.flatMap(({ userId: screenId }) => attendance.devicesOf(screenId)),
    rings: desks.flatMap((desk) =>
      [...desk.now.requests.values()]
        .filter(({ state }) => state.at === 'Ringing' && state.ringing.includes(userId))
        .map((request) => presentRing(desk, request)),
    ),
    call: busy?.call ? presentCall(busy.desk, busy.call) : null,
  };
}

/** All that a page needs when it comes for the first time, or has missed too much. */
export function snapshotFor(
  connection: PageConnection,
  desks: readonly DeskView[],
  attendance: Attendance,
  now: number,
): Snapshot {
  const { signage } = connection;
  const [own] = desks;
  const entry = signage && own?.now.signages.get(signage.id);
  if (!signage || !own || !entry) return ofConsole(connection, desks, attendance, now);
  return { of: 'signage', signageId: signage.id, state: presentOwnState(own, entry, false) };
}
