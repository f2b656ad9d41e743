import { nameMax } from '@mukae/contract/calls/textFields';
import type { signageColumns } from '@mukae/contract/domain/signage/signageTable';
import { sizeLimits } from '@mukae/contract/domain/signage/size';
import { defineTexts } from '@/language/texts';

type Columns = Readonly<Record<(typeof signageColumns)[number], { head: string; hint: string }>>;

const japanese: Columns = {
  login_id: { head: 'ログインID', hint: '同じIDのサイネージがあれば変更し、なければ追加します。' },
  name: { head: '設置場所', hint: `${nameMax} 文字まで` },
  store: { head: '店舗', hint: '登録されている店舗の名前' },
  width: { head: '幅', hint: `ピクセル（${sizeLimits.min} 〜 ${sizeLimits.max}）` },
  height: { head: '高さ', hint: `ピクセル（${sizeLimits.min} 〜 ${sizeLimits.max}）` },
  character: { head: 'キャラクター', hint: 'キャラクターの名前。空欄にすると、未定になります。' },
};

const english: Columns = {
  login_id: { head: 'Login ID', hint: 'A signage with this ID is changed, otherwise one is added.' },
  name: { head: 'Place', hint: `Up to ${nameMax} characters` },
  store: { head: 'Store', hint: 'The name of a registered store' },
  width: { head: 'Width', hint: `Pixels (${sizeLimits.min} to ${sizeLimits.max})` },
  height: { head: 'Height', hint: `Pixels (${sizeLimits.min} to ${sizeLimits.max})` },
  character: { head: 'Character', hint: 'The name of a character. Empty means undecided.' },
};

export const signageImportTexts = defineTexts(
  {
    en: 'Signages',
    title: 'サイネージの取り込み',
    text: 'CSVファイルから、サイネージをまとめて追加・変更します。',
    columns: japanese,
    words: {
      download: 'いまのサイネージをCSVで書き出す',
      rows: '取り込むサイネージ',
      afterwards: '追加したサイネージは、端末をペアリングすると画面が表示されます。',
      toList: 'サイネージの一覧を見る',
    },
  },
  {
    en: 'Signages',
    title: 'Import signages',
    text: 'Add and change many signages at once from a CSV file.',
    columns: english,
    words: {
      download: 'Export the current signages as CSV',
      rows: 'Signages to import',
      afterwards: 'Pair a device with each new signage to show its screen.',
      toList: 'See the signages',
    },
  },
);
