import { expectReadable } from '../support/axe';
import { doors, goOnStandby } from '../support/channels';
import { whoAmI } from '../support/console';
import { expect, test } from '../support/test';

test('[O-C01] the channels of the contract are listed with who is on them', async ({ loggedIn }) => {
  await goOnStandby(await loggedIn('operator1@demo.example'));
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/channel-operator/1');
  await expect(doors(page)).toHaveText(['チャンネル 1佐藤 美咲', 'チャンネル 2空き', 'チャンネル 3空き']);
  const channel = page.getByRole('region', { name: 'チャンネル 1' });
  await expect(channel).toContainText('佐藤 美咲');
  await expect(channel).toContainText('待機中');
  await expect(page.getByText('アバター 1 / 3')).toBeVisible();
  await expectReadable(page);

  await doors(page).nth(1).click();
  await expect(page).toHaveURL(/\/app\/channel-operator\/2$/);
  await expect(page.getByRole('region', { name: 'チャンネル 2' })).toContainText('だれも待機していません');
  await expect(page.getByRole('button', { name: '解放する' })).toHaveCount(0);
});

test('[O-C01] an unknown channel leads to the first', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/channel-operator/9');
  await expect(page.getByText('このチャンネルはありません')).toBeVisible();
  await page.getByRole('link', { name: 'チャンネル 1 を見る' }).click();
  await expect(page).toHaveURL(/\/app\/channel-operator\/1$/);
});

test('[O-C02] the information for the display app can be copied, and says what is missing', async ({ loggedIn }) => {
  await goOnStandby(await loggedIn('operator1@demo.example'));
  const page = await loggedIn('admin@demo.example');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/app/channel-operator/1');
  await page.getByRole('button', { name: '表示アプリ情報' }).click();
  const dialog = page.getByRole('dialog', { name: '表示アプリ情報' });
  await expect(dialog.getByLabel('チャンネル名')).toHaveValue('ch1');
  await expect(dialog.getByLabel('IP')).toHaveValue('127.0.0.1');
  await expect(dialog.getByLabel('ポート')).toHaveValue(/^5\d{4}$/);
  await expect(dialog.getByLabel('サブジェクト名')).toHaveValue('なし');
  await expect(dialog.getByRole('button', { name: 'コピーする' })).toHaveCount(3);
  await expectReadable(page);
  await dialog.getByRole('button', { name: 'コピーする' }).first().click();
  await expect(dialog.getByRole('button', { name: 'コピーしました' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ch1');
});

test('[O-C03] a released channel is free, and who was on it is away', async ({ loggedIn }) => {
  const operator = await loggedIn('operator1@demo.example');
  await goOnStandby(operator);
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/channel-operator/1');
  await page.getByRole('button', { name: '解放する' }).click();
  const dialog = page.getByRole('dialog', { name: 'チャンネル 1 を解放しますか' });
  await expect(dialog).toContainText('佐藤 美咲 さんは離席中になります。');
  await dialog.getByRole('button', { name: '解放する' }).click();
  await expect(page.getByText('チャンネル 1 を解放しました')).toBeVisible();
  await expect(doors(page).first()).toHaveText('チャンネル 1空き');
  await expect(page.getByText('アバター 0 / 3')).toBeVisible();
  expect((await whoAmI(operator)).status).toBe('Leaving');
});

test('[O-C03] an operator sees the channels and releases none', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await goOnStandby(page);
  await page.goto('/app/channel-operator/1');
  await expect(page.getByRole('button', { name: '表示アプリ情報' })).toBeVisible();
  await expect(page.getByRole('button', { name: '解放する' })).toHaveCount(0);
});
