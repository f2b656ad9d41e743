import { defineTexts } from '@/language/texts';

/** Without the part that is nothing. */
const parts = (hours: number, minutes: number, units: { hours: string; minutes: string }): string =>
  [hours > 0 && `${hours} ${units.hours}`, (minutes > 0 || hours === 0) && `${minutes} ${units.minutes}`]
    .filter(Boolean)
    .join(' ');

const timeJa = (hours: number, minutes: number) => parts(hours, minutes, { hours: '時間', minutes: '分' });
const timeEn = (hours: number, minutes: number) => parts(hours, minutes, { hours: 'h', minutes: 'min' });

export const reservationHomeTexts = defineTexts(
  {
    en: 'Today',
    title: '本日の予約',
    loading: '読み込んでいます',
    count: (day: string, count: number) => `${day} ${count} 件の予約があります。`,
    reserve: '予約する',
    greets: (name: string) => `${name} がお迎えします`,
    flow: 'きょうの流れ',
    nearing: {
      beginsIn: (hours: number, minutes: number) => `あと ${timeJa(hours, minutes)}で始まります`,
      left: (hours: number, minutes: number) => `あと ${timeJa(hours, minutes)}`,
      running: 'ただいま入室できます',
      over: '終了しました',
    },
    nothing: {
      none: 'きょうの予約はありません',
      allOver: 'きょうの予約はすべて終わりました',
      text: 'カレンダーで空いている時間を選ぶと、予約できます。',
      toCalendar: 'カレンダーを開く',
    },
    castTitle: 'ご利用いただけるキャラクター',
  },
  {
    en: 'Today',
    title: "Today's reservations",
    loading: 'Loading',
    count: (day: string, count: number) =>
      `${day}. You have ${count} ${count === 1 ? 'reservation' : 'reservations'} today.`,
    reserve: 'Reserve',
    greets: (name: string) => `${name} greets your guest`,
    flow: "Today's schedule",
    nearing: {
      beginsIn: (hours: number, minutes: number) => `Begins in ${timeEn(hours, minutes)}`,
      left: (hours: number, minutes: number) => `In ${timeEn(hours, minutes)}`,
      running: 'You can enter now',
      over: 'Over',
    },
    nothing: {
      none: 'You have no reservations today',
      allOver: "Today's reservations are all over",
      text: 'Choose a free time in the calendar to reserve it.',
      toCalendar: 'Open the calendar',
    },
    castTitle: 'Characters you can rent',
  },
);
