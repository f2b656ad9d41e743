import type { BothLanguages } from '../scene/sceneWords';

/** What the receptionist says of herself, where no answer of the company does. */
export const receptionistLines = {
  asksBack: { ja: 'どのことをお知りになりたいですか。', en: 'Which of these would you like to know?' },
  unknown: {
    ja: '申し訳ございません、分かりかねます。係の者をお呼びすることもできます。',
    en: 'I am sorry, I do not know that. I can call a person for you.',
  },
  handsOver: {
    ja: '担当の者におつなぎします。このままお待ちください。',
    en: 'I am calling a person. Please wait here.',
  },
  thanked: {
    ja: 'どういたしまして。ほかにもお気軽におたずねください。',
    en: 'You are welcome. Please ask me anything else.',
  },
  hello: { ja: 'はい。ご用件をお聞かせください。', en: 'Hello. How can I help you?' },
  leave: { ja: 'ありがとうございました。お気をつけてどうぞ。', en: 'Thank you. Have a nice day.' },
  filler: { ja: '少々お待ちください。', en: 'One moment, please.' },
  forbidden: {
    ja: '恐れ入りますが、そのことばにはお答えできません。',
    en: 'I am sorry, I cannot answer that.',
  },
  cutShort: {
    ja: '申し訳ございません、ここまでしかお答えできません。',
    en: 'I am sorry, that is all I can tell you.',
  },
} as const satisfies Record<string, BothLanguages>;

/** What is said while a person is called, by what led to it. */
export const sorryLines = {
  angry: {
    ja: 'ご不快な思いをさせ、申し訳ございません。担当の者におつなぎします。',
    en: 'I am very sorry. I am calling a person for you.',
  },
  missed: {
    ja: 'お力になれず申し訳ございません。担当の者におつなぎします。',
    en: 'I am sorry that I could not help. I am calling a person.',
  },
} as const satisfies Record<string, BothLanguages>;
