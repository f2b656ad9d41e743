import { defineTexts } from '@/language/texts';

export const storeFormTexts = defineTexts(
  {
    en: 'Stores',
    name: '店舗名',
    namePlaceholder: '例）東京本店',
    basics: '基本情報',
    toList: '一覧へ戻る',
    loading: '店舗を読み込んでいます',
    add: {
      title: '店舗の追加',
      text: 'サイネージを置く場所、オペレーターが働く場所を登録します。',
      verb: '追加する',
      done: '店舗を追加しました',
    },
    change: {
      title: '店舗の設定',
      text: '店舗名と、この店舗の受付時間を変更します。',
      done: '保存しました',
    },
    remove: {
      title: '店舗の削除',
      button: '店舗を削除する',
      hint: 'ユーザーもサイネージもない店舗だけを削除できます。',
      own: 'ご自身が所属する店舗は削除できません。',
      question: '店舗を削除しますか',
      consequence: (store: string) => `${store}を削除します。元に戻すことはできません。`,
      verb: '削除する',
      done: '店舗を削除しました',
    },
  },
  {
    en: 'Stores',
    name: 'Store name',
    namePlaceholder: 'Tokyo main store',
    basics: 'Basics',
    toList: 'Back to the list',
    loading: 'Loading the store',
    add: {
      title: 'Add a store',
      text: 'Register a place where signages stand and operators work.',
      verb: 'Add',
      done: 'Store added',
    },
    change: {
      title: 'Store settings',
      text: 'Change the name of the store and its opening hours.',
      done: 'Saved',
    },
    remove: {
      title: 'Delete the store',
      button: 'Delete the store',
      hint: 'Only a store without users and signages can be deleted.',
      own: 'You belong to this store, so you cannot delete it.',
      question: 'Delete the store?',
      consequence: (store: string) => `${store} is deleted. This cannot be undone.`,
      verb: 'Delete',
      done: 'Store deleted',
    },
  },
);
