import { pairingCalls } from '@mukae/contract/calls/pairing';
import { signageCalls } from '@mukae/contract/calls/signages';
import { closeCodes } from '@mukae/contract/realtime/socket';
import { afterEach, describe, expect, it } from 'vitest';
import { idIn } from '#testing/answers';
import { draftOf, editedTemplate } from '#testing/editedTemplate';
import { nodesForFile } from '#testing/nodesForFile';
import { demoUser, selfOf } from '#testing/people';
import { redisProgram } from '#testing/redisServer';
import { TestClient } from '#testing/testClient';
import { TestPage } from '#testing/testPage';

describe.skipIf(redisProgram() === undefined)('screens over several nodes (need Redis or Valkey)', () => {
  const nodes = nodesForFile(3);
  const open: TestPage[] = [];

  afterEach(async () => {
    for (const page of open.splice(0)) await page.close();
  });

  async function pageOf(browser: TestClient, at: number): Promise<TestPage> {
    const page = await TestPage.open(nodes.node(at).url, browser);
    open.push(page);
    return page;
  }

  const shownTo = async (browser: TestClient) =>
    signageCalls.getSignage.output.parse((await browser.post('/api/getSignage', { targetId: 'SELF' })).body);

  it('[N-28] a code that is shown by one node and typed at another lets the screen in at the first', async () => {
    const admin = await nodes.browser(1, 'admin');
    const { storeId } = await demoUser(nodes.node(1), 'admin');
    const targetId = idIn(await admin.form('/api/addSignage', { name: '新しい画面', storeId: String(storeId) }));
    const device = new TestClient(nodes.node(0).url);
    const { secret, code } = pairingCalls.startPairing.output.parse((await device.post('/api/startPairing')).body);
    expect((await admin.post('/api/pairSignage', { code, targetId })).result).toBe('OK');
    expect((await device.post('/api/getPairing', { secret })).body).toEqual({ result: 'OK', isPaired: true });
    const page = await pageOf(device, 0);
    expect(page.greeting.snapshot).toMatchObject({ of: 'signage', signageId: targetId, state: { at: 'Standby' } });
  });

  it('[N-28] a template that is published at one node is told to the screen at another, which reads it there', async () => {
    const screen = await nodes.browser(0, 'signage1');
    const page = await pageOf(screen, 0);
    const before = await shownTo(screen);
    const changed = { ...editedTemplate(before, 'Standby'), telop: '隣のノードから' };
    const admin = await nodes.browser(1, 'admin');
    const draft = draftOf(changed);
    expect((await admin.post('/api/publishTemplates', { signageId: before.id, draft })).result).toBe('OK');
    await page.hears('config');
    expect(editedTemplate(await shownTo(screen), 'Standby').telop).toBe('隣のノードから');
  });

  it('[N-28] a screen that logged in at one node is logged out at another, and its page at a third goes', async () => {
    const first = await nodes.browser(0, 'signage2');
    const { userId } = await selfOf(first);
    const page = await pageOf(first, 2);
    const there = await nodes.browser(2, 'signage2');
    expect((await there.get('/api/check-auth')).body).toMatchObject({ auth: true });
    const admin = await pageOf(await nodes.browser(1, 'admin'), 1);
    admin.send('requestLogout', { objectId: userId });
    await page.hears('requestLogout');
    expect(await page.closed()).toBe(closeCodes.loggedOut);
    await expect.poll(async () => (await there.get('/api/check-auth')).body).toMatchObject({ auth: false });
    expect((await first.get('/api/check-auth')).body).toMatchObject({ auth: false });
    nodes.forget('signage2');
  });
});
