import type { CallSummary } from '@mukae/contract/calls/callRecords';
import { defineTexts } from '@/language/texts';
import { callsTexts } from '../calls.texts';
import { lengthInWords } from '../lengthInWords';

type Today = Pick<CallSummary, 'requests' | 'answered' | 'missed' | 'messages' | 'meanWaitedSeconds'>;

const { ja, en } = callsTexts;

function todayInJapanese({ requests, answered, missed, messages, meanWaitedSeconds }: Today): string {
  if (requests === 0) return 'きょうのお呼び出しは、まだありません。';
  const mean = meanWaitedSeconds === null ? '' : `（平均 ${lengthInWords(meanWaitedSeconds * 1000, ja.units)}）`;
  const lost = missed === 0 ? '' : `応答できなかったのは ${missed} 件です。`;
  const left = messages === 0 ? '' : `伝言をお預かりしたのは ${messages} 件です。`;
  return `きょうは ${requests} 件のお呼び出しがあり、${answered} 件に応答しました${mean}。${lost}${left}`;
}

function todayInEnglish({ requests, answered, missed, messages, meanWaitedSeconds }: Today): string {
  if (requests === 0) return 'No visitor has called today yet.';
  const mean =
    meanWaitedSeconds === null ? '' : `, after ${lengthInWords(meanWaitedSeconds * 1000, en.units)} on average`;
  const lost = missed === 0 ? '' : ` ${missed} ${missed === 1 ? 'was' : 'were'} missed.`;
  const left = messages === 0 ? '' : ` ${messages} left a message.`;
  const visitors = requests === 1 ? '1 visitor has' : `${requests} visitors have`;
  return `${visitors} called today; ${answered} answered${mean}.${lost}${left}`;
}

export const callListTexts = defineTexts(
  {
    text: 'お呼び出しと応対の記録です。',
    today: todayInJapanese,
    list: '応対の一覧',
    search: '応対を探す',
    placeholder: '場所・人の名前で探す',
    at: '日時',
    kind: '種類',
    anyKind: 'すべての種類',
    anyFate: 'すべての結果',
    onlySignage: 'このサイネージだけ',
    onlyOperator: 'このオペレーターだけ',
    lift: (condition: string) => `${condition}の条件を外す`,
    emptyTitle: '記録はまだありません',
    emptyText: 'お客様がサイネージに触れると、お呼び出しと応対がここに残ります。',
  },
  {
    text: 'Requests of visitors and calls.',
    today: todayInEnglish,
    list: 'Calls',
    search: 'Find a call',
    placeholder: 'Find by place or person',
    at: 'Time',
    kind: 'Kind',
    anyKind: 'All kinds',
    anyFate: 'All outcomes',
    onlySignage: 'This signage only',
    onlyOperator: 'This operator only',
    lift: (condition: string) => `Remove the condition: ${condition}`,
    emptyTitle: 'There are no records yet',
    emptyText: 'Once a visitor touches a signage, the request and the call are kept here.',
  },
);
