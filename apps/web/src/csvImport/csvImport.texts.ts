import type { PreviewedRow } from '@mukae/contract/calls/csv';
import { defineTexts } from '@/language/texts';

export const csvImportTexts = defineTexts(
  {
    choose: 'CSVファイルを選ぶか、ここにドロップしてください',
    limits: 'UTF-8 または Shift_JIS、1,000 行、2MB まで',
    reading: 'ファイルを確認しています',
    columns: '列の説明',
    columnsText: '1 行目は見出しです。次の名前で書いてください。',
    preview: '取り込みの内容',
    counts: {
      add: (count: number) => `追加 ${count} 件`,
      change: (count: number) => `変更 ${count} 件`,
      none: (count: number) => `変更なし ${count} 件`,
      refused: (count: number) => `取り込めません ${count} 件`,
    },
    effects: {
      add: '追加',
      change: '変更',
      none: '変更なし',
      refused: '取り込めません',
    } satisfies Record<PreviewedRow['effect'], string>,
    effect: '結果',
    line: '行',
    nobody: '（空欄）',
    none: 'なし',
    faultsOnly: '取り込めない行だけを表示',
    whyNot: {
      faults: (count: number) => `取り込めない行が ${count} 件あります。ファイルを直して、もう一度選んでください。`,
      nothing: '追加や変更はありません。',
    },
    logsOut: {
      others: '店舗が変わるログイン中のユーザーは、取り込むとログアウトされます。',
      caller: 'ご自身の店舗も変わります。取り込むとログアウトされます。',
    },
    endsCall: {
      others:
        '店舗が変わるログイン中のユーザーは、取り込むとログアウトされます。応対中の人も含まれ、お客様との会話が終わります。',
      caller: 'ご自身の店舗も変わります。取り込むとログアウトされ、お客様との会話が終わります。',
    },
    other: '別のファイルを選ぶ',
    write: '取り込む',
    written: (added: number, changed: number) => `取り込みました（追加 ${added} 件、変更 ${changed} 件）`,
  },
  {
    choose: 'Choose a CSV file or drop it here',
    limits: 'UTF-8 or Shift_JIS, up to 1,000 rows and 2 MB',
    reading: 'Checking the file',
    columns: 'Columns',
    columnsText: 'The first row is the heading. Use these names.',
    preview: 'What will happen',
    counts: {
      add: (count: number) => `${count} to add`,
      change: (count: number) => `${count} to change`,
      none: (count: number) => `${count} unchanged`,
      refused: (count: number) => `${count} refused`,
    },
    effects: { add: 'Add', change: 'Change', none: 'Unchanged', refused: 'Refused' },
    effect: 'Effect',
    line: 'Line',
    nobody: '(empty)',
    none: 'None',
    faultsOnly: 'Show only refused rows',
    whyNot: {
      faults: (count: number) =>
        `${count === 1 ? '1 row cannot' : `${count} rows cannot`} be imported. Correct the file and choose it again.`,
      nothing: 'There is nothing to add or change.',
    },
    logsOut: {
      others: 'The import logs out users who are logged in and get another store.',
      caller: 'Your own store changes, too. The import logs you out.',
    },
    endsCall: {
      others:
        'The import logs out users who are logged in and get another store. One of them is in a conversation with a visitor, which will end.',
      caller: 'Your own store changes, too. The import logs you out and ends a conversation with a visitor.',
    },
    other: 'Choose another file',
    write: 'Import',
    written: (added: number, changed: number) => `Imported: ${added} added, ${changed} changed`,
  },
);
