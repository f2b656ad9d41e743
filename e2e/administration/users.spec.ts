import { expectReadable } from '../support/axe';
import { goOnStandby } from '../support/channels';
import { connectedPage } from '../support/connectedPage';
import { phone } from '../support/console';
import { expect, test } from '../support/test';
import { contractChannels, rowOf } from '../support/users';

test('[O-U01] an administrator sees everybody, with what can be done about them, as cards on a phone', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/users/list');
  await expect(page.getByRole('columnheader')).toHaveText([
    'ユーザー',
    'ふりがな',
    '役割',
    'キャラクター',
    '状態',
    '状態の変更',
    '設定',
  ]);
  await expect(rowOf(page, '田中 恵子')).toContainText('管理者');
  await expect(rowOf(page, '佐藤 美咲')).toContainText('operator1@demo.example');
  await expect(rowOf(page, '佐藤 美咲')).toContainText('未定');
  await expect(rowOf(page, '佐藤 美咲')).toContainText('オフライン');
  await expectReadable(page);

  await page.getByRole('link', { name: '佐藤 美咲 の設定' }).click();
  await expect(page).toHaveURL(/\/app\/users\/update\?id=\d+$/);
  await page.goBack();
  await page.getByRole('link', { name: 'ユーザーを追加' }).click();
  await expect(page).toHaveURL(/\/app\/users\/add$/);

  await page.goBack();
  await page.setViewportSize(phone);
  const card = page
    .getByRole('list', { name: 'ユーザーの一覧' })
    .getByRole('listitem')
    .filter({ hasText: '佐藤 美咲' });
  await expect(card.getByRole('link', { name: '佐藤 美咲 の設定' })).toBeVisible();
  await expectReadable(page);
});

test('[O-U01] [O-U16] the list is narrowed by avatar channel, role and search; who is on standby is sent away', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await goOnStandby(await loggedIn('operator1@demo.example'));
  await page.goto('/app/users/list');
  const waiting = rowOf(page, '佐藤 美咲');
  await expect(waiting).toContainText('待機中');

  await page.getByRole('switch', { name: 'アバター未使用のみ' }).check();
  await expect(waiting).toBeHidden();
  await expect(rowOf(page, '鈴木 健一')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'アバター未使用のみ' })).toBeChecked();

  await page.getByRole('combobox', { name: '役割' }).click();
  await page.getByRole('option', { name: '管理者' }).click();
  await expect(rowOf(page, '鈴木 健一')).toBeHidden();
  await expect(rowOf(page, '田中 恵子')).toBeVisible();

  await page.goto('/app/users/list?search=operator2');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(rowOf(page, '鈴木 健一')).toBeVisible();

  await page.goto('/app/users/list?search=operator1');
  await waiting.getByRole('button', { name: '佐藤 美咲: 離席にする' }).click();
  await expect(waiting).toContainText('離席中');
  await expect(waiting.getByRole('button')).toHaveCount(0);
});

test('[O-U01] [O-U03] the list is as it was left after a look at somebody, and after a change', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/users/list?sort=-name');
  await page.getByLabel('ユーザーを探す').fill('鈴木');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: '鈴木 健一 の設定' }).click();
  await page.getByRole('link', { name: '戻る' }).click();
  await expect(page.getByLabel('ユーザーを探す')).toHaveValue('鈴木');
  await expect(page).toHaveURL(/\?sort=-name&search=/);

  await page.getByRole('link', { name: '鈴木 健一 の設定' }).click();
  await page.getByLabel('サブジェクト名').fill('kenichi');
  await page.getByRole('button', { name: '保存する' }).click();
  await expect(page).toHaveURL(/\/list\?sort=-name&search=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('navigation').getByRole('link', { name: 'ユーザー' }).click();
  await expect(page.getByLabel('ユーザーを探す')).toHaveValue('');
});

test('[O-U01] an operator sees her colleagues, and nothing that changes them', async ({ loggedIn }) => {
  const page = await loggedIn('operator1@demo.example');
  await page.goto('/app/users/list');
  await expect(page.getByRole('columnheader')).toHaveText(['ユーザー', '役割', 'キャラクター', '状態']);
  await expect(rowOf(page, '鈴木 健一')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link')).toHaveCount(0);
  await expect(main).not.toContainText('@demo.example');
});

test('[O-U16] an administrator goes on standby and leaves; without a free channel she is told why', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  const system = await loggedIn('system@demo.example');
  const operator = await loggedIn('operator1@demo.example');
  await contractChannels(system, 1);
  const seated = await connectedPage(operator);
  await seated.standsBy();
  await (await connectedPage(page)).say('operatorStateTransition', { state: 'PossibleStandby' });
  await page.goto('/app/users/list');
  const row = rowOf(page, '田中 恵子');
  await row.getByRole('button', { name: '待機する' }).click();
  const told = page.getByRole('alert').filter({ hasText: '空いているアバターチャンネルがありません' });
  await expect(told).toContainText('SVER-36');
  await expect(row).toContainText('離席中');

  await seated.say('operatorStateTransition', { state: 'Leaving' });
  await row.getByRole('button', { name: '待機する' }).click();
  await expect(row).toContainText('待機中');
  await row.getByRole('button', { name: '離席する' }).click();
  await expect(row).toContainText('離席中');
});
