import type { BothLanguages } from './sceneWords';

/** What stands around a dialogue with the machine that answers. What she says comes from elsewhere. */
export const dialogueWords = {
  notRecorded: { ja: '音声は答えるためだけに使い、録音しません', en: 'Your voice is not recorded' },
  speak: { ja: '話して聞く', en: 'Speak' },
  type: { ja: '文字で聞く', en: 'Type' },
  again: { ja: 'もう一度聞く', en: 'Say it again' },
  close: { ja: 'おわる', en: 'Done' },
  stop: { ja: 'やめる', en: 'Stop' },
  pleaseSpeak: { ja: 'お話しください', en: 'Please speak' },
  whenFinished: { ja: '話し終えると お答えします', en: 'I answer when you have finished' },
  heard: { ja: 'お客様のことば', en: 'What I hear' },
  visitor: { ja: 'お客様', en: 'You' },
  thinking: { ja: 'お調べしています', en: 'One moment' },
  youCanAsk: { ja: 'こんなことを お聞きいただけます', en: 'You can ask, for example' },
  alsoAsk: { ja: 'つづけて お聞きいただけます', en: 'You can also ask' },
  chooseOne: { ja: 'ひとつ お選びください', en: 'Please choose one' },
  told: { ja: 'お伝えした内容', en: 'Passed on' },
  staffHours: { ja: 'スタッフの受付', en: 'Staff hours' },
  askInstead: { ja: 'AIに聞いてみる', en: 'Ask the AI' },
  typeQuestion: { ja: 'ご質問を入力してください', en: 'Type your question' },
  question: { ja: 'ご質問', en: 'Question' },
  send: { ja: '聞く', en: 'Ask' },
} as const satisfies Record<string, BothLanguages>;
