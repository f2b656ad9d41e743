import { defineTexts } from '@/language/texts';

export const drawersTexts = defineTexts(
  {
    show: '表示する',
    library: 'ライブラリ',
    upload: 'アップロード',
    all: 'すべての場面に使う',
    allOn: (count: number) => `${count} つの場面すべてで同じです。変更もすべてに反映されます。`,
    allWaits: '次に選んだものが、すべての場面に使われます。',
    allOff: (scene: string) => `いまは「${scene}」だけを変更します。`,
    room: (size: string) => `残り ${size}`,
    misfit: (name: string) => `「${name}」は画像ではないため、ロゴには使えません。`,
  },
  {
    show: 'Show',
    library: 'Library',
    upload: 'Upload',
    all: 'Use in all scenes',
    allOn: (count: number) => `The same in all ${count} scenes, and changed in all of them.`,
    allWaits: 'What you choose next is used in all scenes.',
    allOff: (scene: string) => `Changes only concern "${scene}" now.`,
    room: (size: string) => `${size} left`,
    misfit: (name: string) => `"${name}" is no picture and cannot be a logo.`,
  },
);
