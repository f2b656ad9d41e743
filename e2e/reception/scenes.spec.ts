import { TestPage } from '@mukae/server/testing/testPage';
import { touch } from '../support/dialogue';
import { expectCalmScene } from '../support/scenePlaces';
import { accept, buttonOn, operatorOnStandby, ribbonOf } from '../support/signagePage';
import { expect, type Page, test } from '../support/test';
import { signageOf } from '../support/visitors';

const upright = { loginId: 'signage1@demo.example', signageId: 1, elsewhere: 'signage2@demo.example' };
const lying = { loginId: 'signage2@demo.example', signageId: 2, elsewhere: 'signage1@demo.example' };
const screens = [
  { name: 'an upright screen', ...upright, viewport: { width: 1080, height: 1920 } },
  { name: 'a small upright screen', ...upright, viewport: { width: 390, height: 844 } },
  { name: 'a lying screen', ...lying, viewport: { width: 1920, height: 1080 } },
];

async function expectStanding(signage: Page, word: string): Promise<void> {
  await expect(ribbonOf(signage, word)).toBeVisible();
  await expectCalmScene(signage);
}

/** Letters arrive in their own font while nothing is laid out. */
const missLetters = (signage: Page): Promise<void> =>
  signage.evaluate(() => {
    document.body.hidden = true;
    document.fonts.dispatchEvent(new Event('loadingdone'));
    document.body.hidden = false;
  });

for (const { name, loginId, signageId, elsewhere, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });

    test(`[D-A28] [D-L02] [D-AS04] on ${name} no scene says a thing twice, lays anything on anything else, or cuts it off`, async ({
      loggedIn,
      service,
    }) => {
      const signage = await loggedIn(loginId);
      await signage.goto('/app/signage/view');
      await expectStanding(signage, '受付中');

      await test.step('a dialogue with the machine stands as calmly', async () => {
        await touch(buttonOn(signage, 'AIに聞く'), buttonOn(signage, '文字で聞く'));
        await expectStanding(signage, '受付中');
        const field = signage.getByRole('textbox');
        await touch(buttonOn(signage, '文字で聞く'), field);
        await expectCalmScene(signage);
        await touch(buttonOn(signage, 'やめる'), buttonOn(signage, '文字で聞く'));
        const suggestion = signage.getByRole('group').getByRole('button').first();
        await touch(suggestion, buttonOn(signage, 'もう一度聞く'));
        await expectStanding(signage, 'ご案内しています');
        await touch(buttonOn(signage, 'おわる'), buttonOn(signage, 'AIに聞く'));
        await expectStanding(signage, '受付中');
      });

      await touch(buttonOn(signage, 'スタッフを呼ぶ'), ribbonOf(signage, 'スタッフ不在'));
      await expectStanding(signage, 'スタッフ不在');
      const operator = await operatorOnStandby(service);
      await expectStanding(signage, '呼び出し中');
      await missLetters(signage);
      await expectStanding(signage, '呼び出し中');

      await test.step('nobody is told to speak before somebody hears it', async () => {
        const callId = await accept(operator);
        await expectStanding(signage, 'お話し中');
        await expect(signage.getByText('そのままお待ちください', { exact: true })).toBeVisible();
        await expect(signage.getByText('そのままお話しください')).toHaveCount(0);
        const line = '2階のショールームへお進みください';
        operator.send('uiInteraction', { callId, command: { kind: 'message', text: line } });
        await expect(signage.getByText(line)).toBeVisible();
        await expectCalmScene(signage);
        await operator.close();
        await expect(signage.getByText('スタッフとの通信が途切れました。')).toBeVisible();
        await expectStanding(signage, '準備中');
        const loaded = signage.waitForEvent('load');
        await buttonOn(signage, '話を終える').click();
        await loaded;
        await expectStanding(signage, '受付中');
      });

      await test.step('who is watched is told so once, whether she may call or not', async () => {
        const admin = await TestPage.ofUser(service.url, 'admin@demo.example');
        const watch = async () => {
          await admin.say('monitoringRequest', { signageId, peerId: admin.peerId });
          const { call } = await admin.hears('monitoringStart');
          await expectStanding(signage, '見守り中');
          await admin.say('serviceClosedNotReloadSignage', { callId: call.callId });
        };
        await watch();
        await admin.say('suspend', { signageId });
        await expectStanding(signage, '休止中');
        await watch();
        await admin.say('restart', { signageId });
        await expectStanding(signage, '受付中');
      });

      await test.step('who comes while all are busy waits her turn', async () => {
        const busy = await TestPage.ofUser(service.url, 'operator2@demo.example');
        await busy.standsBy();
        await (await signageOf(service, elsewhere)).touch();
        await accept(busy);
        await buttonOn(signage, 'スタッフを呼ぶ').click();
        await expectStanding(signage, '混雑中');
      });
    });
  });
}
