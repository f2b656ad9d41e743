import type { Language } from '@mukae/contract/language';
import { test } from '../support/readingTest';
import {
  agreeAndSend,
  chooseJapanese,
  fillEnglish,
  fillJapanese,
  type newCustomer,
  type RegistrationForm,
  registrationForm,
} from '../support/registrationForm';
import { test as changingTest, expect, type Page } from '../support/test';

type Field = keyof typeof newCustomer;
type Fault = { id: string; field: Field; typed: string; ja: string; en: string };

const short = 'Set 8 or more characters';
const rules = { ja: 'パスワード設定ルールをご確認ください', en: 'Check the password setting rules' };
const symbols = { ja: '使用できない記号が含まれています', en: 'Contains symbols that cannot be used' };
const two = { ja: '2文字以上で入力してください', en: 'Enter at least 2 characters' };

const faults: readonly Fault[] = [
  { id: 'A-V02', field: 'name', typed: '', ja: '入力必須です', en: 'Input is required' },
  { id: 'A-V02', field: 'name', typed: '春', ...two },
  { id: 'A-V03', field: 'kana', typed: 'は', ...two },
  { id: 'A-V04', field: 'email', typed: '', ja: '必須項目です', en: 'This field is required' },
  {
    id: 'A-V04',
    field: 'email',
    typed: 'haruno',
    ja: 'メールアドレスの形式で入力してください',
    en: 'Enter an e-mail address',
  },
  { id: 'A-V05', field: 'password', typed: 'Haru26!', ja: 'パスワードは8文字以上を設定してください', en: short },
  {
    id: 'A-V05',
    field: 'password',
    typed: `Aa1${'x'.repeat(126)}`,
    ja: 'パスワードは128文字以内で設定してください',
    en: 'Set the password within 128 characters',
  },
  { id: 'A-V06', field: 'password', typed: 'harukaze2026', ...rules },
  { id: 'A-V07', field: 'password', typed: 'Harukaze2026$', ...symbols },
  { id: 'A-V07', field: 'password', typed: 'Harukaze2026！', ...symbols },
  {
    id: 'A-V08',
    field: 'phone',
    typed: '031234',
    ja: '7文字以上で入力してください',
    en: 'Enter at least 7 characters',
  },
  { id: 'A-V08', field: 'address', typed: '東', ...two },
];

const titleOf = ({ field, typed }: Fault) => `${field} "${typed.length > 20 ? `${typed.length} characters` : typed}"`;

async function expectFault(page: Page, form: RegistrationForm, { field, ...fault }: Fault, language: Language) {
  await expect(form[field]).toHaveAccessibleDescription(new RegExp(fault[language]));
  await expect(page.getByText(fault[language], { exact: true })).toBeVisible();
  await expect(form[field]).toBeFocused();
  await expect(form.heading).toBeVisible();
}

test('[A-V02] [A-V03] [A-V04] [A-V05] [A-V06] [A-V07] [A-V08] every fault of the sign-up in Japanese', async ({
  page,
}) => {
  await page.goto('/test/register');
  await chooseJapanese(page);
  const form = registrationForm(page, 'ja');
  await form.terms.check();
  await form.fees.check();
  for (const fault of faults) {
    await test.step(titleOf(fault), async () => {
      await fillJapanese(form, { [fault.field]: fault.typed });
      await form.submit.click();
      await expectFault(page, form, fault, 'ja');
    });
  }
});

test('[A-V02] [A-V04] [A-V05] [A-V06] [A-V07] [A-V08] every fault of the sign-up in English', async ({ page }) => {
  await page.goto('/test/register');
  const form = registrationForm(page, 'en');
  await form.terms.check();
  await form.fees.check();
  for (const fault of faults.filter(({ field }) => field !== 'kana')) {
    await test.step(titleOf(fault), async () => {
      await fillEnglish(form, { [fault.field]: fault.typed });
      await form.submit.click();
      await expectFault(page, form, fault, 'en');
    });
  }
});

test('[A-V02] [A-V03] [A-V08] an empty form lists every field to mend, the reading only in Japanese, and leads to each', async ({
  page,
}) => {
  await page.goto('/test/register');
  await expect(registrationForm(page, 'en').name).toBeVisible();
  await expect(registrationForm(page, 'en').kana).toBeHidden();
  await chooseJapanese(page);
  const form = registrationForm(page, 'ja');
  await agreeAndSend(form);
  const summary = page.getByRole('alert').filter({ hasText: '入力内容をご確認ください（6 件）' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'お名前',
    'ふりがな',
    'メールアドレス（ログインID）',
    'パスワード',
    '電話番号',
    '住所',
  ]);
  await expect(form.organization).not.toHaveAccessibleDescription(/必須/);

  await summary.getByRole('link', { name: '電話番号' }).click();
  await expect(form.phone).toBeFocused();
  await form.phone.fill('03-1234-5678');
  await expect(page.getByRole('alert')).toContainText('（5 件）');
});

test('[A-V05] [A-V06] [A-V07] [A-V09] the rules are ticked off while the password is typed; the button needs both consents', async ({
  page,
}) => {
  await page.goto('/test/register');
  const { password, terms, fees, submit } = registrationForm(page, 'en');
  const rules = page.getByRole('list', { name: 'Password setting rules' });
  const met = rules.getByRole('img', { name: 'Met', exact: true });
  await expect(rules.getByRole('listitem')).toContainText([
    '8 to 128 characters',
    'Three of: upper case, lower case, digit, symbol',
    '!#%&*+-./<=>?@^_~',
  ]);
  await expect(met).toHaveCount(0);
  await password.fill('haru');
  await expect(met).toHaveCount(1);
  await password.fill('harukaze');
  await expect(met).toHaveCount(2);
  await password.fill('Harukaze2026');
  await expect(met).toHaveCount(3);

  await expect(submit).toBeDisabled();
  await expect(page.getByText('Agree to both to create the account')).toBeVisible();
  await terms.check();
  await expect(submit).toBeDisabled();
  await fees.check();
  await expect(submit).toBeEnabled();
  await expect(page.getByText('Agree to both to create the account')).toBeHidden();
  await terms.uncheck();
  await expect(submit).toBeDisabled();
});

changingTest('[A-V07] every allowed symbol is taken', async ({ page }) => {
  await page.goto('/test/register');
  const form = registrationForm(page, 'en');
  await fillEnglish(form, { password: 'Haru2026!#%&*+-./<=>?@^_~' });
  await agreeAndSend(form);
  await expect(page.getByRole('heading', { name: 'Your account is created' })).toBeVisible();
});

changingTest('[A-V05] 128 characters are taken, and the least of everything', async ({ page }) => {
  await page.goto('/test/register');
  const form = registrationForm(page, 'en');
  await fillEnglish(form, { name: '春野', phone: '0312345', address: '東京', password: `Aa1${'x'.repeat(125)}` });
  await agreeAndSend(form);
  await expect(page.getByRole('heading', { name: 'Your account is created' })).toBeVisible();
});
