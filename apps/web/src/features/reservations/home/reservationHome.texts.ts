import { defineTexts } from '../../../language/texts';

export const reservationHomeTexts = defineTexts(
  {
    en: 'Today',
    title: '本日の予約',
    loading: '読み込んでいます',
    lead: 'お迎えの準備が整っています',
    text: 'お選びいただいたアバターで、離れた場所からお客様をお迎えできます。',
    loginId: 'ログインID',
    today: 'きょう',
    organization: '会社名',
    castTitle: 'ご利用いただけるキャラクター',
    feesTitle: '料金について',
    feesText: 'ご利用は 10 分単位です。',
    fees: '料金と請求（PDF）を開く',
    opensNewTab: '（新しいタブで開きます）',
  },
  {
    en: 'Reservations',
    title: "Today's reservations",
    loading: 'Loading',
    lead: 'Everything is ready to welcome your guests',
    text: 'Welcome your visitors from afar, with the avatar you choose.',
    loginId: 'Login ID',
    today: 'Today',
    organization: 'Company name',
    castTitle: 'Characters you can rent',
    feesTitle: 'Fees',
    feesText: 'Usage is counted in units of 10 minutes.',
    fees: 'Open fees and billing (PDF)',
    opensNewTab: ' (opens in a new tab)',
  },
);
