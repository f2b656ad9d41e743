import type { DeskEvent } from '@mukae/contract/domain/reception/deskEvents';
import type { Clock } from '#platform/clock/clock';
import type { Logger } from '#platform/log/logger';
import { Refusal } from '#platform/refusals/refusal';
import type { Attendance } from './attendance';
import type { CompanyDesk } from './companyDesk';
import type { Connections, PageConnection } from './connections';
import type { Desks } from './desks';
import type { DeskView } from './deskView';
import { snapshotFor } from './snapshot';
import type { Stream } from './stream';

/** How a page comes: the last message that it has seen, and whether it gives way to whoever was there before. */
export interface Coming {
  epoch: string;
  seq: number;
  givesWay: boolean;
}

/** Elsewhere: another browser of the account was faster. Over: the meeting that she came for has ended. */
type Entry = 'in' | 'elsewhere' | 'over';

/** Pages that come and go. */
export interface Comings {
  /** The page is told where the stream stands, and hears everything from there on, if it may come in. */
  enter(connection: PageConnection, coming: Coming): Promise<Entry>;
  leave(connection: PageConnection): Promise<void>;
  /** The person says goodbye: nothing of hers is waited for. */
  leaveForGood(connection: PageConnection): Promise<void>;
  /** A page says that it is there: one that said goodbye, and whose logout failed then, is back. */
  stay(connection: PageConnection): Promise<Exclude<Entry, 'elsewhere'>>;
  /** Whoever a desk believes to be connected and who is not, whatever failed when she went. */
  missGone(): Promise<void>;
  /** Whoever is connected here and whom a desk does not know of: who holds it now may never have heard of her. */
  comeAgain(companyId: number): Promise<void>;
}

interface Dependencies {
  clock: Clock;
  connections: Connections;
  attendance: Attendance;
  desks: Desks;
  stream: Stream;
  log: Logger;
}

export function makeComings({ clock, connections, attendance, desks, stream, log }: Dependencies): Comings {
  const saidGoodbye = new WeakSet<PageConnection>();

  const own = (connection: PageConnection): number | null =>
    connection.signage?.companyId ?? connection.principal.person.companyId;

  async function desksOf(connection: PageConnection): Promise<CompanyDesk[]> {
    const companyId = own(connection);
    return companyId === null ? desks.all() : [await desks.of(companyId)];
  }

  async function come(desk: CompanyDesk, { signage, principal }: PageConnection): Promise<void> {
    const { userId, role, name, storeId, characterId } = principal.person;
    if (signage && principal.caller === 'visiting') {
      await desk.happen({ type: 'guestCame', signageId: signage.id, meeting: principal.meeting });
    } else if (signage) await desk.happen({ type: 'signageCame', signageId: signage.id });
    else await desk.happen({ type: 'operatorCame', userId, role, name, storeId, characterId });
  }

  const isOver = (failure: unknown): boolean => failure instanceof Refusal && failure.error === 'meetingClosed';

  async function comeTo(known: readonly CompanyDesk[], connection: PageConnection): Promise<'in' | 'over'> {
    try {
      for (const desk of known) if (isAt(desk, connection)) await come(desk, connection);
      return 'in';
    } catch (failure) {
      if (isOver(failure)) return 'over';
      throw failure;
    }
  }

  /** Somebody of another company is only at desks where she went in. */
  const isAt = (desk: CompanyDesk, { principal, signage }: PageConnection): boolean =>
    signage !== undefined || principal.person.companyId !== null || desk.now.operators.has(principal.person.userId);

  function greet(connection: PageConnection, known: readonly CompanyDesk[], { epoch, seq }: Coming): void {
    const missed = stream.missed(connection, epoch, seq);
    const snapshot = missed ? null : snapshotFor(connection, known, attendance, clock.now().getTime());
    const at = missed ? {} : { seq: stream.seq };
    const init = { ...at, type: 'wsInit', epoch: stream.epoch, snapshot };
    connection.socket.say(JSON.stringify(init));
    for (const text of missed ?? []) connection.socket.say(text);
  }

  async function letIn(connection: PageConnection, coming: Coming): Promise<Entry> {
    const { userId, role } = connection.principal.person;
    const known = await desksOf(connection);
    if ((await comeTo(known, connection)) === 'over') return 'over';
    if (attendance.isInOtherBrowser(connection)) return 'elsewhere';
    // What it saw at another node is read here as well.
    if (coming.epoch === stream.epoch) await stream.reached(coming.seq);
    // Nothing is awaited between the greeting and the entry, so that nothing is missed or told twice.
    greet(connection, known, coming);
    connections.add(connection);
    log.info({ userId, role }, 'a page is connected');
    return 'in';
  }

  const isMissed = ({ now }: DeskView, { signage, principal }: PageConnection): boolean =>
    (signage ? now.signages.get(signage.id) : now.operators.get(principal.person.userId))?.link.is !== 'up';

  /** The call that a page is in the middle of. */
  function callAt({ now }: CompanyDesk, { signage, principal }: PageConnection): string | undefined {
    const state = signage ? now.signages.get(signage.id)?.state : now.operators.get(principal.person.userId)?.state;
    return state && 'callId' in state ? state.callId : undefined;
  }

  function goneFrom({ now, places }: DeskView): DeskEvent[] {
    const gone: DeskEvent[] = [];
    for (const [userId, { link }] of now.operators) {
      if (link.is === 'up' && !attendance.isHere(userId)) gone.push({ type: 'operatorDropped', userId });
    }
    for (const [signageId, { link }] of now.signages) {
      const userId = places.signages.get(signageId)?.userId;
      const isGone = userId !== undefined && !attendance.isHere(userId);
      if (link.is === 'up' && isGone) gone.push({ type: 'signageDropped', signageId });
    }
    return gone;
  }

  return {
    async enter(connection, coming) {
      connections.expect(connection);
      try {
        return await letIn(connection, coming);
      } finally {
        connections.expectNoMore(connection);
      }
    },
    async leave(connection) {
      if (!connections.has(connection)) return;
      connections.remove(connection);
      const { userId, role } = connection.principal.person;
      log.info({ userId, role }, 'a page is gone');
      for (const desk of await desksOf(connection)) {
        // Asked right before it happens: a page that comes meanwhile happens after it.
        if (attendance.isHere(userId) || !isAt(desk, connection)) continue;
        const { signage } = connection;
        const callId = callAt(desk, connection);
        if (callId !== undefined) log.error({ userId, role, callId }, 'a connection was lost in the middle of a call');
        await desk.happen(
          signage ? { type: 'signageDropped', signageId: signage.id } : { type: 'operatorDropped', userId },
        );
      }
    },
    async leaveForGood(connection) {
      saidGoodbye.add(connection);
      const { userId } = connection.principal.person;
      for (const desk of await desksOf(connection)) {
        if (!isAt(desk, connection)) continue;
        const { signage } = connection;
        await desk.happen(signage ? { type: 'signageLeft', signageId: signage.id } : { type: 'operatorLeft', userId });
      }
    },
    async stay(connection) {
      if (!saidGoodbye.has(connection)) return 'in';
      const stays = await comeTo(await desksOf(connection), connection);
      // Only now: where that failed, the next sign of life tries again.
      saidGoodbye.delete(connection);
      return stays;
    },
    async comeAgain(companyId) {
      const desk = desks.loadedDesk(companyId);
      if (!desk) return;
      for (const connection of connections.all()) {
        const isOfDesk = own(connection) === companyId && !saidGoodbye.has(connection);
        if (isOfDesk && isMissed(desk, connection)) await comeTo([desk], connection);
      }
    },
    async missGone() {
      for (const desk of await desks.allHeld()) for (const gone of goneFrom(desk)) await desk.happen(gone);
    },
  };
}
