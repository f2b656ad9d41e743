import { defineTexts } from '@/language/texts';

export const reservationHomeTexts = defineTexts(
  {
    en: 'Reservations',
    title: '本日の予約',
    loading: '読み込んでいます',
    lead: 'ようこそ、Mukaeへ',
    text: 'ご利用いただけるキャラクターと料金をご確認いただけます。',
    loginId: 'ログインID',
    today: 'きょう',
    organization: '会社名',
    castTitle: 'ご利用いただけるキャラクター',
    feesTitle: '料金について',
    feesText: '10 分につき 300 円（税別）、1 分ごとに計算します。',
    fees: '料金と請求（PDF）を開く',
    opensNewTab: '（新しいタブで開きます）',
  },
  {
    en: 'Reservations',
    title: "Today's reservations",
    loading: 'Loading',
    lead: 'Welcome to Mukae',
    text: 'Here are the characters you can rent, and the fees.',
    loginId: 'Login ID',
    today: 'Today',
    organization: 'Company name',
    castTitle: 'Characters you can rent',
    feesTitle: 'Fees',
    feesText: '300 yen per 10 minutes (before tax), counted by the minute.',
    fees: 'Open fees and billing (PDF)',
    opensNewTab: ' (opens in a new tab)',
  },
);
