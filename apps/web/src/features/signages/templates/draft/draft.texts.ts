import { defineTexts } from '@/language/texts';

export const draftTexts = defineTexts(
  {
    draft: '下書き',
    live: '公開中',
    allLive: 'すべて反映されています',
    changes: (count: number) => `未公開の変更 ${count} 件`,
    savedAt: (time: string) => `${time} に保存`,
    saving: '保存しています…',
    unsent: 'サーバーにつながりません。このブラウザーに残してあり、つながりしだい保存します。',
    elsewhere: {
      title: 'この下書きは別のタブで編集されました。',
      take: '別のタブの内容を使う',
      overwrite: 'この内容で上書きする',
    },
    gone: { title: 'このサイネージは削除されています。下書きは公開できません。', back: '一覧へ戻る' },
    leaving: {
      question: '公開せずに離れますか',
      text: '公開していない変更があります。下書きは保存され、次に開いたときに続きから編集できます。お客様の画面は変わりません。',
      cancel: '編集を続ける',
      confirm: '公開せずに離れる',
    },
  },
  {
    draft: 'Draft',
    live: 'Live',
    allLive: 'Everything is published',
    changes: (count: number) => (count === 1 ? '1 unpublished change' : `${count} unpublished changes`),
    savedAt: (time: string) => `Saved ${time}`,
    saving: 'Saving…',
    unsent: 'The server cannot be reached. Your draft is kept in this browser and saved as soon as it is back.',
    elsewhere: {
      title: 'This draft was edited in another tab.',
      take: 'Use what is in the other tab',
      overwrite: 'Overwrite it with this one',
    },
    gone: { title: 'This signage has been deleted. The draft cannot be published.', back: 'Back to the list' },
    leaving: {
      question: 'Leave without publishing?',
      text: 'There are unpublished changes. Your draft is kept: you can go on with it next time. Visitors see what they saw before.',
      cancel: 'Go on editing',
      confirm: 'Leave without publishing',
    },
  },
);
