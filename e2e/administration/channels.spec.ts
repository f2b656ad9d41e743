import { expectReadable } from '../support/axe';
import { doors, goOnStandby } from '../support/channels';
import { whoAmI } from '../support/console';
import { expect, test } from '../support/test';

test('[O-C01] [O-C02] [O-C03] a channel tells who is on it and what an app has to know, and is free once it is released', async ({
  loggedIn,
}) => {
  const operator = await loggedIn('operator1@demo.example');
  await goOnStandby(operator);
  const page = await loggedIn('admin@demo.example');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/app/channel-operator/2');
  await expect(page.getByRole('region', { name: 'チャンネル 2' })).toContainText('だれも待機していません');
  await doors(page).first().click();
  await expect(page).toHaveURL(/\/app\/channel-operator\/1$/);
  await expect(doors(page)).toHaveText(['チャンネル 1佐藤 美咲', 'チャンネル 2空き', 'チャンネル 3空き']);
  await expect(page.getByText('アバター 1 / 3')).toBeVisible();
  await expectReadable(page);

  await page.getByRole('button', { name: '表示アプリ情報' }).click();
  const information = page.getByRole('dialog', { name: '表示アプリ情報' });
  await expect(information.getByLabel('ポート')).toHaveValue(/^5\d{4}$/);
  await expectReadable(page);
  await information.getByRole('button', { name: 'コピーする' }).first().click();
  await expect(information.getByRole('button', { name: 'コピーしました' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ch1');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '解放する' }).click();
  const question = page.getByRole('dialog', { name: 'チャンネル 1 を解放しますか' });
  await question.getByRole('button', { name: '解放する' }).click();
  await expect(doors(page).first()).toHaveText('チャンネル 1空き');
  await expect(page.getByText('アバター 0 / 3')).toBeVisible();
  expect((await whoAmI(operator)).status).toBe('Leaving');
});
