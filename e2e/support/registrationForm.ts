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
    kana: 'Reading of the name',
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

export type RegistrationForm = ReturnType<typeof registrationForm>;

/** What a new customer types; whatever a test is about takes the place of the usual. */
export const newCustomer = {
  organization: '株式会社はるかぜ',
  name: '春野 風子',
  kana: 'はるの ふうこ',
  email: 'haruno@harukaze.example',
  password: 'Harukaze2026!',
  phone: '03-1234-5678',
  address: '東京都千代田区1-1',
};

type Entry = Partial<typeof newCustomer>;

/** Fills in the English form: the Japanese one also asks for the reading of the name. */
export async function fillEnglish(form: RegistrationForm, entry: Entry = {}): Promise<void> {
  const { organization, name, email, password, phone, address } = { ...newCustomer, ...entry };
  await form.organization.fill(organization);
  await form.name.fill(name);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.phone.fill(phone);
  await form.address.fill(address);
}

export async function fillJapanese(form: RegistrationForm, entry: Entry = {}): Promise<void> {
  await fillEnglish(form, entry);
  await form.kana.fill(entry.kana ?? newCustomer.kana);
}

export async function agreeAndSend(form: RegistrationForm): Promise<void> {
  await form.terms.check();
  await form.fees.check();
  await form.submit.click();
}

export async function chooseJapanese(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '日本語' }).check();
}
