import type { Language } from '@mukae/contract/language';
import type { Mail } from '#platform/mail/mailTransport';
import { greeting } from './greeting';

interface TemporaryPasswordMail {
  to: string;
  name: string;
  password: string;
  /** Undefined where the address of the service is not known. */
  loginUrl: string | undefined;
}

const resetWords = {
  ja: ({ name, password, loginUrl }: TemporaryPasswordMail) => ({
    subject: '【Mukae】仮パスワードのお知らせ',
    text: `${greeting.ja(name)}

仮パスワードを発行しました。

仮パスワード: ${password}

24 時間以内にログインし、新しいパスワードを設定してください。${loginUrl ? `\n${loginUrl}` : ''}

お心当たりがない場合は、このメールを破棄してください。これまでのパスワードは、そのままお使いいただけます。

Mukae 迎え
`,
  }),
  en: ({ name, password, loginUrl }: TemporaryPasswordMail) => ({
    subject: '[Mukae] Your temporary password',
    text: `${greeting.en(name)}

a temporary password has been issued for you.

Temporary password: ${password}

Log in within 24 hours and set a new password.${loginUrl ? `\n${loginUrl}` : ''}

If you did not ask for it, discard this mail. Your present password goes on working.

Mukae
`,
  }),
} satisfies Record<Language, (mail: TemporaryPasswordMail) => { subject: string; text: string }>;

export const temporaryPasswordMail = (mail: TemporaryPasswordMail, language: Language): Mail => ({
  to: mail.to,
  ...resetWords[language](mail),
});

const welcomeWords = {
  ja: ({ name, password, loginUrl }: TemporaryPasswordMail) => ({
    subject: '【Mukae】アカウントのご案内',
    text: `${greeting.ja(name)}

Mukae 迎え のアカウントが登録されました。

ログインID: このメールアドレス
仮パスワード: ${password}

24 時間以内にログインし、新しいパスワードを設定してください。${loginUrl ? `\n${loginUrl}` : ''}

期限を過ぎた場合は、ログイン画面の「パスワードをお忘れの方」から仮パスワードを受け取れます。

Mukae 迎え
`,
  }),
  en: ({ name, password, loginUrl }: TemporaryPasswordMail) => ({
    subject: '[Mukae] Your account',
    text: `${greeting.en(name)}

an account of Mukae has been made for you.

Login ID: this e-mail address
Temporary password: ${password}

Log in within 24 hours and set a new password.${loginUrl ? `\n${loginUrl}` : ''}

After that, ask for another temporary password on the login page.

Mukae
`,
  }),
} satisfies Record<Language, (mail: TemporaryPasswordMail) => { subject: string; text: string }>;

export const welcomeMail = (mail: TemporaryPasswordMail, language: Language): Mail => ({
  to: mail.to,
  ...welcomeWords[language](mail),
});
