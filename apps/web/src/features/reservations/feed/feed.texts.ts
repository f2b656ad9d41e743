import { defineTexts } from '@/language/texts';

export const feedTexts = defineTexts(
  {
    title: 'カレンダーで購読する',
    loading: '読み込んでいます',
    text: 'お使いのカレンダーの「URLで追加」にこのアドレスを登録すると、予約が自動で表示されます。',
    address: '購読用のアドレス',
    words: { copy: 'コピーする', copied: 'コピーしました' },
    renewal: {
      button: '作り直す',
      hint: 'アドレスを知っている人は予約を見られます。心あたりのない人に知られたときは作り直してください。',
      question: '購読用のアドレスを作り直しますか',
      consequence: 'いまのアドレスは使えなくなります。登録したカレンダーには、新しいアドレスを登録し直してください。',
      verb: '作り直す',
      done: 'アドレスを作り直しました',
      doneText: 'カレンダーに新しいアドレスを登録してください。',
    },
    close: '閉じる',
  },
  {
    title: 'Subscribe in your calendar',
    loading: 'Loading',
    text: 'Add this address to your calendar as a subscription by URL, and your reservations appear there by themselves.',
    address: 'Subscription address',
    words: { copy: 'Copy', copied: 'Copied' },
    renewal: {
      button: 'Renew',
      hint: 'Whoever knows the address can read your reservations. Renew it if somebody knows it who should not.',
      question: 'Renew the subscription address?',
      consequence: 'The present address stops working. Calendars that use it need the new one.',
      verb: 'Renew',
      done: 'Address renewed',
      doneText: 'Add the new address to your calendar.',
    },
    close: 'Close',
  },
);
