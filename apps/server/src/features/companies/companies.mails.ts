import type { Language } from '@mukae/contract/language';
import type { Mail } from '#platform/mail/mailTransport';

interface Wish {
  companyName: string;
  inContract: number;
  count: number;
  message: string;
  from: { name: string; loginId: string };
}

const words = {
  ja: ({ companyName, inContract, count, message, from }: Wish) => ({
    subject: `【Mukae】アバターチャンネル追加のご希望（${companyName}）`,
    text: `${companyName} からアバターチャンネル追加の希望が届きました。

現在の契約数: ${inContract}
追加の希望数: ${count}
ご担当: ${from.name}（${from.loginId}）

${message || '（メッセージはありません）'}

Mukae 迎え
`,
  }),
  en: ({ companyName, inContract, count, message, from }: Wish) => ({
    subject: `[Mukae] Request for more avatar channels (${companyName})`,
    text: `${companyName} asks for more avatar channels.

In contract now: ${inContract}
Wanted in addition: ${count}
Asked by: ${from.name} (${from.loginId})

${message || '(no message)'}

Mukae
`,
  }),
} satisfies Record<Language, (wish: Wish) => { subject: string; text: string }>;

export const moreChannelsMail = (to: string, wish: Wish, language: Language): Mail => ({
  to,
  ...words[language](wish),
});
