import { defineTexts } from '@/language/texts';

export const storeUsersTexts = defineTexts(
  {
    list: 'この店舗のユーザー',
    search: 'ユーザーを探す',
    placeholder: 'お名前・ログインIDで探す',
    emptyTitle: 'この店舗にユーザーはいません',
    emptyText: 'ユーザーの設定で所属する店舗を選ぶと、ここに表示されます。',
    toAll: 'ユーザーの一覧を見る',
  },
  {
    list: 'Users of this store',
    search: 'Find a user',
    placeholder: 'Find by name or login ID',
    emptyTitle: 'Nobody belongs to this store',
    emptyText: 'Choose this store in the settings of a user, and the user appears here.',
    toAll: 'See all users',
  },
);
