import { mailsTo } from '@mukae/server/testing/mails';
import { loggedIn as clientOf } from '@mukae/server/testing/testClient';
import { expectReadable } from '../support/axe';
import { doors } from '../support/channels';
import { phone } from '../support/console';
import { test as readingTest } from '../support/readingTest';
import { expect, test } from '../support/test';

const aoba = '青葉ホーム株式会社';

test('[O-C04] [O-C05] a company administrator asks for more by mail, and a system administrator changes the contract', async ({
  loggedIn,
  service,
}) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/company/info');
  const contract = page.getByRole('region', { name: 'ご契約' });
  await expect(contract).toContainText('アバター契約数3 体');
  await expect(page.getByLabel('表示する会社')).toHaveCount(0);
  await expectReadable(page);
  await contract.getByRole('button', { name: '追加を依頼する' }).click();
  const wish = page.getByRole('dialog', { name: 'アバターの追加を依頼しますか' });
  await wish.getByLabel('追加する数').fill('2');
  await wish.getByLabel('メッセージ').fill('来月からお願いします。');
  await expectReadable(page);
  await wish.getByRole('button', { name: '依頼する' }).click();
  await expect(page.getByText('追加を依頼しました')).toBeVisible();
  const [mail] = await mailsTo(await clientOf(service.url, 'system@demo.example'), 'system@demo.example');
  expect(mail?.text).toContain('追加の希望数: 2');
  expect(mail?.text).toContain('来月からお願いします。');

  const system = await loggedIn('system@demo.example');
  await system.goto('/app/company/list');
  await system.getByRole('button', { name: `${aoba} の契約を変更する` }).click();
  const dialog = system.getByRole('dialog', { name: `${aoba} の契約を変更しますか` });
  const channels = dialog.getByLabel('アバター契約数');
  const submit = dialog.getByRole('button', { name: '変更する' });
  await channels.fill('12x');
  await submit.click();
  await expect(channels).toBeFocused();
  await expect(channels).toHaveAccessibleDescription(/^値の形式が正しくありません/);
  await expectReadable(system);
  await channels.fill('4');
  await channels.press('ArrowUp');
  await submit.click();
  await expect(system.getByText('契約を変更しました')).toBeVisible();
  await expect(system.getByRole('row').filter({ hasText: aoba })).toContainText('5 体');
});

readingTest(
  '[O-C06] a system administrator chooses a company, on a phone in the drawer, and the pages follow',
  async ({ loggedIn }) => {
    const page = await loggedIn('system@demo.example');
    await page.goto('/app/channel-operator/1');
    await expect(page.getByRole('heading', { name: '会社を選んでください' })).toBeVisible();
    await expectReadable(page);
    const picker = page.getByRole('complementary').getByLabel('表示する会社');
    await picker.fill('青葉');
    await page.getByRole('option', { name: aoba }).click();
    await expect(doors(page)).toHaveCount(3);
    await page.reload();
    await expect(doors(page)).toHaveCount(3);
    await expect(picker).toHaveValue(aoba);
    await picker.click();
    await page.getByRole('option', { name: 'すべての会社' }).click();
    await expect(page.getByRole('heading', { name: '会社を選んでください' })).toBeVisible();

    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'メニューを開く' }).click();
    const drawer = page.getByRole('dialog', { name: 'メインメニュー' });
    await drawer.getByLabel('表示する会社').click();
    await page.getByRole('option', { name: aoba }).click();
    await drawer.getByRole('button', { name: 'メニューを閉じる' }).click();
    await expect(doors(page)).toHaveCount(3);
  },
);
