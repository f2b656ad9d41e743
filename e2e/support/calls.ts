import type { EventName, EventOf } from '@mukae/contract/realtime/clientEvents';
import type { TestService } from '@mukae/server/testing/testService';
import { expect, type Page } from '@playwright/test';
import { connectedPage } from './connectedPage';
import type { Cable } from './socketCut';

/** The machine is busy enough with the pictures of cameras. */
export const onSmallPages = { viewport: { width: 1024, height: 640 } };

/** What an operator has before her. */
export const desk = { width: 1440, height: 900 };

export const signageLogin = 'signage1@demo.example';
export const operatorLogin = 'operator1@demo.example';

declare global {
  interface Window {
    connections: RTCPeerConnection[];
  }
}

/** Keeps every connection that the page makes, so that what arrives on it can be measured. */
export const watchConnections = (page: Page) =>
  page.addInitScript(() => {
    window.connections = [];
    const Original = RTCPeerConnection;
    window.RTCPeerConnection = class extends Original {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        window.connections.push(this);
      }
    };
  });

interface Arrived {
  frames: number;
  energy: number;
}

/** The connection that is in use, and what arrived on it: decoded frames and the energy of the sound. */
export const arrivedAt = (page: Page): Promise<Arrived & { connection: number }> =>
  page.evaluate(async () => {
    const connection = window.connections.findLastIndex(({ connectionState }) => connectionState === 'connected');
    const arrived = { connection, frames: 0, energy: 0 };
    for (const [, entry] of (await window.connections[connection]?.getStats()) ?? []) {
      if (entry.type !== 'inbound-rtp') continue;
      arrived.frames += entry.framesDecoded ?? 0;
      arrived.energy += entry.totalAudioEnergy ?? 0;
    }
    return arrived;
  });

/** All that may tell why nothing arrives. */
const howItStands = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const connections = window.connections.map(async (connection) => ({
      states: [connection.connectionState, connection.iceConnectionState, connection.signalingState],
      statistics: [...(await connection.getStats()).values()].filter(({ type }) => /-rtp$|^media-/.test(type)),
    }));
    const players = [...document.querySelectorAll<HTMLMediaElement>('video, audio')].map((player) => {
      const { muted, paused, srcObject } = player;
      const tracks = srcObject instanceof MediaStream ? srcObject.getTracks() : [];
      return { muted, paused, tracks: tracks.map(({ kind, muted, readyState }) => ({ kind, muted, readyState })) };
    });
    return JSON.stringify({ at: location.pathname, connections: await Promise.all(connections), players });
  });

/** More than now, soon: on this connection, or anything on the one that takes its place. */
export async function expectMore(page: Page, what: keyof Arrived): Promise<void> {
  const before = await arrivedAt(page);
  const newlyArrived = async () => {
    const now = await arrivedAt(page);
    return now.connection === before.connection ? now[what] - before[what] : now[what];
  };
  try {
    await expect.poll(newlyArrived, { timeout: 60_000 }).toBeGreaterThan(0);
  } catch (failure) {
    throw new Error(`no more ${what} arrived: ${await howItStands(page)}`, { cause: failure });
  }
}

type Said = { [Name in EventName]: { event: Name } & Omit<EventOf<Name>, 'type' | 'ref' | 'event'> }[EventName];

/** Says things on a socket of its own, as another tab of the same person would; answers what the server said last. */
const say = (page: Page, ...said: Said[]): Promise<string> =>
  page.evaluate(
    (events) =>
      new Promise<string>((resolve) => {
        const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`);
        const sayNext = (ref: number) =>
          socket.send(JSON.stringify({ type: 'stateTransitionEvent', ref, ...events[ref] }));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data);
          if (message.type === 'wsInit') sayNext(0);
          if (message.type !== 'stateTransitionMsg') return;
          if (message.ref + 1 < events.length) sayNext(message.ref + 1);
          else resolve(message.answer.result);
        };
      }),
    said,
  );

/**
 * What only a real visitor, or a real fault, would make the signage say, in the one call there is. Its page's own socket says
 * it: another one would take the screen's place, and the call would begin anew.
 */
export function sayAsSignage(
  { mukae }: TestService,
  cable: Cable,
  said: 'stuck' | 'decoding' | { text: string },
): void {
  const [callId = ''] = mukae.reception.desks.all().flatMap(({ now }) => [...now.calls.keys()]);
  const event: Said =
    typeof said === 'string'
      ? { event: 'decodeFrames', callId, is: said }
      : { event: 'talkLog', callId, text: said.text, locale: 'ja-JP' };
  cable.say({ type: 'stateTransitionEvent', ref: 1000, ...event });
}

const signageId = 1;

/** Goes in to the signage, or looks at it, unless somebody else is there; answers what the server said. */
export async function enter(page: Page, event: 'callFromUser' | 'monitoringRequest'): Promise<string> {
  const tab = await connectedPage(page);
  const { result } = await tab.say(event, { signageId, peerId: tab.peerId });
  await tab.close();
  return result;
}

/** A visitor calls with the key of the staff call, and an operator on standby answers. */
export async function answer(loggedIn: (loginId: string) => Promise<Page>): Promise<{ signage: Page; operator: Page }> {
  const [signage, operator] = [await loggedIn(signageLogin), await loggedIn(operatorLogin)];
  await Promise.all([watchConnections(signage), watchConnections(operator)]);
  await signage.goto('/app/signage/view');
  await operator.goto('/app/users/profile');
  const states = ['PossibleStandby', 'Standby'] as const;
  expect(await say(operator, ...states.map((state) => ({ event: 'operatorStateTransition', state }) as const))).toBe(
    'OK',
  );
  await expect(signage.getByText('受付中')).toBeVisible();
  await signage.keyboard.press('y');
  await operator.getByRole('button', { name: '応答する' }).click();
  return { signage, operator };
}

/** A signage that waits, and an operator who is in a call with it, or watches it. */
export async function meet(
  loggedIn: (loginId: string) => Promise<Page>,
  event: 'callFromUser' | 'monitoringRequest' = 'callFromUser',
): Promise<{ signage: Page; operator: Page }> {
  const [signage, operator] = [await loggedIn(signageLogin), await loggedIn(operatorLogin)];
  await Promise.all([watchConnections(signage), watchConnections(operator)]);
  await signage.goto('/app/signage/view');
  await expect.poll(() => enter(operator, event)).toBe('OK');
  await operator.goto('/app/service/operation');
  return { signage, operator };
}
