import { defineTexts } from '@/language/texts';

export const reservationStateTexts = defineTexts(
  {
    booked: '予約済み',
    running: '開催中',
    over: '終了',
    cancelled: 'キャンセル',
    noShow: '不参加',
    guestStayedAway: 'ご来室なし',
  },
  {
    booked: 'Booked',
    running: 'In progress',
    over: 'Over',
    cancelled: 'Cancelled',
    noShow: 'No-show',
    guestStayedAway: 'Guest did not come',
  },
);
