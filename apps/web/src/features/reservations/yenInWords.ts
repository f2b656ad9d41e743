import type { Language } from '@mukae/contract/language';

/** 1,200 円, 1,200 yen */
export const yenInWords = (amount: number, language: Language): string =>
  language === 'ja' ? `${amount.toLocaleString('ja-JP')} 円` : `${amount.toLocaleString('en-US')} yen`;
