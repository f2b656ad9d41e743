import { defineTexts } from '@/language/texts';

export const signagesTexts = defineTexts(
  {
    noDevice: '端末は未接続',
    paired: 'ペアリング済み',
    backToList: '一覧へ戻る',
    loading: 'サイネージを読み込んでいます',
    undecided: '未定',
    none: 'なし',
    ringsInstead: '店舗、会社の順に呼び出します',
    close: '閉じる',
    display: '表示設定',
  },
  {
    noDevice: 'No device connected',
    paired: 'Paired',
    backToList: 'Back to the list',
    loading: 'Loading the signage',
    undecided: 'Undecided',
    none: 'None',
    ringsInstead: 'Calls ring its store, then the company',
    close: 'Close',
    display: 'Display settings',
  },
);
