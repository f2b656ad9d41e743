import type { Language } from '@mukae/contract/language';

const minute = 60_000;
const units = [
  { ms: 24 * 60 * minute, ja: '日', en: 'd' },
  { ms: 60 * minute, ja: '時間', en: 'h' },
  { ms: minute, ja: '分', en: 'min' },
] as const;

/** The two largest units: 3日 4時間, 12分. */
export function durationInWords(ms: number, language: Language): string {
  if (ms < minute) return language === 'ja' ? '1分未満' : 'less than 1 min';
  const parts: string[] = [];
  let left = ms;
  for (const unit of units) {
    const count = Math.floor(left / unit.ms);
    left -= count * unit.ms;
    if (count > 0) parts.push(language === 'ja' ? `${count}${unit.ja}` : `${count} ${unit.en}`);
  }
  return parts.slice(0, 2).join(' ');
}
