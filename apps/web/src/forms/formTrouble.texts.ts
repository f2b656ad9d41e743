import { defineTexts } from '@/language/texts';

export const formTroubleTexts = defineTexts(
  { reload: '新しい内容を読み込む', faults: (count: number) => `入力内容をご確認ください（${count} 件）` },
  {
    reload: 'Load the new state',
    faults: (count: number) => (count === 1 ? 'Check 1 field' : `Check ${count} fields`),
  },
);
