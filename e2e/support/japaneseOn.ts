import type { Page } from './test';

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]+/gu;

/** Names that people gave, and the name of the other language: they stay as they are. */
const names = [
  ...['システム管理者', '田中 恵子', '佐藤 美咲', '鈴木 健一', '森 あかり', '日本語'],
  ...['青葉ホーム株式会社', '東京本店', '大阪梅田店', '1F 総合受付', '2F ショールーム'],
];

/** Japanese words on the page, those that only screen readers read among them. */
export async function japaneseOn(page: Page): Promise<string[]> {
  const read = await page.locator('body').ariaSnapshot();
  return names.reduce((text, name) => text.replaceAll(name, ''), read).match(japanese) ?? [];
}
