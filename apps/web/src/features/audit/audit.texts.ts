import type { AuditAction } from '@mukae/contract/domain/audit/action';
import { defineTexts } from '@/language/texts';
import type { AuditKind } from './auditKinds';

interface AuditWords {
  en: string;
  title: string;
  text: string;
  list: string;
  search: string;
  placeholder: string;
  anyAction: string;
  action: string;
  at: string;
  company: string;
  actor: string;
  changes: string;
  none: string;
  emptyTitle: string;
  emptyText: string;
  kinds: Record<AuditKind, string>;
  actions: Record<AuditAction, string>;
}

export const auditTexts = defineTexts<AuditWords>(
  {
    en: 'Audit log',
    title: '操作履歴',
    text: 'だれが、いつ、何を変更したかの記録です。新しいものから並びます。',
    list: '操作の一覧',
    search: '操作を探す',
    placeholder: '人・対象の名前で探す',
    anyAction: 'すべての操作',
    action: '操作',
    at: '日時',
    company: '会社',
    actor: '操作した人',
    changes: '変更内容',
    none: 'なし',
    emptyTitle: '記録はまだありません',
    emptyText: 'ユーザーや店舗を変更すると、ここに残ります。',
    kinds: {
      user: 'ユーザー',
      store: '店舗',
      signage: 'サイネージ',
      template: 'ひな形',
      message: 'お客様の伝言',
      media: 'メディア',
      character: 'キャラクター',
      channel: 'アバターチャンネル',
      company: '会社',
    },
    actions: {
      'user.added': 'ユーザーを追加',
      'user.changed': 'ユーザーを変更',
      'user.deleted': 'ユーザーを削除',
      'user.passwordReset': 'パスワードを再設定',
      'user.imported': 'ユーザーを取り込み',
      'user.loggedOut': 'ログアウトさせました',
      'store.added': '店舗を追加',
      'store.changed': '店舗を変更',
      'store.deleted': '店舗を削除',
      'signage.added': 'サイネージを追加',
      'signage.changed': 'サイネージを変更',
      'signage.deleted': 'サイネージを削除',
      'signage.templateChanged': 'サイネージの表示を変更',
      'signage.paired': '端末をペアリング',
      'signage.imported': 'サイネージを取り込み',
      'signage.operatorAdded': '担当を追加',
      'signage.operatorRemoved': '担当を解除',
      'signage.suspended': '受付を停止',
      'signage.restarted': '受付を再開',
      'template.presetAdded': 'ひな形を保存',
      'template.presetDeleted': 'ひな形を削除',
      'signage.reloadAsked': '画面の再読み込みを指示',
      'signage.restartAsked': '画面の再起動を指示',
      'signage.pictureAsked': '画面の写しを取得',
      'signage.draftShown': '下書きを画面に表示',
      'message.done': '伝言を対応済みに変更',
      'message.reopened': '伝言を未対応に戻す',
      'media.added': 'メディアを追加',
      'media.renamed': 'メディアの名前を変更',
      'media.deleted': 'メディアを削除',
      'character.added': 'キャラクターを追加',
      'character.deleted': 'キャラクターを削除',
      'channel.released': 'チャンネルを解放',
      'company.registered': '会社を登録',
      'company.changed': '会社の契約を変更',
      'company.channelsRequested': 'アバターの追加を依頼',
    },
  },
  {
    en: 'Administration',
    title: 'Audit log',
    text: 'Who changed what and when, newest first.',
    list: 'Entries',
    search: 'Find an entry',
    placeholder: 'Find by person or subject',
    anyAction: 'All actions',
    action: 'Action',
    at: 'Time',
    company: 'Company',
    actor: 'Person',
    changes: 'Changes',
    none: 'None',
    emptyTitle: 'There are no entries yet',
    emptyText: 'Changes of users, stores and so on are kept here.',
    kinds: {
      user: 'Users',
      store: 'Stores',
      signage: 'Signages',
      template: 'Presets',
      message: 'Messages',
      media: 'Media',
      character: 'Characters',
      channel: 'Avatar channels',
      company: 'Company',
    },
    actions: {
      'user.added': 'User added',
      'user.changed': 'User changed',
      'user.deleted': 'User deleted',
      'user.passwordReset': 'Password reset',
      'user.imported': 'Users imported',
      'user.loggedOut': 'Logged out',
      'store.added': 'Store added',
      'store.changed': 'Store changed',
      'store.deleted': 'Store deleted',
      'signage.added': 'Signage added',
      'signage.changed': 'Signage changed',
      'signage.deleted': 'Signage deleted',
      'signage.templateChanged': 'Display changed',
      'signage.paired': 'Device paired',
      'signage.imported': 'Signages imported',
      'signage.operatorAdded': 'Operator assigned',
      'signage.operatorRemoved': 'Operator taken off',
      'signage.suspended': 'Reception suspended',
      'signage.restarted': 'Reception restarted',
      'template.presetAdded': 'Preset saved',
      'template.presetDeleted': 'Preset deleted',
      'signage.reloadAsked': 'Screen told to reload',
      'signage.restartAsked': 'Screen told to restart',
      'signage.pictureAsked': 'Picture of the screen asked for',
      'signage.draftShown': 'Draft shown on the screen',
      'message.done': 'Message marked as done',
      'message.reopened': 'Message reopened',
      'media.added': 'Media added',
      'media.renamed': 'Media renamed',
      'media.deleted': 'Media deleted',
      'character.added': 'Character added',
      'character.deleted': 'Character deleted',
      'channel.released': 'Channel released',
      'company.registered': 'Company registered',
      'company.changed': 'Contract changed',
      'company.channelsRequested': 'More avatars requested',
    },
  },
);
