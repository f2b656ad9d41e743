import { makeIceServers } from '@mukae/server/features/calls/iceServers';
import type { BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEngineBrowser } from './engineBrowser';
import { eventually, expectPicture, expectSound, told } from './looks';
import { freeUdpPort, TurnProcess } from './turnProcess';

type Browser = Awaited<ReturnType<typeof startEngineBrowser>>;

let browser: Browser;
let context: BrowserContext;
let turn: TurnProcess;
let iceServers: RTCIceServer[];
let operator: Page;
let visitor: Page;

beforeAll(async () => {
  const port = await freeUdpPort();
  const settings = { stunUrls: [], turn: { urls: [`turn:127.0.0.1:${port}?transport=udp`], secret: 'shared by both' } };
  const clock = { now: () => new Date() };
  const { servers } = makeIceServers({ settings, clock, mayBeInCall: () => true })(7);
  iceServers = servers;
  const [server] = servers;
  if (!server || !('credential' in server)) throw new Error('there is no credential');
  turn = new TurnProcess(port, server.username, server.credential);
  turn.start();
  browser = await startEngineBrowser();
  context = await browser.newContext();
  operator = await browser.open(context);
  visitor = await browser.open(context);
});
afterAll(async () => {
  await browser.stop();
  await turn.vanish();
});

const check = (servers: RTCIceServer[]) => operator.evaluate((given) => side.checks.turn(given), servers);

describe('two pages that reach each other only through a TURN server', { timeout: 240_000 }, () => {
  it('[O-K20] the credential of the server opens it, another one does not', async () => {
    await eventually(() => check(iceServers)).toMatchObject({ state: 'fine', detail: { kind: 'relay' } });
    const wrong = iceServers.map((server) => ({ ...server, credential: 'guessed' }));
    expect(await check(wrong)).toEqual({ state: 'failed', reason: 'turnUnreachable' });
  });

  it('[O-K20] see and hear each other', async () => {
    const options = { isRelayOnly: true, iceServers };
    await visitor.evaluate(
      (given) => side.start({ me: 'visitor', peer: 'operator', isPolite: true, ...given }),
      options,
    );
    await operator.evaluate(
      (given) => side.start({ me: 'operator', peer: 'visitor', isPolite: false, ...given }),
      options,
    );
    for (const page of [operator, visitor]) {
      await expectPicture(page);
      await expectSound(page);
      // Sound and picture may come before the way is agreed upon.
      await eventually(() => page.evaluate(() => side.isRelayed())).toBe(true);
    }
  });

  it('[O-C23] find a new way by themselves after the network was gone', async () => {
    await turn.vanish();
    for (const page of [operator, visitor]) await eventually(() => told(page)).toContain('interrupted');
    turn.start();
    for (const page of [operator, visitor]) {
      await eventually(async () => (await told(page)).lastIndexOf('connected')).toBeGreaterThan(
        (await told(page)).indexOf('interrupted'),
      );
      await expectPicture(page);
      await expectSound(page);
    }
  });
});
