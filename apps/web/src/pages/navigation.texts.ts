import { defineTexts } from '../language/texts';

export const navigationTexts = defineTexts(
  {
    reception: '受付',
    home: 'ホーム',
    standby: '受付待機',
    reservation: '予約',
    todaysReservations: '本日の予約',
    accounts: 'アカウント',
    register: 'アカウント登録',
    outbox: '送信メール',
  },
  {
    reception: 'Reception',
    home: 'Home',
    standby: 'Reception standby',
    reservation: 'Reservations',
    todaysReservations: "Today's reservations",
    accounts: 'Accounts',
    register: 'Register an account',
    outbox: 'Outbox',
  },
);
