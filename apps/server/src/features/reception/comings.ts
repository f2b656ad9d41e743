import type { Clock } from '../../platform/clock/clock';
import type { Logger } from '../../platform/log/logger';
import type { CompanyDesk } from './companyDesk';
import type { Connection, Connections } from './connections';
import type { Desks } from './desks';
import { snapshotFor } from './snapshot';
import type { Stream } from './stream';

/** Pages that come and go. */
export interface Comings {
  /** The page is told where the stream stands, and hears everything from there on. */
  enter(connection: Connection, since: { epoch: string; seq: number }): Promise<void>;
  leave(connection: Connection): Promise<void>;
  /** The person says goodbye: nothing of hers is waited for. */
  leaveForGood(connection: Connection): Promise<void>;
}

interface Dependencies {
  clock: Clock;
  connections: Connections;
  desks: Desks;
  stream: Stream;
  log: Logger;
}

export function makeComings({ clock, connections, desks, stream, log }: Dependencies): Comings {
  const own = (connection: Connection): number | null =>
    connection.signage?.companyId ?? connection.principal.person.companyId;

  async function desksOf(connection: Connection): Promise<CompanyDesk[]> {
    const companyId = own(connection);
    return companyId === null ? desks.all() : [await desks.of(companyId)];
  }

  async function come(desk: CompanyDesk, { signage, principal }: Connection): Promise<void> {
    const { userId, name, storeId, characterId } = principal.person;
    if (signage) await desk.happen({ type: 'signageCame', signageId: signage.id });
    else await desk.happen({ type: 'operatorCame', userId, name, storeId, characterId });
  }

  /** Somebody of another company is only at desks where she went in. */
  const isAt = (desk: CompanyDesk, { principal, signage }: Connection): boolean =>
    signage !== undefined || principal.person.companyId !== null || desk.now.operators.has(principal.person.userId);

  /** Whether no other page of hers is left. */
  const isLast = ({ principal }: Connection): boolean => connections.ofUser(principal.person.userId).size === 0;

  function greet(connection: Connection, known: readonly CompanyDesk[], since: { epoch: string; seq: number }): void {
    const missed = stream.missed(connection, since.epoch, since.seq);
    const snapshot = missed ? null : snapshotFor(connection, known, clock.now().getTime());
    const at = missed ? {} : { seq: stream.seq };
    const init = { ...at, type: 'wsInit', epoch: stream.epoch, snapshot };
    connection.socket.send(Buffer.from(JSON.stringify(init)));
    for (const bytes of missed ?? []) connection.socket.send(bytes);
  }

  return {
    async enter(connection, since) {
      const known = await desksOf(connection);
      for (const desk of known) if (isAt(desk, connection)) await come(desk, connection);
      // Nothing is awaited between the greeting and the entry, so that nothing is missed or told twice.
      greet(connection, known, since);
      connections.add(connection);
      const { userId, role } = connection.principal.person;
      log.info({ userId, role }, 'a page is connected');
    },
    async leave(connection) {
      if (!connections.has(connection)) return;
      connections.remove(connection);
      const { userId, role } = connection.principal.person;
      log.info({ userId, role }, 'a page is gone');
      if (!isLast(connection)) return;
      for (const desk of await desksOf(connection)) {
        if (!isAt(desk, connection)) continue;
        const { signage } = connection;
        await desk.happen(
          signage ? { type: 'signageDropped', signageId: signage.id } : { type: 'operatorDropped', userId },
        );
      }
    },
    async leaveForGood(connection) {
      const { userId } = connection.principal.person;
      for (const desk of await desksOf(connection)) {
        if (!isAt(desk, connection)) continue;
        const { signage } = connection;
        await desk.happen(signage ? { type: 'signageLeft', signageId: signage.id } : { type: 'operatorLeft', userId });
      }
    },
  };
}
