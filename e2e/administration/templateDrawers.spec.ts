import { filmFile, pictureFile } from '../support/media';
import { expectSeen, expectUnseen } from '../support/pixels';
import { buttonOn, openSignage, uprightScreen } from '../support/signagePage';
import { drawerOf, openDrawer, openEditor, publish, stageOf, stepThrough, uploadTo } from '../support/templateEditor';
import { expect, type Page, test } from '../support/test';

test.use(uprightScreen);

const desk = { width: 1440, height: 900 };
const [poster, logo, plate, button] = [
  { red: 120, green: 20, blue: 200 },
  { red: 220, green: 0, blue: 40 },
  { red: 0, green: 190, blue: 250 },
  { red: 0, green: 230, blue: 20 },
];
const colours = [poster, logo, plate, button];

async function editEveryDrawer(admin: Page) {
  const drawer = drawerOf(admin);
  await openDrawer(admin, '文字');
  await drawer.getByLabel('表示する文').fill('秋のフェア\n開催中です');
  await drawer.getByLabel('下地: ほかの色').fill('#00befa');

  await openDrawer(admin, 'ボタン');
  await drawer.getByRole('button', { name: '受付の設定を開く' }).click();
  await drawer.getByLabel('文字', { exact: true }).fill('見学');
  await drawer.getByLabel('色: ほかの色').fill('#00e614');
  await drawer.getByRole('button', { name: 'お問い合わせを隠す' }).click();

  await openDrawer(admin, 'ロゴ');
  await drawer.getByRole('switch', { name: 'すべての場面に使う' }).check();
  await uploadTo(admin, [await pictureFile('ロゴ.png', logo)]);
  await expect(drawer.getByText('ロゴ.png').first()).toBeVisible();
  await expectSeen(logo, stageOf(admin), 0);

  await openDrawer(admin, 'メディア');
  await uploadTo(admin, [await pictureFile('ポスター.png', poster)]);
  await expect(drawer.getByRole('textbox', { name: 'ポスターを表示する秒数' })).toHaveValue('10');
  await uploadTo(admin, [await filmFile('動画.mp4')]);
  await expect(drawer.getByText('2 件　1 周 34 秒')).toBeVisible();
  // The name of a selected block stands over what is above it.
  await drawer.getByRole('button', { name: '閉じる', exact: true }).click();
}

test('[D-T01] [D-T09] [D-T20] [D-T28] what is edited in the four drawers is seen on the stage, goes back and forth step by step, and once published stands on the running screen without a reload', async ({
  loggedIn,
}) => {
  const [signage, admin] = [await loggedIn('signage1@demo.example'), await loggedIn('admin@demo.example')];
  await openSignage(signage);
  await signage.evaluate(() => document.body.setAttribute('data-not-reloaded', ''));
  for (const colour of colours) await expectUnseen(colour, signage);
  await admin.setViewportSize(desk);
  await openEditor(admin);
  await editEveryDrawer(admin);
  const stage = stageOf(admin);
  for (const colour of colours) await expectSeen(colour, stage, 0);

  await test.step('undone, all of it is as it was; done again, it is back', async () => {
    const steps = await stepThrough(admin, '元に戻す（Ctrl Z）');
    for (const colour of colours) await expectUnseen(colour, stage);
    await expect(stage.getByText('ご用件をお選びください').first()).toBeVisible();
    await expect(admin.getByText('すべて反映されています')).toBeVisible();
    expect(await stepThrough(admin, 'やり直す（Ctrl Shift Z）')).toBe(steps);
    for (const colour of colours) await expectSeen(colour, stage, 0);
  });

  await publish(admin);
  await expect(signage.getByText('秋のフェア')).toBeVisible();
  await expect(buttonOn(signage, '見学')).toBeVisible();
  await expect(buttonOn(signage, 'お問い合わせ')).toHaveCount(0);
  await expectSeen(button, buttonOn(signage, '見学'), 0.3);
  await expectSeen(poster, signage, 0.1);
  await expectSeen(logo, signage, 0);
  await expectSeen(plate, signage, 0.005);
  await expect(signage.locator('body[data-not-reloaded]')).toHaveCount(1);
});

test('[D-T24] a row is pulled to another place with the mouse and with a finger, and the buttons on the stage follow', async ({
  loggedIn,
}) => {
  const admin = await loggedIn('admin@demo.example');
  await admin.setViewportSize(desk);
  await openEditor(admin);
  await openDrawer(admin, 'ボタン');
  const names = drawerOf(admin).getByRole('button', { name: /の設定を開く$/ });
  const order = async () => (await names.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).join();
  const middleOf = async (name: string) => {
    const box = await drawerOf(admin)
      .getByRole('button', { name: `${name}を並べ替える` })
      .boundingBox();
    if (!box) throw new Error(`${name} is not there`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await test.step('with the mouse', async () => {
    const [from, to] = [await middleOf('お問い合わせ'), await middleOf('受付')];
    await admin.mouse.move(from.x, from.y);
    await admin.mouse.down();
    await admin.mouse.move(to.x, to.y - 10, { steps: 6 });
    await admin.mouse.up();
    await expect.poll(order).toMatch(/^お問い合わせ.*受付.*ご相談/);
  });
  await test.step('with a finger', async () => {
    const finger = await admin.context().newCDPSession(admin);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints });
    const [from, to] = [await middleOf('お問い合わせ'), await middleOf('ご相談')];
    await touch('touchStart', [from]);
    for (const part of [0.3, 0.7, 1])
      await touch('touchMove', [{ x: from.x, y: from.y + (to.y + 10 - from.y) * part }]);
    await touch('touchEnd', []);
    await expect.poll(order).toMatch(/^受付.*ご相談.*お問い合わせ/);
  });
  await admin.keyboard.press('Control+z');
  await expect.poll(order).toMatch(/^お問い合わせ/);
});
