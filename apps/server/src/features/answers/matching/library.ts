import { LRUCache } from 'lru-cache';
import type { KnownAnswers } from './matches';
import { type PreparedCompany, prepareCompany } from './preparedCompany';
import type { Reader } from './words/reading';

/** What companies know, each in its latest version. What was not asked for long is forgotten, and asked for again. */
interface Library {
  find(companyId: number, version: string): PreparedCompany | undefined;
  learn(companyId: number, version: string, known: KnownAnswers): Promise<void>;
}

/** A text takes about 4 kB. */
const textsMax = 60_000;

export function makeLibrary(reader: Reader, texts = textsMax): Library {
  const companies = new LRUCache<number, { version: string; company: PreparedCompany }>({
    maxSize: texts,
    sizeCalculation: ({ company }) => company.size,
  });
  return {
    find(companyId, version) {
      const kept = companies.get(companyId);
      return kept?.version === version ? kept.company : undefined;
    },
    async learn(companyId, version, known) {
      companies.set(companyId, { version, company: await prepareCompany(reader, known) });
    },
  };
}
