import type { BothLanguages } from '../scene/sceneWords';

/** What she says of the screen itself, where no answer comes from elsewhere. The greeting is the company's. */
export const ownLines = {
  apology: {
    ja: '申し訳ございません。ただいまお答えできません。スタッフをお呼びください。',
    en: 'I am sorry, I cannot answer right now. Please call our staff.',
  },
  absence: {
    ja: '申し訳ございません。ただいまスタッフがおりません。',
    en: 'We are sorry. No staff are here right now.',
  },
} as const satisfies Record<string, BothLanguages>;
