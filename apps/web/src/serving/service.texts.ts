import { defineTexts } from '@/language/texts';

export const serviceTexts = defineTexts(
  {
    type: 'エラーの種類',
    types: { network: '通信エラー', server: 'サーバーエラー' },
    waiting: '復旧すると、自動で再読み込みします。',
    cancel: '閉じる',
    accept: '再読み込みする',
    retry: 'もう一度読み込む',
  },
  {
    type: 'Error type',
    types: { network: 'Connection error', server: 'Server error' },
    waiting: 'The page reloads by itself once the service is back.',
    cancel: 'Close',
    accept: 'Reload',
    retry: 'Load again',
  },
);
