import { fees } from './fees';
import { drawDocument } from './page';
import { terms } from './terms';

/** The documents by file name. The same bytes come out on every run. */
export async function makeDocuments(): Promise<ReadonlyMap<string, Buffer>> {
  const date = new Date('2024-04-05T12:00:00+09:00');
  return new Map([
    ['terms.pdf', await drawDocument(terms, date)],
    ['fees.pdf', await drawDocument(fees, date)],
  ]);
}

export const documentsFolder = new URL('../../apps/server/documents/', import.meta.url);
