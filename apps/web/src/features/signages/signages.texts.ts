import { defineTexts } from '../../language/texts';

export const signagesTexts = defineTexts(
  {
    noDevice: '端末は未接続',
    paired: 'ペアリング済み',
    backToList: 'サイネージの一覧へ',
    loading: 'サイネージを読み込んでいます',
    undecided: '未定',
    none: 'なし',
    close: '閉じる',
  },
  {
    noDevice: 'No device connected',
    paired: 'Paired',
    backToList: 'To the list of signages',
    loading: 'Loading the signage',
    undecided: 'Undecided',
    none: 'None',
    close: 'Close',
  },
);
