import { defineTexts } from '@/language/texts';

export const passwordRulesTexts = defineTexts(
  {
    title: 'パスワード設定ルール',
    length: (min: number, max: number) => `${min}〜${max}文字`,
    kinds: '大文字・小文字・数字・記号のうち3種類以上',
    symbols: (symbols: string) => `使える記号 ${symbols}（半角）`,
    met: '適合',
    notMet: '未適合',
  },
  {
    title: 'Password setting rules',
    length: (min: number, max: number) => `${min} to ${max} characters`,
    kinds: 'Three of: upper case, lower case, digit, symbol',
    symbols: (symbols: string) => `Symbols ${symbols} (half-width)`,
    met: 'Met',
    notMet: 'Not met yet',
  },
);
