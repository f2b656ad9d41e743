import { defineTexts } from '@/language/texts';
import { cancelMinutes } from '../cancelMinutes';

export const cancelTexts = defineTexts(
  {
    title: (number: string) => `予約 ${number}`,
    loading: '予約を読み込んでいます',
    cancelled: 'この予約はキャンセルされました。',
    receives: (name: string) => `${name} がお迎えします`,
    guest: 'お客様',
    noGuest: 'なし',
    fee: '料金',
    back: '戻る',
    change: '変更する',
    cancel: '予約をキャンセルする',
    ahead: {
      withGuest: `キャンセルは、開始の${cancelMinutes}分後まで承ります。料金はかからず、お客様にはメールでお知らせします。`,
      withoutGuest: `キャンセルは、開始の${cancelMinutes}分後まで承ります。料金はかかりません。`,
    },
    begun: {
      withGuest: `キャンセルは、開始の${cancelMinutes}分後まで承ります。すでにお話しした時間の料金はかかります。お客様にはメールでお知らせします。`,
      withoutGuest: `キャンセルは、開始の${cancelMinutes}分後まで承ります。すでにお話しした時間の料金はかかります。`,
    },
    close: '閉じる',
    sure: {
      question: '予約をキャンセルしますか',
      text: '入室用のリンクは使えなくなります。取り消したあとで元に戻すことはできません。',
      cancel: 'やめる',
      confirm: '予約をキャンセルする',
    },
    done: '予約キャンセルは完了されました',
  },
  {
    title: (number: string) => `Reservation ${number}`,
    loading: 'Loading the reservation',
    cancelled: 'This reservation was cancelled.',
    receives: (name: string) => `${name} greets the guest`,
    guest: 'Guest',
    noGuest: 'None',
    fee: 'Fee',
    back: 'Back',
    change: 'Change',
    cancel: 'Cancel the reservation',
    ahead: {
      withGuest: `You can cancel until ${cancelMinutes} minutes after the start. There is no fee, and the guest is told by mail.`,
      withoutGuest: `You can cancel until ${cancelMinutes} minutes after the start. There is no fee.`,
    },
    begun: {
      withGuest: `You can cancel until ${cancelMinutes} minutes after the start. Time that was already talked is charged. The guest is told by mail.`,
      withoutGuest: `You can cancel until ${cancelMinutes} minutes after the start. Time that was already talked is charged.`,
    },
    close: 'Close',
    sure: {
      question: 'Cancel the reservation?',
      text: 'Its link will stop working. This cannot be undone.',
      cancel: 'Keep it',
      confirm: 'Cancel the reservation',
    },
    done: 'The reservation was cancelled',
  },
);
