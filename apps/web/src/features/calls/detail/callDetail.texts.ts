import type { CallKind } from '@mukae/contract/domain/call/call.machine';
import type { Outcome } from '@mukae/contract/domain/reception/receptionRecord';
import { defineTexts } from '@/language/texts';

interface CallDetailWords {
  toList: string;
  course: string;
  facts: string;
  store: string;
  rungCount: string;
  people: (count: number) => string;
  ofSignage: string;
  ofOperator: string;
  later: (length: string) => string;
  atOnce: string;
  pressed: (button: string) => string;
  pressedForStaff: string;
  rung: (count: number) => string;
  began: Record<CallKind, (name: string) => string>;
  beganUnnamed: Record<CallKind, string>;
  firstSound: string;
  firstPicture: string;
  noSound: string;
  noPicture: string;
  outcomes: Record<Outcome, string>;
  messageLeft: string;
}

export const callDetailTexts = defineTexts<CallDetailWords>(
  {
    toList: '一覧へ戻る',
    course: '経過',
    facts: '結果と内容',
    store: '店舗',
    rungCount: '呼び出した人数',
    people: (count) => `${count} 人`,
    ofSignage: 'このサイネージの記録',
    ofOperator: 'このオペレーターの記録',
    later: (length) => `${length}後`,
    atOnce: 'すぐ',
    pressed: (button) => `お客様が「${button}」に触れました`,
    pressedForStaff: 'お客様がスタッフを呼びました',
    rung: (count) => `${count} 人のオペレーターを呼び出しました`,
    began: {
      reception: (name) => `${name} さんが応答しました`,
      entered: (name) => `${name} さんが入室しました`,
      monitoring: (name) => `${name} さんがモニタリングを始めました`,
    },
    beganUnnamed: {
      reception: '応答がありました',
      entered: '入室がありました',
      monitoring: 'モニタリングが始まりました',
    },
    firstSound: '音声が届きました',
    firstPicture: '映像が届きました',
    noSound: '音声は届きませんでした',
    noPicture: '映像は届きませんでした',
    outcomes: {
      operatorEnded: 'オペレーターが応対を終えました',
      endedQuietly: 'オペレーターが終了しました',
      meetingEnded: '主催者がミーティングを終えました',
      windowOver: '予約の時間が終わりました',
      visitorEnded: 'お客様が会話を終えました',
      operatorLost: 'オペレーターとの接続が切れました',
      operatorLeft: 'オペレーターが席を離れました',
      signageLost: 'サイネージとの接続が切れました',
      visitorCalled: 'お客様のお呼び出しを優先し、モニタリングを終えました',
      operatorCalled: 'オペレーターが会話を始めたため、モニタリングを終えました',
      removed: 'サイネージが削除されました',
      timedOut: 'だれも応答しませんでした',
      declined: '呼び出したオペレーターが全員辞退しました',
      calledOff: 'お客様がお呼び出しを取り消しました',
    },
    messageLeft: 'お客様が伝言を残しました',
  },
  {
    toList: 'Back to the list',
    course: 'Timeline',
    facts: 'Outcome',
    store: 'Store',
    rungCount: 'Operators rung',
    people: (count) => String(count),
    ofSignage: 'Records of this signage',
    ofOperator: 'Records of this operator',
    later: (length) => `${length} later`,
    atOnce: 'at once',
    pressed: (button) => `The visitor touched “${button}”`,
    pressedForStaff: 'The visitor called the staff',
    rung: (count) => (count === 1 ? '1 operator was rung' : `${count} operators were rung`),
    began: {
      reception: (name) => `${name} answered`,
      entered: (name) => `${name} went in`,
      monitoring: (name) => `${name} started monitoring`,
    },
    beganUnnamed: {
      reception: 'Somebody answered',
      entered: 'Somebody went in',
      monitoring: 'Monitoring started',
    },
    firstSound: 'Sound arrived',
    firstPicture: 'The picture arrived',
    noSound: 'No sound arrived',
    noPicture: 'No picture arrived',
    outcomes: {
      operatorEnded: 'The operator ended the conversation',
      endedQuietly: 'The operator left',
      meetingEnded: 'The host ended the meeting',
      windowOver: 'The reserved time was over',
      visitorEnded: 'The visitor ended the conversation',
      operatorLost: 'The connection to the operator was lost',
      operatorLeft: 'The operator went away',
      signageLost: 'The connection to the signage was lost',
      visitorCalled: 'Monitoring gave way to a visitor who called',
      operatorCalled: 'Monitoring ended because an operator started a conversation',
      removed: 'The signage was deleted',
      timedOut: 'Nobody answered in time',
      declined: 'Every operator who was rung declined',
      calledOff: 'The visitor called it off',
    },
    messageLeft: 'The visitor left a message',
  },
);
