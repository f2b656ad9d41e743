import type { Bilingual } from '../language';
import { type Fault, faults } from './faults';
import { type VrmFaultName, vrmFaults } from './vrmFaults';

/** What only the server can find, for it knows what is there already. */
const foundByServer = {
  alreadyRegistered: {
    ja: 'このメールアドレスは既に登録されています。',
    en: 'This e-mail address is already registered.',
  },
  loginIdTaken: { ja: 'このログインIDは既に使われています', en: 'This login ID is already in use' },
  loginIdTwice: { ja: '同じログインIDの行があります', en: 'Another row has the same login ID' },
  questionTwice: { ja: '同じ質問の行があります', en: 'Another row has the same question' },
  storeUnknown: { ja: 'この名前の店舗はありません', en: 'There is no store of this name' },
  storesAlike: {
    ja: 'この名前の店舗が複数あります。画面で選んでください',
    en: 'Several stores have this name: choose one on its page',
  },
  characterUnknown: { ja: 'この名前のキャラクターはありません', en: 'There is no character of this name' },
  charactersAlike: {
    ja: 'この名前のキャラクターが複数あります。画面で選んでください',
    en: 'Several characters have this name: choose one on its page',
  },
  roleChange: { ja: '役割はCSVでは変更できません', en: 'Roles cannot be changed by CSV' },
  columnMissing: { ja: '列がありません', en: 'the column is missing' },
  columnTwice: { ja: '列が2つあります', en: 'the column is there twice' },
  columnUnknown: { ja: 'この名前の列はありません', en: 'there is no such column' },
  columns: { ja: '列の数が見出しと合いません', en: 'The number of columns differs from the heading' },
  noTouchButtons: {
    ja: 'タッチボタンは縦長の画面の受付中にだけ置けます',
    en: 'Touch buttons stand only on the Standby scene of an upright screen',
  },
  sceneMismatch: { ja: 'このシーンのテンプレートではありません', en: 'This is not the template of that scene' },
} as const satisfies Record<string, Bilingual>;

/** Every fault that an answer may tell. */
export const answeredFaults = { ...faults, ...foundByServer, ...vrmFaults };
export type AnsweredFault = Fault | keyof typeof foundByServer | VrmFaultName;

const isAnsweredFault = (name: string): name is AnsweredFault => Object.hasOwn(answeredFaults, name);
export const answeredFaultNames = Object.keys(answeredFaults).filter(isAnsweredFault);
