import { defineTexts } from '@/language/texts';

export const operationTexts = defineTexts(
  {
    logo: 'Mukae 迎え',
    main: '応対',
    between: '・',
    end: '応対を終える',
    endMonitoring: 'モニタリングを終える',
    elapsed: '経過時間',
    quality: {
      good: '通信 良好',
      spotty: '通信 やや不安定',
      bad: '通信 不安定',
      dead: '通信 途絶',
      unknown: '通信 測定中',
      numbers: (roundTrip: number, loss: string, jitter: number) =>
        `往復 ${roundTrip} ms、損失 ${loss} %、ゆらぎ ${jitter} ms`,
      rates: (incoming: number, outgoing: number) => `受信 ${incoming} kbps、送信 ${outgoing} kbps`,
    },
    ending: {
      title: '応対を終えますか',
      text: 'お客様との会話が終わります。',
      goOn: '続ける',
      confirm: '終える',
    },
    leaving: {
      question: '応対を終えて、このページを離れますか',
      text: 'お客様との会話が終わります。',
      cancel: 'やめる',
      confirm: '応対を終える',
    },
  },
  {
    logo: 'Mukae',
    main: 'Conversation',
    between: ' · ',
    end: 'End conversation',
    endMonitoring: 'Stop monitoring',
    elapsed: 'Elapsed time',
    quality: {
      good: 'Network good',
      spotty: 'Network spotty',
      bad: 'Network bad',
      dead: 'No connection',
      unknown: 'Measuring',
      numbers: (roundTrip: number, loss: string, jitter: number) =>
        `Round trip ${roundTrip} ms, loss ${loss} %, jitter ${jitter} ms`,
      rates: (incoming: number, outgoing: number) => `In ${incoming} kbps, out ${outgoing} kbps`,
    },
    ending: {
      title: 'End the conversation?',
      text: 'The visitor cannot talk to you any more.',
      goOn: 'Keep talking',
      confirm: 'End it',
    },
    leaving: {
      question: 'End the conversation and leave this page?',
      text: 'The visitor is left alone.',
      cancel: 'Cancel',
      confirm: 'End conversation',
    },
  },
);
