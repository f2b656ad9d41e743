import { defineTexts } from '@/language/texts';

export const logoTexts = defineTexts(
  {
    now: 'いまのロゴ',
    size: (width: number, height: number) => `${width} × ${height}`,
    ofCompany: '会社のロゴ',
    nameOfCompany: 'ロゴがないため、会社名が表示されます',
    gone: 'このロゴはライブラリから削除されています。会社のロゴが表示されます。',
    remove: '外す',
    removed: '外すと、会社のロゴが表示されます。',
    more: (count: number) => `すべて見る（${count}）`,
    none: 'ライブラリに画像はまだありません。',
    note: 'png、jpeg。背景が透明な画像がきれいに見えます。',
  },
  {
    now: 'The logo now',
    size: (width: number, height: number) => `${width} × ${height}`,
    ofCompany: 'Logo of the company',
    nameOfCompany: 'There is no logo: the name of the company stands there',
    gone: 'This logo was deleted from the library. The logo of the company is shown.',
    remove: 'Take it away',
    removed: 'Without it the logo of the company is shown.',
    more: (count: number) => `See all (${count})`,
    none: 'There are no pictures in the library yet.',
    note: 'png or jpeg. Pictures with a transparent background look best.',
  },
);
