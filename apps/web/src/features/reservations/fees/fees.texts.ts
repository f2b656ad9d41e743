import { minutesOfRate } from '@mukae/contract/domain/reservation/fee';
import { defineTexts } from '@/language/texts';
import { yenInWords } from '../yenInWords';

export const feesTexts = defineTexts(
  {
    title: '料金について',
    yen: (amount: number) => yenInWords(amount, 'ja'),
    rate: (yen: number) => `${minutesOfRate} 分につき ${yenInWords(yen, 'ja')}（税別）、1 分ごとに計算します。`,
    document: '料金と請求（PDF）を開く',
    opensNewTab: '（新しいタブで開きます）',
  },
  {
    title: 'Fees',
    yen: (amount: number) => yenInWords(amount, 'en'),
    rate: (yen: number) => `${yenInWords(yen, 'en')} per ${minutesOfRate} minutes (before tax), counted by the minute.`,
    document: 'Open fees and billing (PDF)',
    opensNewTab: ' (opens in a new tab)',
  },
);
