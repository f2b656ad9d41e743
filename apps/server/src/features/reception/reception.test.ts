import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { serviceForFile } from '../../testing/serviceForFile';
import { loggedIn } from '../../testing/testClient';
import { minutes } from '../../testing/testClock';
import { TestPage } from '../../testing/testPage';

const service = serviceForFile();
const pages: TestPage[] = [];

async function page(name: string): Promise<TestPage> {
  const opened = await TestPage.ofUser(service().url, `${name}@demo.example`);
  pages.push(opened);
  return opened;
}

async function signagePage(name = 'signage1') {
  const opened = await page(name);
  const client = await loggedIn(service().url, 'admin@demo.example');
  const { body } = await client.post('/api/getSignage', { search: name });
  const [{ id }] = body as [{ id: number }];
  return { page: opened, id };
}

afterEach(async () => {
  await Promise.all(pages.map((open) => open.close()));
  pages.length = 0;
  service().clock.forward(minutes(2));
  await service().mukae.reception.desks.timePassed();
});

const press = (screen: { page: TestPage; id: number }, requestId: string, touchButton = '受付') =>
  screen.page.say('receptionRequest', {
    requestId,
    signageId: screen.id,
    signagePeerId: screen.page.peerId,
    touchButton,
  });

describe('a visitor who touches the screen', () => {
  it('[R-01] [R-05] [O-L21] rings, and gets the first who answers; the other is told SVER-100', async () => {
    const screen = await signagePage();
    const [first, second] = [await page('operator1'), await page('operator2')];
    await first.standsBy();
    await second.standsBy();
    const requestId = randomUUID();
    expect(await press(screen, requestId)).toEqual({ result: 'OK' });
    expect((await screen.page.hears('submitSignageState')).state).toMatchObject({ at: 'Calling', requestId });
    expect((await first.hears('callFromSignage')).ring).toMatchObject({ requestId, touchButton: '受付' });

    expect(await first.say('acceptRequest', { requestId, peerId: first.peerId })).toEqual({ result: 'OK' });
    const { call } = await first.hears('submitCall');
    expect(call).toMatchObject({ kind: 'reception', peers: { operator: first.peerId, signage: null } });
    expect((await screen.page.hears('submitSignageState')).state).toMatchObject({
      at: 'Active',
      call: { callId: call.callId },
    });
    expect(await second.say('acceptRequest', { requestId, peerId: second.peerId })).toMatchObject({ code: 'SVER-100' });
  });
});
