import { timing } from '@mukae/contract/domain/reception/timing';
import { seconds } from '@mukae/server/testing/testClock';
import { TestPage } from '@mukae/server/testing/testPage';
import { jacketColour } from '../support/avatar';
import { addMedium, pictureFile } from '../support/media';
import { setClock } from '../support/pageTime';
import { expectSeen, expectUnseen } from '../support/pixels';
import { expectCalmScene } from '../support/scenePlaces';
import {
  accept,
  buttonOn,
  callOff,
  openSignage,
  operatorOnStandby,
  ribbonOf,
  telopOf,
  uprightScreen,
} from '../support/signagePage';
import { templateChanger } from '../support/templates';
import { expect, test } from '../support/test';

test.use(uprightScreen);

const signageLogin = 'signage1@demo.example';

test.describe('on a server with a name of its own', () => {
  test.use({ env: { SERVER_NAME: 'front-desk' } });

  test('[O-L40] [O-L44] [O-L47] [O-L25] [D-A25] [D-A27] [D-A28] what a visitor is told: that nobody is there, that nobody comes, that it is paused, and who talks with her until she ends it', async ({
    loggedIn,
    service,
  }) => {
    const signage = await loggedIn(signageLogin);
    await setClock(signage, service.clock.now());
    await openSignage(signage);
    /** Not so soon after the touch before that it would be the same. */
    const touch = async (name: string) => {
      await signage.clock.runFor(seconds(1));
      await buttonOn(signage, name).click();
    };

    await test.step('a reception where nobody is at work says so, and takes a message', async () => {
      await touch('スタッフを呼ぶ');
      await expect(ribbonOf(signage, 'スタッフ不在')).toBeVisible();
      await expect(signage.getByText('しばらくしてから、もう一度お呼びください')).toBeVisible();
      await expectCalmScene(signage);
      await touch('伝言を残す');
      const sheet = signage.getByRole('dialog');
      await sheet.getByRole('button', { name: /折り返しご連絡ください/ }).click();
      for (const kana of ['あ', 'き']) await sheet.getByRole('button', { name: kana, exact: true }).click();
      await sheet.getByLabel('ご連絡先（任意）').click();
      for (const digit of ['0', '9', '0']) await sheet.getByRole('button', { name: digit, exact: true }).click();
      await expectCalmScene(signage);
      await sheet.getByRole('button', { name: '伝言を残す' }).click();
      await expect(signage.getByText('伝言をお預かりしました')).toBeVisible();
      await expectCalmScene(signage);
      await expect(ribbonOf(signage, '受付中')).toBeVisible();
      await signage.clock.runFor(timing.missedNotice);
    });

    await test.step('a paused one says so', async () => {
      const admin = await TestPage.ofUser(service.url, 'admin@demo.example');
      await admin.say('suspend', { signageId: 1 });
      await expect(ribbonOf(signage, '休止中')).toBeVisible();
      await expect(buttonOn(signage, 'スタッフを呼ぶ')).toBeHidden();
      await expectCalmScene(signage);
      await admin.say('restart', { signageId: 1 });
      await expect(ribbonOf(signage, '受付中')).toBeVisible();
    });

    const operator = await operatorOnStandby(service);
    await test.step('who does not want to wait calls it off', async () => {
      await touch('受付');
      const { ring } = await operator.hears('callFromSignage');
      await callOff(signage);
      const over = await operator.hears('acceptRequest');
      expect(over).toMatchObject({ requestId: ring.requestId, because: 'over' });
    });

    await test.step('a call that everybody declined is told for a while', async () => {
      await touch('スタッフを呼ぶ');
      const { ring } = await operator.hears('callFromSignage', ({ ring: { touchButton } }) => touchButton === '');
      await operator.say('rejectRequest', { requestId: ring.requestId });
      await expect(ribbonOf(signage, '受付中')).toBeVisible();
      const notice = signage.getByText('ただいま応答できませんでした');
      await expect(notice).toBeVisible();
      await expectCalmScene(signage);
      await signage.clock.runFor(timing.missedNotice);
      await expect(notice).toBeHidden();
    });

    await test.step('she is seen by who answers, and ends the conversation', async () => {
      await touch('ご相談');
      await expect(ribbonOf(signage, '呼び出し中')).toBeVisible();
      const { ring } = await operator.hears(
        'callFromSignage',
        ({ ring: { touchButton, captureImageDir } }) => touchButton === 'ご相談' && captureImageDir !== '',
      );
      await operator.say('acceptRequest', { requestId: ring.requestId, peerId: operator.peerId });
      await expect(ribbonOf(signage, 'お話し中')).toBeVisible();

      const loaded = signage.waitForEvent('load');
      await touch('話を終える');
      await operator.hears('serviceClosed', ({ because }) => because === 'visitorEnded');
      await loaded;
      await expect(ribbonOf(signage, '受付中')).toBeVisible();
    });
  });
});

test('[O-L40] [O-L45] the media and the logo of a company are seen on its screen, and in the preview of the scene', async ({
  loggedIn,
}) => {
  const [poster, logo] = [
    { red: 120, green: 20, blue: 200 },
    { red: 220, green: 0, blue: 40 },
  ];
  const [signage, admin] = [await loggedIn(signageLogin), await loggedIn('admin@demo.example')];
  await openSignage(signage);
  for (const colour of [poster, logo]) await expectUnseen(colour, signage);

  const change = await templateChanger(admin, 'Standby');
  for (const [templateTarget, colour] of [['media', poster] as const, ['logo', logo] as const]) {
    const mediaId = await addMedium(admin, await pictureFile(`${templateTarget}.png`, colour));
    await change({ templateTarget, islibraryMedia: '1', mediaId: String(mediaId) });
  }
  await change({ templateTarget: 'template', layout: 'mediaAndAvatar', is_view_media: 'true', is_view_logo: 'true' });
  await admin.goto('/app/signage/template?id=1');
  for (const place of [
    signage,
    admin.getByRole('main', { name: /の画面$/ }).locator('[lang="ja"][data-orientation]'),
  ]) {
    await expectSeen(poster, place, 0.1);
    await expectSeen(logo, place, 0.002);
    await expectSeen(jacketColour, place, 0.02);
  }
});

test('[O-L45] a saved template is shown at once, and not in the middle of a call', async ({ loggedIn, service }) => {
  const operator = await operatorOnStandby(service);
  const [signage, admin] = [await loggedIn(signageLogin), await loggedIn('admin@demo.example')];
  await openSignage(signage);
  const [changeStandby, changeActive] = [
    await templateChanger(admin, 'Standby'),
    await templateChanger(admin, 'Active'),
  ];
  await changeStandby({ templateTarget: 'template', telop: '春の催し' });
  await expect(telopOf(signage, '春の催し')).toBeVisible();

  await buttonOn(signage, 'スタッフを呼ぶ').click();
  const callId = await accept(operator);
  await expect(signage.getByText('担当者がご案内しています')).toBeVisible();
  const read = signage.waitForResponse('**/api/getSignage');
  await changeActive({ templateTarget: 'template', telop: '夏の催し' });
  await (await read).finished();
  await expect(signage.getByText('担当者がご案内しています')).toBeVisible();
  await operator.say('serviceClosed', { callId });
  await operator.say('operatorStateTransition', { state: 'Standby' });
  await expect(ribbonOf(signage, '受付中')).toBeVisible();
  await buttonOn(signage, 'スタッフを呼ぶ').click();
  await accept(operator);
  await expect(signage.getByText('夏の催し')).toBeVisible();
});

test('[D-M03] [R-12] what a company says where nobody is at work is seen at once, and nobody who has gone keeps a screen from greeting', async ({
  loggedIn,
  service,
}) => {
  const [signage, admin] = [await loggedIn(signageLogin), await loggedIn('admin@demo.example')];
  // Its own clock stands still: nothing is seen because it was asked for again after a while.
  await setClock(signage, service.clock.now());
  await openSignage(signage);
  const logo = { red: 220, green: 0, blue: 40 };
  await expectUnseen(logo, signage);
  await admin.request.post('/api/updateCompanyLogo', { multipart: { image: await pictureFile('logo.png', logo) } });
  await expectSeen(logo, signage, 0.001);

  await signage.clock.runFor(seconds(1));
  await buttonOn(signage, 'スタッフを呼ぶ').click();
  await expect(ribbonOf(signage, 'スタッフ不在')).toBeVisible();
  const absenceWords = '棚卸しのため休んでいます';
  await admin.request.post('/api/updateCompany', { data: { absenceWords } });
  await expect(signage.getByText(absenceWords)).toBeVisible();
  await expectCalmScene(signage);

  service.clock.forward(timing.waitForNobody - 1);
  await expect(ribbonOf(signage, 'スタッフ不在')).toBeVisible();
  service.clock.forward(1);
  await expect(ribbonOf(signage, '受付中')).toBeVisible();
});

test('[D-M03] the logo of a company does not change in the middle of a call', async ({ loggedIn, service }) => {
  const operator = await operatorOnStandby(service);
  const [signage, admin] = [await loggedIn(signageLogin), await loggedIn('admin@demo.example')];
  await openSignage(signage);
  await buttonOn(signage, 'スタッフを呼ぶ').click();
  const callId = await accept(operator);
  await expect(ribbonOf(signage, 'お話し中')).toBeVisible();
  const logo = { red: 220, green: 0, blue: 40 };
  const read = signage.waitForResponse('**/api/getSignage');
  await admin.request.post('/api/updateCompanyLogo', { multipart: { image: await pictureFile('logo.png', logo) } });
  await (await read).finished();
  await expectUnseen(logo, signage);
  // A picture that is taken of a page while it is loaded anew may never come.
  const loaded = signage.waitForEvent('load');
  await operator.say('serviceClosed', { callId });
  await loaded;
  await expectSeen(logo, signage, 0.001);
});
