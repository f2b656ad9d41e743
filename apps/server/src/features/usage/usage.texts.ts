import type { Language } from '@mukae/contract/language';

const monthInJapanese = (month: string): string => month.replace(/^(\d+)-0?(\d+)$/, '$1年$2月');

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const monthInEnglish = (month: string): string => `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** What the lines of the ledger say, wherever they are shown. */
export const usageTexts = {
  ja: {
    month: monthInJapanese,
    carriedFrom: (month: string) => `${monthInJapanese(month)}分のマイナスを繰り越し`,
    carriedTo: (month: string) => `マイナスを${monthInJapanese(month)}分へ繰り越し`,
    kinds: { use: '利用', correction: '訂正', carried: '繰越' },
    isFree: { true: '無料', false: '' },
    columns: {
      kind: '種別',
      number: '予約番号',
      title: '会議名',
      user: '利用者',
      from: '通話開始',
      until: '通話終了',
      minutes: '利用時間（分）',
      rate: '10分あたりの単価（円）',
      fee: '料金（円・税別）',
      free: '無料',
      amount: '金額（円・税別）',
      reason: '理由',
    },
  },
  en: {
    month: monthInEnglish,
    carriedFrom: (month: string) => `Credit carried over from ${monthInEnglish(month)}`,
    carriedTo: (month: string) => `Credit carried over to ${monthInEnglish(month)}`,
    kinds: { use: 'Use', correction: 'Correction', carried: 'Carried over' },
    isFree: { true: 'Free', false: '' },
    columns: {
      kind: 'Kind',
      number: 'Reservation',
      title: 'Meeting',
      user: 'User',
      from: 'Call started',
      until: 'Call ended',
      minutes: 'Minutes',
      rate: 'Rate for 10 minutes (JPY)',
      fee: 'Fee (JPY, before tax)',
      free: 'Free',
      amount: 'Amount (JPY, before tax)',
      reason: 'Reason',
    },
  },
} satisfies Record<Language, unknown>;
