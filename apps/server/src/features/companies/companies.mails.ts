import { nameInMail } from '@mukae/contract/domain/text/nameInMail';
import type { Language } from '@mukae/contract/language';
import type { Mail } from '#platform/mail/mailTransport';

interface Wish {
  company: { id: number; name: string };
  inContract: number;
  count: number;
  message: string;
  from: { name: string; loginId: string };
}

const words = {
  ja: ({ company, inContract, count, message, from }: Wish) => ({
    subject: `【Mukae】アバターチャンネル追加のご希望（${nameInMail(company.name) ?? `会社番号 ${company.id}`}）`,
    text: `${nameInMail(company.name) ?? `会社番号 ${company.id}`} からアバターチャンネル追加の希望が届きました。

現在の契約数: ${inContract}
追加の希望数: ${count}
ご担当: ${nameInMail(from.name) ?? '（氏名は省略しました）'}（${from.loginId}）

${message || '（メッセージはありません）'}

Mukae 迎え
`,
  }),
  en: ({ company, inContract, count, message, from }: Wish) => ({
    subject: `[Mukae] Request for more avatar channels (${nameInMail(company.name) ?? `company no. ${company.id}`})`,
    text: `${nameInMail(company.name) ?? `Company no. ${company.id}`} asks for more avatar channels.

In contract now: ${inContract}
Wanted in addition: ${count}
Asked by: ${nameInMail(from.name) ?? '(name left out)'} (${from.loginId})

${message || '(no message)'}

Mukae
`,
  }),
} satisfies Record<Language, (wish: Wish) => { subject: string; text: string }>;

export const moreChannelsMail = (to: string, wish: Wish, language: Language): Mail => ({
  to,
  ...words[language](wish),
});
