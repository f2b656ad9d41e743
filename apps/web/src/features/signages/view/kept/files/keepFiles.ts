import { FileStock, type Keeping } from './fileStock';
import type { KeptFiles } from './keptFiles';

/** One after the other, the most important first; one that does not come is asked for again another time. */
export async function keepFiles(wanted: readonly string[], keeping: Keeping): Promise<KeptFiles> {
  const stock = new FileStock(keeping);
  await stock.look(wanted);
  for (const url of wanted.filter((one) => !stock.has(one))) await stock.take(url).catch(() => undefined);
  stock.note();
  return { kept: stock.count, missing: wanted.length - stock.count, isFull: stock.isFull };
}
