import { toJapanWords } from '@mukae/contract/domain/time/japanTime';
import type { Language } from '@mukae/contract/language';
import { writeCsvRows, writeCsvTable } from '#platform/csv/csvTable';
import type { UsageLine } from './ledger.repo';
import { numberIn, reasonIn } from './usage.present';
import { usageTexts } from './usage.texts';

/** Written piece by piece, so that nobody waits for a long month. */
export async function usageTable(pieces: AsyncIterable<readonly UsageLine[]>, language: Language): Promise<string> {
  const { columns, kinds, isFree } = usageTexts[language];
  const cellsOf = (line: UsageLine) => [
    kinds[line.kind],
    numberIn(line),
    line.title,
    line.userName,
    toJapanWords(line.talkedFrom),
    toJapanWords(line.talkedUntil),
    line.minutes,
    line.rate,
    line.fee,
    isFree[line.isFree ? 'true' : 'false'],
    line.amount,
    reasonIn(line, language),
  ];
  const written = [writeCsvTable(Object.values(columns), [])];
  for await (const lines of pieces) written.push(writeCsvRows(lines.map(cellsOf)));
  return written.join('');
}
