import type { Socket } from 'node:net';
import { flood, socketsPerAccount } from '@mukae/contract/realtime/socket';
import { afterEach, expect, it } from 'vitest';
import { framesOf, openRawSockets, type RawSocket } from '#testing/hostile/rawSockets';
import { receptionForFile, touch } from '#testing/receptionForFile';

const { service, browser, screen, operator } = receptionForFile();

let hostile: RawSocket[] = [];

afterEach(() => {
  for (const { wire } of hostile) wire.destroy();
});

async function took(deed: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await deed();
  return performance.now() - begun;
}

const last = '{"type":"stateTransitionEvent","ref":424242}';

/** Until what was said last is answered. */
const answeredLast = (wire: Socket): Promise<void> =>
  new Promise((resolve) => {
    wire.on('data', (data) => data.includes('"ref":424242') && resolve());
  });

it.each([
  ['messages', framesOf('text', '{"type":"ping"}', flood.messages - 1)],
  ['pings of the protocol', framesOf('ping', 'are you there?', flood.messages - 1)],
])(
  '[S-17] while the sockets of one account say as many %s as they may, a probe is answered and another operator is rung long before they are through',
  async (_, frames) => {
    const { cookieHeader: cookie } = await browser('operator1');
    const signage = await screen();
    const other = await operator('operator2');
    hostile = await openRawSockets(service().url, { cookie }, socketsPerAccount / 2);
    expect(hostile.map(({ status }) => status)).toEqual(hostile.map(() => 101));

    const all = Buffer.concat([frames, framesOf('text', last, 1)]);
    const through = took(() => Promise.all(hostile.map(({ wire }) => answeredLast(wire))));
    for (const { wire } of hostile) wire.write(all);
    const probe = await took(() => fetch(`${service().url}/healthz`));
    const ring = await took(async () => {
      const requestId = await touch(signage);
      await other.hears('callFromSignage', (message) => message.ring.requestId === requestId);
    });
    const flooding = await through;
    expect(probe).toBeLessThan(flooding / 5);
    expect(probe + ring).toBeLessThan(flooding / 2);
  },
);
