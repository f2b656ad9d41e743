import { createHmac } from 'node:crypto';
import { videoCalls } from '@mukae/contract/calls/videoCall';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { hours, minutes } from '#testing/testClock';
import { TestPage } from '#testing/testPage';

const secret = 'shared with the turn server';
const service = serviceForFile({
  TURN_URLS: 'stun:turn.example:3478, turn:turn.example:3478?transport=udp,turns:turn.example:5349?transport=tcp',
  TURN_SECRET: secret,
});
const peerId = 'abcDEF-123456789';
let operator: TestClient;

const pages: TestPage[] = [];

/** Who is logged in and has a page open, as everybody who calls. */
async function connected(name: string): Promise<TestClient> {
  const client = await loggedIn(service().url, `${name}@demo.example`);
  pages.push(await TestPage.open(service().url, client));
  return client;
}

beforeAll(async () => {
  operator = await connected('operator1');
});

afterAll(() => Promise.all(pages.map((page) => page.close())));

const credentialOf = async (client: TestClient) =>
  videoCalls.authVideoCall.output.parse((await client.post('/api/authVideoCall', { peerId })).body);

describe('authVideoCall', () => {
  it('[O-K20] names the servers, with a credential that the TURN server can check', async () => {
    const { id } = await demoUser(service(), 'operator1');
    const endsAt = (service().clock.now().getTime() + hours(1)) / 1000;
    const username = `${endsAt}:${id}`;
    const credential = createHmac('sha1', secret).update(username).digest('base64');

    expect((await operator.post('/api/authVideoCall', { peerId })).body).toEqual({
      result: 'OK',
      peerId,
      iceServers: [
        { urls: ['stun:turn.example:3478'] },
        {
          urls: ['turn:turn.example:3478?transport=udp', 'turns:turn.example:5349?transport=tcp'],
          username,
          credential,
        },
      ],
      expiresAt: '2026-11-16T10:00:00+09:00',
    });
  });

  it('[O-K20] every credential ends an hour after it was given', async () => {
    const first = await credentialOf(operator);
    service().clock.forward(minutes(10));
    const second = await credentialOf(operator);
    expect(Date.parse(second.expiresAt) - Date.parse(first.expiresAt)).toBe(minutes(10));
    expect(second.iceServers[1]).not.toEqual(first.iceServers[1]);
  });

  it.each(['operator2', 'signage2'])(
    '[S-19] %s gets none without being connected, one as soon as the page is there and while it is waited for, and none when it is given up',
    async (name) => {
      const client = await loggedIn(service().url, `${name}@demo.example`);
      const asked = async () => {
        const { status, code } = await client.post('/api/authVideoCall', { peerId });
        return [status, code];
      };
      expect(await asked()).toEqual([409, 'SVER-108']);
      const page = await TestPage.open(service().url, client);
      expect(await asked()).toEqual([200, undefined]);
      page.cut();
      await page.closed();
      expect(await asked()).toEqual([200, undefined]);
      await expect
        .poll(async () => {
          service().clock.forward(minutes(2));
          await service().mukae.reception.timePassed();
          return asked();
        })
        .toEqual([409, 'SVER-108']);
    },
  );

  it.each(['system', 'admin', 'operator2', 'guest', 'signage1'])('[O-K20] %s gets one', async (name) => {
    expect((await credentialOf(await connected(name))).iceServers).toHaveLength(2);
  });

  it('[O-K20] nobody gets one without a login', async () => {
    const { status, code } = await new TestClient(service().url).post('/api/authVideoCall', { peerId });
    expect({ status, code }).toEqual({ status: 401, code: 'SVER-11' });
  });

  it.each([{}, { peerId: '' }, { peerId: 'short' }, { peerId: 'abcDEF_123456789' }, { peerId: 7 }])(
    '[O-K20] [O-C22] %j is no peer',
    async (input) => {
      const { status, code } = await operator.post('/api/authVideoCall', input);
      expect({ status, code }).toEqual({ status: 400, code: 'SVER-10' });
    },
  );
});
