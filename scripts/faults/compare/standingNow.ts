import { readServerMessage, type Snapshot } from '@mukae/contract/realtime/serverMessages';
import { socketPath } from '@mukae/contract/realtime/socket';
import { WebSocket } from 'ws';
import type { Crowd } from '../crowd/crowd';
import type { OperatorView } from '../history/entry';
import type { DeskRows } from '../run/deskRows';
import type { Seen, Standing } from './differences';
import { readWritten } from './written';

const patienceMs = 5_000;

type ConsoleSnapshot = Snapshot & { of: 'console' };

/** What a page is told that comes anew, at this node. */
function greeting(node: string, cookie: string): Promise<ConsoleSnapshot> {
  const socket = new WebSocket(`${node.replace('http', 'ws')}${socketPath}`, { headers: { cookie }, origin: node });
  return new Promise<ConsoleSnapshot>((found, failed) => {
    const giveUp = setTimeout(() => failed(new Error(`${node} greets nobody`)), patienceMs);
    socket.on('error', failed);
    socket.on('close', () => failed(new Error(`${node} closed before it greeted`)));
    socket.on('message', (data) => {
      const message = readServerMessage(JSON.parse(String(data)))?.message;
      if (message?.type !== 'wsInit' || message.snapshot?.of !== 'console') return;
      clearTimeout(giveUp);
      found(message.snapshot);
    });
  }).finally(() =>
    socket
      .removeAllListeners()
      .on('error', () => undefined)
      .terminate(),
  );
}

const viewOf = ({ status, chosen, isReady, pausedUntil, rings, call }: ConsoleSnapshot): OperatorView => ({
  of: 'operator',
  status,
  chosen,
  isFree: status === 'Standby' && isReady && pausedUntil === null,
  rings: rings.map(({ requestId }) => requestId),
  callId: call?.callId ?? null,
});

const seenIn = ({ signages }: ConsoleSnapshot): Seen =>
  new Map(signages.map(({ signageId, status, userId }) => [signageId, `${status} ${userId ?? ''}`.trim()]));

/** Everybody, new pages at one node after the other, and what is written. */
export async function standingNow(
  { screens, operators }: Crowd,
  nodes: readonly string[],
  rows: DeskRows,
): Promise<Standing> {
  const greetings = await Promise.all(
    operators.map(({ cookie }, index) => greeting(nodes[index % nodes.length] ?? '', cookie)),
  );
  const desks = await rows.desks();
  const written = readWritten(desks);
  const seated = new Set(desks.seats.map(({ userId }) => userId));
  return {
    screens: screens.map(({ id, isOpen, view }) => ({
      id,
      isOpen,
      view,
      written: written.screen(id),
      seenAs: written.seenAs(id),
    })),
    operators: operators.flatMap(({ id, isOpen, view, sees }, index) => {
      const fresh = greetings[index];
      if (!fresh) return [];
      const { view: own, holdsSeat } = written.operator(id);
      return [
        {
          id,
          isOpen,
          view,
          fresh: viewOf(fresh),
          written: own,
          sees,
          freshSees: seenIn(fresh),
          holdsSeat: seated.has(id),
          shouldHoldSeat: holdsSeat,
        },
      ];
    }),
  };
}
