import { TestPage } from '@mukae/server/testing/testPage';
import {
  accept,
  buttonOn,
  callOff,
  openSignage,
  operatorOnStandby,
  ribbonOf,
  uprightScreen,
} from '../support/signagePage';
import { expect, test } from '../support/test';

test.use(uprightScreen);

const signageLogin = 'signage1@demo.example';

test.describe('on a server with a name of its own', () => {
  test.use({ env: { SERVER_NAME: 'front-desk' } });

  test('[O-L40] [O-L44] [O-L25] a visitor touches a button, is seen by who answers, and ends the conversation', async ({
    loggedIn,
    service,
  }) => {
    const operator = await operatorOnStandby(service);
    const signage = await loggedIn(signageLogin);
    await openSignage(signage);
    await buttonOn(signage, 'ご相談').click();
    await expect(ribbonOf(signage, '呼び出し中')).toBeVisible();

    const { ring } = await operator.hears('callFromSignage', ({ ring: { captureImageDir } }) => captureImageDir !== '');
    expect(ring.touchButton).toBe('ご相談');
    await operator.say('acceptRequest', { requestId: ring.requestId, peerId: operator.peerId });
    await expect(ribbonOf(signage, 'お話し中')).toBeVisible();

    const loaded = signage.waitForEvent('load');
    await buttonOn(signage, '話を終える').click();
    await operator.hears('serviceClosed', ({ because }) => because === 'visitorEnded');
    await loaded;
    await expect(ribbonOf(signage, '受付中')).toBeVisible();
  });
});

test('[O-L44] a visitor who does not want to wait calls it off', async ({ loggedIn, service }) => {
  const operator = await operatorOnStandby(service);
  const signage = await loggedIn(signageLogin);
  await openSignage(signage);
  await buttonOn(signage, 'スタッフを呼ぶ').click();
  const { ring } = await operator.hears('callFromSignage');
  await callOff(signage);
  const over = await operator.hears('acceptRequest');
  expect(over).toMatchObject({ requestId: ring.requestId, because: 'over' });
});

test('[O-L47] a call that everybody declined is told for a while', async ({ loggedIn, service }) => {
  const operator = await operatorOnStandby(service);
  const signage = await loggedIn(signageLogin);
  await openSignage(signage);
  await buttonOn(signage, 'スタッフを呼ぶ').click();
  const { ring } = await operator.hears('callFromSignage');
  await operator.say('rejectRequest', { requestId: ring.requestId });
  await expect(ribbonOf(signage, '受付中')).toBeVisible();
  const notice = signage.getByText('ただいま応答できませんでした');
  await expect(notice).toBeVisible();
  await expect(notice).toBeHidden();
});

test('[O-L40] a busy reception tells whose turn it is, and a paused one says so', async ({ loggedIn, service }) => {
  const signage = await loggedIn(signageLogin);
  await openSignage(signage);
  await buttonOn(signage, 'スタッフを呼ぶ').click();
  await expect(ribbonOf(signage, '混雑中')).toBeVisible();
  await expect(signage.getByText('順番', { exact: true })).toBeVisible();
  await callOff(signage);

  const admin = await TestPage.ofUser(service.url, 'admin@demo.example');
  await admin.say('suspend', { signageId: 1 });
  await expect(ribbonOf(signage, '休止中')).toBeVisible();
  await expect(buttonOn(signage, 'スタッフを呼ぶ')).toBeHidden();
  await admin.say('restart', { signageId: 1 });
  await expect(ribbonOf(signage, '受付中')).toBeVisible();
});

test('[O-L45] a saved template is shown at once, and not in the middle of a call', async ({ loggedIn, service }) => {
  const operator = await operatorOnStandby(service);
  const [signage, admin] = [await loggedIn(signageLogin), await loggedIn('admin@demo.example')];
  await openSignage(signage);
  const { templates } = await (await admin.request.post('/api/getSignage', { data: { targetId: 1 } })).json();
  const write = (scene: string, telop: string) =>
    admin.request.post('/api/updateSignage', {
      multipart: {
        isUpdateTemplate: '1',
        signageId: '1',
        templateId: String(
          templates.find(({ signage_state }: { signage_state: string }) => signage_state === scene).id,
        ),
        templateTarget: 'template',
        telop,
      },
    });

  await write('Standby', '春の催し');
  await expect(signage.getByText('春の催し')).toBeVisible();

  await buttonOn(signage, 'スタッフを呼ぶ').click();
  const callId = await accept(operator);
  await expect(signage.getByText('担当者がご案内しています')).toBeVisible();
  const read = signage.waitForResponse('**/api/getSignage');
  await write('Active', '夏の催し');
  await (await read).finished();
  await expect(signage.getByText('担当者がご案内しています')).toBeVisible();
  await operator.say('serviceClosed', { callId });
  await expect(ribbonOf(signage, '受付中')).toBeVisible();
  await buttonOn(signage, 'スタッフを呼ぶ').click();
  await accept(operator);
  await expect(signage.getByText('夏の催し')).toBeVisible();
});
