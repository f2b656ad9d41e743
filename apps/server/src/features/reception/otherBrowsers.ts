import { timing } from '@mukae/contract/domain/reception/timing';
import { isOver } from '@mukae/contract/domain/reservation/meeting';
import { errors } from '@mukae/contract/errors/errors';
import { closeCodes } from '@mukae/contract/realtime/socket';
import type { LoggedIn } from '#platform/access/principal';
import type { Clock } from '#platform/clock/clock';
import type { Logger } from '#platform/log/logger';
import type { Nodes } from '#platform/nodes/nodes';
import type { Attendance } from './attendance';
import type { Comings } from './comings';
import type { Connections, PageConnection } from './connections';
import type { Farewells } from './farewells';
import { type Comer, questions } from './questions';
import type { Stream } from './stream';

/** The other pages of whoever comes, here and at other nodes. */
export interface OtherBrowsers {
  /** Whether somebody is really there already; pages that are not make room. */
  areThere(principal: LoggedIn, givesWay: boolean): Promise<boolean>;
  /** A screen that was opened anew takes the place of its old pages. */
  replace(connection: PageConnection): void;
  refuse(connection: PageConnection): void;
}

interface Dependencies {
  nodes: Nodes;
  clock: Clock;
  connections: Connections;
  attendance: Attendance;
  stream: Stream;
  comings: Comings;
  farewells: Pick<Farewells, 'partFrom'>;
  log: Logger;
}

export function makeOtherBrowsers(parts: Dependencies): OtherBrowsers {
  const { nodes, clock, connections, attendance, stream, comings, farewells, log } = parts;

  /** The meetings of a signage follow one another: whoever comes for one is not kept out by the guest of one that is over. */
  const isOfMeetingBefore = ({ principal }: PageConnection, { reservationId }: Comer): boolean =>
    principal.caller === 'visiting' &&
    reservationId !== null &&
    principal.meeting.reservationId !== reservationId &&
    isOver(principal.meeting, clock.now().getTime());

  async function isThere(other: PageConnection, comer: Comer): Promise<boolean> {
    if (isOfMeetingBefore(other, comer)) {
      farewells.partFrom(other);
      await comings.leave(other);
      return false;
    }
    const answers = await other.socket.answersWithin(timing.firstBrowser);
    if (!answers) {
      other.socket.cut();
      await comings.leave(other);
    }
    return answers;
  }

  async function areHere(comer: Comer): Promise<boolean> {
    const { userId, sessionKey, givesWay } = comer;
    const others = [...connections.ofUser(userId)].filter(
      (other) => givesWay || other.principal.sessionKey !== sessionKey,
    );
    return (await Promise.all(others.map((other) => isThere(other, comer)))).includes(true);
  }

  /** A node that does not answer has nobody there. */
  const areAt = (node: string, comer: Comer): Promise<boolean> =>
    nodes.ask(node, questions.isAnybodyThere, comer).catch((failure) => {
      log.warn({ err: failure, node }, 'whether somebody is connected there is not known');
      return false;
    });

  function refuse(connection: PageConnection): void {
    const { code, text } = errors.alreadyExist;
    stream.answer(connection, { type: 'alreadyExist', code, msg: text[connection.language] });
    connection.socket.dismiss(closeCodes.alreadyExist);
  }

  function dismiss(userId: number, newPage: PageConnection | undefined): void {
    for (const old of connections.ofUser(userId)) if (old !== newPage) old.socket.dismiss(closeCodes.alreadyExist);
  }

  nodes.onAsked(questions.isAnybodyThere, areHere);
  nodes.onAsked(questions.newerPageElsewhere, async (userId) => dismiss(userId, undefined));

  return {
    refuse,
    async areThere(principal, givesWay) {
      const { userId } = principal.person;
      const reservationId = principal.caller === 'visiting' ? principal.meeting.reservationId : null;
      const comer = { userId, sessionKey: principal.sessionKey, reservationId, givesWay };
      const there = attendance.nodesOf(userId).map((node) => areAt(node, comer));
      return (await Promise.all([areHere(comer), ...there])).includes(true);
    },
    replace(connection) {
      if (!connection.signage) return;
      const { userId } = connection.principal.person;
      dismiss(userId, connection);
      for (const node of attendance.nodesOf(userId)) nodes.tell(node, questions.newerPageElsewhere, userId);
    },
  };
}
