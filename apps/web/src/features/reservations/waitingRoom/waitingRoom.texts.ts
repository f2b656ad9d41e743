import type { JapanClock } from '@mukae/contract/domain/time/japanTime';
import { defineTexts } from '@/language/texts';

const two = (value: number) => String(value).padStart(2, '0');
const timeOf = ({ hour, minute }: JapanClock) => `${two(hour)}:${two(minute)}`;

export const waitingRoomTexts = defineTexts(
  {
    title: '待合室',
    startsAt: (clock: JapanClock) => `会議は ${two(clock.month)}月${two(clock.day)}日 ${timeOf(clock)} に開始します`,
    untilStart: '開始まで',
    units: { days: '日', hours: '時間', minutes: '分', seconds: '秒' },
    opensByItself: '時間になると、自動で始まります。このページを開いたままお待ちください。',
    allowDevices: 'カメラとマイクの使用を「許可」してください',
    quietPlace: '静かな場所、またはイヤホンをおすすめします',
    loading: '開始時刻を確認しています',
    again: 'もう一度試す',
    ended: {
      title: '会議は終了しました',
      text: 'ご利用いただき、ありがとうございました。このページは閉じていただいてかまいません。',
      toLogin: 'ログインへ',
    },
  },
  {
    title: 'Waiting room',
    startsAt: (clock: JapanClock) =>
      `The meeting starts on ${two(clock.month)}/${two(clock.day)} at ${timeOf(clock)} (Japan time)`,
    untilStart: 'Time to the start',
    units: { days: 'd', hours: 'h', minutes: 'min', seconds: 's' },
    opensByItself: 'It opens by itself at that time. Leave this page open.',
    allowDevices: 'Allow the camera and the microphone when asked',
    quietPlace: 'A quiet place, or earphones, will help',
    loading: 'Asking for the start time',
    again: 'Try again',
    ended: {
      title: 'The meeting has ended',
      text: 'Thank you for your time. You may close this page.',
      toLogin: 'Log in',
    },
  },
);
