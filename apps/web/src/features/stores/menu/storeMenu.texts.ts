import { defineTexts } from '@/language/texts';

export const storeMenuTexts = defineTexts(
  {
    en: 'Stores',
    title: '店舗',
    counts: (signages: number, operators: number) => `サイネージ ${signages} 台・オペレーター ${operators} 名`,
    toUsers: 'ユーザー管理',
    toSignages: 'サイネージ管理',
    toSettings: '店舗設定',
    toList: '一覧へ戻る',
    loading: '店舗を読み込んでいます',
  },
  {
    en: 'Stores',
    title: 'Store',
    counts: (signages: number, operators: number) => `Signages: ${signages} · Operators: ${operators}`,
    toUsers: 'Manage users',
    toSignages: 'Manage signages',
    toSettings: 'Store settings',
    toList: 'Back to the list',
    loading: 'Loading the store',
  },
);
