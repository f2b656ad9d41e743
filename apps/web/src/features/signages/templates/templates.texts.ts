import { defineTexts } from '@/language/texts';

/** Words that several parts of the editor use. */
export const templatesTexts = defineTexts(
  {
    title: '表示設定',
    loading: '表示設定を読み込んでいます',
    scenes: '場面',
    screenOf: (scene: string) => `${scene}の画面`,
    blocks: {
      logo: 'ロゴ',
      telop: '文字（テロップ）',
      media: 'メディア',
      avatar: 'アバター',
      buttons: 'タッチボタン',
    },
    layouts: {
      mediaAndAvatar: 'メディアとアバター',
      onlyAvatar: 'アバターのみ',
      wipe: 'ワイプ',
      onlyMedia: 'メディアのみ',
    },
    close: '閉じる',
    cancel: 'やめる',
  },
  {
    title: 'Display settings',
    loading: 'Loading the display settings',
    scenes: 'Scenes',
    screenOf: (scene: string) => `The screen: ${scene}`,
    blocks: {
      logo: 'Logo',
      telop: 'Text',
      media: 'Media',
      avatar: 'Avatar',
      buttons: 'Touch buttons',
    },
    layouts: {
      mediaAndAvatar: 'Media and avatar',
      onlyAvatar: 'Avatar only',
      wipe: 'Picture in picture',
      onlyMedia: 'Media only',
    },
    close: 'Close',
    cancel: 'Cancel',
  },
);
