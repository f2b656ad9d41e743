import type { Language } from '@mukae/contract/language';
import type { Page } from './test';

const labels = {
  ja: {
    title: 'アカウント登録',
    organization: '会社・団体名',
    name: 'お名前',
    kana: 'ふりがな',
    email: 'メールアドレス（ログインID）',
    password: /^パスワード( \*)?$/,
    phone: '電話番号',
    address: '住所',
    terms: '利用規約に同意します',
    fees: '料金・お支払いについて同意します',
    submit: '登録する',
  },
  en: {
    title: 'Create your account',
    organization: 'Organization',
    name: 'Contact name',
    kana: 'Kana',
    email: 'E-mail address (login ID)',
    password: /^Password( \*)?$/,
    phone: 'Phone',
    address: 'Address',
    terms: 'I agree to the terms of service',
    fees: 'I agree to the fees and billing',
    submit: 'Create account',
  },
} satisfies Record<Language, Record<string, string | RegExp>>;

/** The sign-up in one language, by what a person sees on it. */
export function registrationForm(page: Page, language: Language) {
  const t = labels[language];
  const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
  return {
    heading: page.getByRole('heading', { level: 1, name: t.title }),
    organization: textbox(t.organization),
    name: textbox(t.name),
    kana: textbox(t.kana),
    email: textbox(t.email),
    password: page.getByLabel(t.password),
    phone: textbox(t.phone),
    address: textbox(t.address),
    terms: page.getByRole('checkbox', { name: t.terms }),
    fees: page.getByRole('checkbox', { name: t.fees }),
    submit: page.getByRole('button', { name: t.submit }),
  };
}

type RegistrationForm = ReturnType<typeof registrationForm>;

/** What a new customer types. */
export const newCustomer = {
  organization: '株式会社はるかぜ',
  name: '春野 風子',
  kana: 'はるの ふうこ',
  email: 'haruno@harukaze.example',
  password: 'Harukaze2026!',
  phone: '03-1234-5678',
  address: '東京都千代田区1-1',
};

export async function fillJapanese(form: RegistrationForm): Promise<void> {
  await form.organization.fill(newCustomer.organization);
  await form.name.fill(newCustomer.name);
  await form.kana.fill(newCustomer.kana);
  await form.email.fill(newCustomer.email);
  await form.password.fill(newCustomer.password);
  await form.phone.fill(newCustomer.phone);
  await form.address.fill(newCustomer.address);
}

export async function agreeAndSend(form: RegistrationForm): Promise<void> {
  await form.terms.check();
  await form.fees.check();
  await form.submit.click();
}

export async function chooseJapanese(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '日本語' }).check();
}
