import type { ServerMessage } from '@mukae/contract/realtime/serverMessages';
import { closeCodes } from '@mukae/contract/realtime/socket';
import type { ChangeListener } from '#platform/db/changes';
import { oneAtATime } from '#platform/jobs/oneAtATime';
import type { Logger } from '#platform/log/logger';
import type { Nodes } from '#platform/nodes/nodes';
import type { Attendance } from './attendance';
import type { Comings } from './comings';
import type { Connections, PageConnection } from './connections';
import { questions } from './questions';
import type { Stream } from './stream';

const againMs = 1000;

/** Whoever is logged out is told so and let go. */
export interface Farewells {
  /** A page is about to log out: the person is not waited for. Her other pages leave once she has. */
  sayGoodbye(connection: PageConnection): Promise<void>;
  /** It is still there: the logout failed. Whose meeting is over meanwhile is let go. */
  takeBack(connection: PageConnection): Promise<void>;
  /** Whether her session still lasts. That is known by itself, unless changes may go unheard. */
  isStillIn(connection: PageConnection): Promise<boolean>;
  /** Her session may have ended while she came in, when nobody found her. */
  missNone(connection: PageConnection): void;
  /** The meeting that she came for by a link is over. */
  partFrom(connection: PageConnection): void;
  /** All who came for it. */
  letGoOfGuests(userId: number, reservationId: number): void;
  /** Changes of sessions and accounts. */
  identity: ChangeListener;
}

interface Dependencies {
  nodes: Pick<Nodes, 'onAsked' | 'tell'>;
  connections: Connections;
  attendance: Pick<Attendance, 'elsewhere'>;
  stream: Pick<Stream, 'answer'>;
  comings: Comings;
  /** Which of these sessions still last. */
  openAmong(sessionKeys: readonly string[]): Promise<ReadonlySet<string>>;
  log: Logger;
}

export function makeFarewells(parts: Dependencies): Farewells {
  const { nodes, connections, attendance, stream, comings, openAmong, log } = parts;
  /** The pages from which somebody is about to end her session herself. */
  const saidGoodbye = new Map<string, PageConnection | 'elsewhere'>();
  nodes.onAsked(questions.goodbye, async ({ sessionKey, isTakenBack }) => {
    if (isTakenBack) saidGoodbye.delete(sessionKey);
    else saidGoodbye.set(sessionKey, 'elsewhere');
  });

  const isOpen = async (sessionKey: string): Promise<boolean> => (await openAmong([sessionKey])).has(sessionKey);

  async function letGo(sessionKey: string, message: ServerMessage): Promise<void> {
    if (await isOpen(sessionKey)) return;
    await tellAndPart(sessionKey, message);
  }

  async function tellAndPart(sessionKey: string, message: ServerMessage): Promise<void> {
    const isHerOwnDeed = saidGoodbye.delete(sessionKey);
    const [first] = connections.ofSession(sessionKey);
    if (!first) return;
    for (const page of connections.ofSession(sessionKey)) {
      stream.answer(page, isHerOwnDeed ? { type: 'logout' } : message);
      page.socket.dismiss(closeCodes.loggedOut);
    }
    const { userId } = first.principal.person;
    const others = [...connections.ofUser(userId).map(({ principal }) => principal), ...attendance.elsewhere(userId)];
    if (others.every((other) => other.sessionKey === sessionKey)) await comings.leaveForGood(first);
  }

  async function letGoOfUser(userId: number): Promise<void> {
    const sessions = new Set([...connections.ofUser(userId)].map(({ principal }) => principal.sessionKey));
    for (const sessionKey of sessions) await letGo(sessionKey, { type: 'requestLogout', objectId: userId });
  }

  async function letGoOfAllThatEnded(): Promise<void> {
    const sessionKeys = connections.sessionKeys();
    const open = await openAmong(sessionKeys);
    for (const sessionKey of sessionKeys)
      if (!open.has(sessionKey)) await tellAndPart(sessionKey, { type: 'Logouted' });
  }

  const notFollowed = (failure: unknown) => log.warn({ err: failure }, 'a logout could not be followed');

  // One after the other, so that the first reason that was heard is the one that is told.
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): void => {
    last = last.then(work).catch(notFollowed);
  };

  let isSure = true;
  let losses = 0;
  const lookForEnded = oneAtATime(letGoOfAllThatEnded);

  /** Once logouts that were not heard meanwhile are found out. */
  function becomeSure(): void {
    const before = losses;
    inTurn(async () => {
      try {
        await lookForEnded();
        if (losses === before) isSure = true;
      } catch (failure) {
        notFollowed(failure);
        if (losses === before) setTimeout(becomeSure, againMs).unref();
      }
    });
  }

  function partFrom(page: PageConnection): void {
    stream.answer(page, { type: 'Logouted' });
    page.socket.dismiss(closeCodes.loggedOut);
  }

  return {
    partFrom,
    missNone({ principal: { sessionKey } }) {
      inTurn(() => letGo(sessionKey, { type: 'Logouted' }));
    },
    async isStillIn({ principal: { sessionKey } }) {
      return isSure || (await isOpen(sessionKey));
    },
    async sayGoodbye(connection) {
      const { sessionKey } = connection.principal;
      saidGoodbye.set(sessionKey, connection);
      nodes.tell(undefined, questions.goodbye, { sessionKey, isTakenBack: false });
      await comings.leaveForGood(connection);
    },
    async takeBack(connection) {
      const { sessionKey } = connection.principal;
      if (saidGoodbye.get(sessionKey) === connection) {
        saidGoodbye.delete(sessionKey);
        nodes.tell(undefined, questions.goodbye, { sessionKey, isTakenBack: true });
      }
      if ((await comings.stay(connection)) === 'over') partFrom(connection);
    },
    letGoOfGuests(userId, reservationId) {
      for (const page of connections.ofUser(userId)) {
        const { principal } = page;
        const isOfIt = principal.caller === 'visiting' && principal.meeting.reservationId === reservationId;
        if (isOfIt && !saidGoodbye.has(principal.sessionKey)) partFrom(page);
      }
    },
    identity: {
      changed(payload) {
        const [kind, id = '', next = ''] = payload.split(' ');
        if (kind === 'succession') inTurn(async () => connections.succeed(id, next));
        if (kind === 'account') inTurn(() => letGoOfUser(Number(id)));
        if (kind === 'session') inTurn(() => letGo(id, { type: 'Logouted' }));
      },
      lost() {
        isSure = false;
        losses += 1;
        void lookForEnded().catch(notFollowed);
      },
      listening: becomeSure,
    },
  };
}
