import { defineTexts } from '../../language/texts';

export const formFootTexts = defineTexts(
  { unchanged: '変更はまだありません', back: '戻る', save: '保存する' },
  { unchanged: 'Nothing has changed yet', back: 'Back', save: 'Save' },
);
