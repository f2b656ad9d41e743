import type { CallKind } from '@mukae/contract/domain/call/call.machine';
import type { Fate } from '@mukae/contract/domain/reception/fate';
import { defineTexts } from '@/language/texts';
import type { LengthUnits } from './lengthInWords';

interface CallWords {
  en: string;
  title: string;
  loading: string;
  none: string;
  company: string;
  signage: string;
  operator: string;
  occasion: string;
  outcome: string;
  waited: string;
  talked: string;
  staffCall: string;
  units: LengthUnits;
  kinds: Record<CallKind, string>;
  fates: Record<Fate, string>;
}

/** What the list and the page of one record call the same things. */
export const callsTexts = defineTexts<CallWords>(
  {
    en: 'Call records',
    title: '応対記録',
    loading: '応対記録を読み込んでいます',
    none: 'なし',
    company: '会社',
    signage: 'サイネージ',
    operator: 'オペレーター',
    occasion: 'きっかけ',
    outcome: '結果',
    waited: '待ち時間',
    talked: '会話時間',
    staffCall: 'スタッフ呼び出し',
    units: { hours: '時間', minutes: '分', seconds: '秒' },
    kinds: { reception: 'お客様から', entered: 'オペレーターから', monitoring: 'モニタリング' },
    fates: {
      answered: '応対済み',
      missed: '応答なし',
      messageLeft: '伝言あり',
      calledOff: '取り消し',
      cutOff: '途中で切断',
      watched: 'モニタリング',
    },
  },
  {
    en: 'Reception',
    title: 'Call records',
    loading: 'Loading the records',
    none: 'None',
    company: 'Company',
    signage: 'Signage',
    operator: 'Operator',
    occasion: 'Reason',
    outcome: 'Outcome',
    waited: 'Waited',
    talked: 'Talked',
    staffCall: 'Staff call',
    units: { hours: 'h', minutes: 'min', seconds: 's' },
    kinds: { reception: 'By a visitor', entered: 'By an operator', monitoring: 'Monitoring' },
    fates: {
      answered: 'Answered',
      missed: 'Missed',
      messageLeft: 'Left a message',
      calledOff: 'Called off',
      cutOff: 'Cut off',
      watched: 'Monitoring',
    },
  },
);
