import { seconds } from '@mukae/server/testing/testClock';
import { TestPage } from '@mukae/server/testing/testPage';
import { setClock } from '../support/pageTime';
import { buttonOn, callOff, openSignage, operatorOnStandby, ribbonOf, uprightScreen } from '../support/signagePage';
import { expect, type Page, test } from '../support/test';

test.use(uprightScreen);

const signageLogin = 'signage1@demo.example';

/** Whether the page lets the browser do what it usually does then. */
const lets = (signage: Page, event: string): Promise<boolean> =>
  signage.evaluate((name) => document.body.dispatchEvent(new Event(name, { bubbles: true, cancelable: true })), event);

test('[O-L41] [O-L42] camera and microphone are kept from the start, the browser adds nothing of its own, and keys do what they are for', async ({
  loggedIn,
  service,
}) => {
  const admin = await TestPage.ofUser(service.url, 'admin@demo.example');
  const signage = await loggedIn(signageLogin);
  const asked: string[] = [];
  await signage.exposeFunction('asks', (what: string) => asked.push(what));
  await signage.addInitScript(() => {
    const tell = Reflect.get(window, 'asks');
    const { mediaDevices, wakeLock } = navigator;
    const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (wish) => {
      tell(wish?.video ? 'camera' : 'microphone');
      return getUserMedia(wish);
    };
    const request = wakeLock.request.bind(wakeLock);
    wakeLock.request = (type) => {
      tell('screen');
      return request(type);
    };
  });
  await setClock(signage, service.clock.now());
  await openSignage(signage);
  await admin.hears(
    'deviceStateTransition',
    ({ camera, microphone }) => `${camera} ${microphone}` === 'granted granted',
  );
  expect(asked.toSorted()).toEqual(['camera', 'microphone', 'screen']);
  for (const event of ['contextmenu', 'selectstart', 'dragstart']) expect(await lets(signage, event)).toBe(false);

  await buttonOn(signage, 'スタッフを呼ぶ').click();
  await expect(ribbonOf(signage, 'スタッフ不在')).toBeVisible();
  expect(asked).toHaveLength(3);
  await callOff(signage);

  await test.step('c shows the configuration', async () => {
    await signage.keyboard.press('c');
    const panel = signage.getByRole('complementary', { name: 'サイネージの設定' });
    await expect(panel).toContainText('1F 総合受付');
    await expect(panel).toContainText('接続中');
    await expect(panel.getByLabel('カメラ')).toHaveValue(/.+/);
    await signage.keyboard.press('c');
    await expect(panel).toBeHidden();
  });

  await test.step('y calls', async () => {
    const operator = await operatorOnStandby(service);
    await signage.keyboard.press('y');
    const { ring } = await operator.hears('callFromSignage');
    expect(ring.touchButton).toBe('');
    await callOff(signage);
  });

  await test.step('a begins anew', async () => {
    const loaded = signage.waitForEvent('load');
    await signage.keyboard.press('a');
    await loaded;
    await expect(ribbonOf(signage, '受付中')).toBeVisible();
  });

  await test.step('l held for three seconds asks whether to log out', async () => {
    const hold = async () => {
      await signage.keyboard.down('l');
      await signage.clock.runFor(seconds(3));
    };
    await hold();
    const dialog = signage.getByRole('dialog', { name: 'ログアウト' });
    await expect(dialog).toContainText('ログアウトしますか');
    await signage.keyboard.up('l');
    await dialog.getByRole('button', { name: 'やめる' }).click();
    await expect(dialog).toBeHidden();

    await hold();
    await dialog.getByRole('button', { name: 'はい' }).click();
    await signage.keyboard.up('l');
    await expect(signage).toHaveURL('/login');
  });
});
