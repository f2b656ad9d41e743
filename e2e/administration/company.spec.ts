import { companyCalls, type ListedCompany } from '@mukae/contract/calls/companies';
import { mailsTo } from '@mukae/server/testing/mails';
import { loggedIn as clientOf } from '@mukae/server/testing/testClient';
import { expectReadable } from '../support/axe';
import { doors, goOnStandby } from '../support/channels';
import { phone } from '../support/console';
import { expect, type Page, test } from '../support/test';

const aoba = '青葉ホーム株式会社';

async function companyNamed(page: Page, name: string): Promise<ListedCompany | undefined> {
  const answer = await page.request.post('/api/getCompanies', { data: {} });
  const { companies } = companyCalls.getCompanies.output.parse(await answer.json());
  return companies.find((company) => company.name === name);
}

async function openContract(page: Page) {
  await page.goto('/app/company/list');
  await page.getByRole('button', { name: `${aoba} の契約を変更する` }).click();
  const dialog = page.getByRole('dialog', { name: `${aoba} の契約を変更しますか` });
  return {
    dialog,
    channels: dialog.getByLabel('アバター契約数'),
    feeRate: dialog.getByLabel('料金（10 分あたり・円）'),
    submit: dialog.getByRole('button', { name: '変更する' }),
  };
}

test('[O-C04] a company administrator sees the contract and asks for more by mail', async ({ loggedIn, service }) => {
  await goOnStandby(await loggedIn('operator1@demo.example'));
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/company/info');
  const contract = page.getByRole('region', { name: 'ご契約' });
  await expect(contract).toContainText(aoba);
  await expect(contract).toContainText('アバター契約数3 体');
  await expect(contract).toContainText('使用中1 体');
  await expectReadable(page);

  await contract.getByRole('button', { name: '追加を依頼する' }).click();
  const dialog = page.getByRole('dialog', { name: 'アバターの追加を依頼しますか' });
  await dialog.getByLabel('追加する数').fill('2');
  await dialog.getByLabel('メッセージ').fill('来月からお願いします。');
  await expectReadable(page);
  await dialog.getByRole('button', { name: '依頼する' }).click();
  await expect(page.getByText('追加を依頼しました')).toBeVisible();
  const [mail] = await mailsTo(await clientOf(service.url, 'system@demo.example'), 'system@demo.example');
  expect(mail?.text).toContain('追加の希望数: 2');
  expect(mail?.text).toContain('来月からお願いします。');
});

test('[O-C05] a system administrator changes contract count and fee rate', async ({ loggedIn }) => {
  const page = await loggedIn('system@demo.example');
  const { channels, feeRate, submit } = await openContract(page);
  await expectReadable(page);
  await channels.fill('5');
  await feeRate.fill('280');
  await submit.click();
  await expect(page.getByText('契約を変更しました')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: aoba });
  await expect(row).toContainText('5 体');
  await expect(row).toContainText('280 円');
  expect(await companyNamed(page, aoba)).toMatchObject({ avatarChannelMax: 5, feeRate: 280 });
});

test('[O-C05] a number that is none, or out of its limits, stays as it was typed and is told; nothing is corrected or sent', async ({
  loggedIn,
}) => {
  const page = await loggedIn('system@demo.example');
  const { dialog, channels, feeRate, submit } = await openContract(page);
  await channels.fill('12x');
  await feeRate.fill('-3');
  await submit.click();
  await expect(channels).toHaveAccessibleDescription('値の形式が正しくありません');
  await expect(feeRate).toHaveAccessibleDescription('入力できる範囲を超えています');
  await expect(channels).toBeFocused();
  await expect(channels).toHaveValue('12x');
  await expect(feeRate).toHaveValue('-3');
  await expectReadable(page);

  await channels.fill('');
  await feeRate.fill('２８０');
  await submit.click();
  await expect(channels).toHaveAccessibleDescription('必須項目です');
  await expect(dialog).toBeVisible();
  expect(await companyNamed(page, aoba)).toMatchObject({ avatarChannelMax: 3, feeRate: 300 });

  await channels.fill('4');
  await channels.press('ArrowUp');
  await submit.click();
  await expect(page.getByText('契約を変更しました')).toBeVisible();
  expect(await companyNamed(page, aoba)).toMatchObject({ avatarChannelMax: 5, feeRate: 280 });
});

test('[O-C05] seats that are taken stay in the contract', async ({ loggedIn }) => {
  await goOnStandby(await loggedIn('operator1@demo.example'));
  const page = await loggedIn('system@demo.example');
  const { dialog, channels, submit } = await openContract(page);
  await channels.fill('0');
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('SVER-37');
  expect(await companyNamed(page, aoba)).toMatchObject({ avatarChannelMax: 3 });
});

test('[O-C05] whoever comes second reads the new state first', async ({ loggedIn }) => {
  const page = await loggedIn('system@demo.example');
  const { dialog, channels, feeRate, submit } = await openContract(page);
  const company = await companyNamed(page, aoba);
  const other = { targetCompanyId: company?.id, avatar_channel_max: 7, version: company?.version };
  await page.request.post('/api/updateCompany', { data: other });
  await feeRate.fill('250');
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('SVER-28');
  await dialog.getByRole('button', { name: '新しい内容を読み込む' }).click();
  await expect(channels).toHaveValue('7');
  await expect(feeRate).toHaveValue('300');
  await feeRate.fill('250');
  await submit.click();
  await expect(page.getByText('契約を変更しました')).toBeVisible();
  expect(await companyNamed(page, aoba)).toMatchObject({ avatarChannelMax: 7, feeRate: 250 });
});

test('[O-C06] a system administrator chooses a company, and the pages follow', async ({ loggedIn }) => {
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
});

test('[O-C06] on a phone the company is chosen in the drawer', async ({ loggedIn }) => {
  const page = await loggedIn('system@demo.example');
  await page.setViewportSize(phone);
  await page.goto('/app/media/list');
  await page.getByRole('button', { name: 'メニューを開く' }).click();
  const drawer = page.getByRole('dialog', { name: 'メインメニュー' });
  await drawer.getByLabel('表示する会社').click();
  await page.getByRole('option', { name: aoba }).click();
  await drawer.getByRole('button', { name: 'メニューを閉じる' }).click();
  await expect(page.getByText('ファイルを置く・選ぶ')).toBeVisible();
});

test('[O-C06] nobody else is offered a company', async ({ loggedIn }) => {
  const page = await loggedIn('admin@demo.example');
  await page.goto('/app/company/info');
  await expect(page.getByRole('region', { name: 'ご契約' })).toBeVisible();
  await expect(page.getByLabel('表示する会社')).toHaveCount(0);
});
