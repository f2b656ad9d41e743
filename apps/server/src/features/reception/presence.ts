import type { OperatorStatus } from '@mukae/contract/domain/operator/status';
import type { Link } from '@mukae/contract/domain/reception/link';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import type { Reach } from '#platform/access/reach';
import type { Attendance } from './attendance';
import type { Desks } from './desks';
import type { DeskView } from './deskView';
import { statusOfOperator, statusOfSignage } from './reception.present';

interface Device {
  id: number;
  companyId: number;
}

/** What everybody is doing now, for lists and decisions elsewhere. */
export interface Presence {
  operator(userId: number): OperatorStatus;
  signage(signage: Device): DeviceStatus;
  isInCall(userId: number): boolean;
  /** Connected, as a person or as a screen, or so lately that she is still waited for. */
  mayBeInCall(userId: number): boolean;
  isSignageInCall(signage: Device): boolean;
  /** Of the signages that are, or were, at a desk. */
  signages(reach: Reach): ReadonlyMap<number, DeviceStatus>;
  countSignages(reach: Reach): { online: number };
  /** Everybody who is at a desk, also whoever answers no calls. */
  atDesks(reach: Reach): ReadonlyMap<number, OperatorStatus>;
}

const isWaitedFor = ({ link }: { link: Link }): boolean => link.is !== 'down';

/** A person or a screen that is at the desk, or comes back to it. */
function isAt({ now, places }: DeskView, userId: number): boolean {
  const operator = now.operators.get(userId);
  if (operator && isWaitedFor(operator)) return true;
  return [...now.signages].some(([id, entry]) => places.signages.get(id)?.userId === userId && isWaitedFor(entry));
}

export function makePresence(desks: Desks, attendance: Attendance): Presence {
  const within = (reach: Reach): DeskView[] =>
    reach.kind === 'company' ? desks.all().filter(({ companyId }) => companyId === reach.companyId) : desks.all();

  const operator = (userId: number): OperatorStatus => {
    const at = desks.all().find(({ now }) => now.operators.has(userId));
    return statusOfOperator(at?.now.operators.get(userId));
  };
  const signage = ({ id, companyId }: Device): DeviceStatus =>
    statusOfSignage(desks.loadedDesk(companyId)?.now.signages.get(id));

  return {
    operator,
    signage,
    mayBeInCall: (userId) => attendance.isHere(userId) || desks.all().some((desk) => isAt(desk, userId)),
    isInCall: (userId) => operator(userId) === 'Active',
    isSignageInCall: (device) => ['Active', 'Monitoring'].includes(signage(device)),
    signages: (reach) =>
      new Map(within(reach).flatMap(({ now }) => [...now.signages].map(([id, entry]) => [id, statusOfSignage(entry)]))),
    countSignages(reach) {
      const devices = within(reach).flatMap(({ now, places }) =>
        [...now.signages].filter(([id]) => places.signages.get(id)?.ownerId === null),
      );
      return { online: devices.filter(([, entry]) => statusOfSignage(entry) !== 'Logout').length };
    },
    atDesks: (reach) =>
      new Map(
        within(reach).flatMap(({ now }) => [...now.operators].map(([id, entry]) => [id, statusOfOperator(entry)])),
      ),
  };
}
