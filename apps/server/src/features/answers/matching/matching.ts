import { LRUCache } from 'lru-cache';
import type { OpenProgram } from '#platform/apart/program';
import type { Ask, Told } from './asks';
import type { AlikePair, KnownAnswers, Match } from './matches';
import { makeReadingThread } from './readingThread';
import { longestRead } from './words/plainText';

/** A company, and what it knows by now; the version says whether that is still the same. */
interface KnowingCompany {
  id: number;
  version: string;
  load(): Promise<KnownAnswers>;
}

/** Which answers fit a question. What a company knows is loaded and prepared once for each version. */
export interface Matching {
  /** The surest first, at most ten; none when nothing is near. */
  match(company: KnowingCompany, question: string): Promise<Match[]>;
  /** The most alike first: each is compared with each, once for all who ask until something changes. */
  alike(company: KnowingCompany): Promise<AlikePair[]>;
  /** How a question is written down to count it: same key, same question; empty when nothing is asked. */
  keyOf(question: string): Promise<string>;
  stop(): void;
}

/** So many companies have their alike answers remembered, until they change. */
const companiesCompared = 200;
/** What a company knows may be forgotten as soon as it was learned, when many others are asked. */
const triesToLearn = 3;

export function makeMatching({ open }: { open?: OpenProgram } = {}): Matching {
  const thread = makeReadingThread(open);
  const learning = new Map<string, Promise<void>>();
  const compared = new LRUCache<number, { version: string; pairs: Promise<AlikePair[]> }>({ max: companiesCompared });

  function learn({ id, version, load }: KnowingCompany): Promise<void> {
    const name = `${id} ${version}`;
    const before = learning.get(name);
    if (before) return before;
    const learned = load()
      .then((known) => thread.ask({ ask: 'learn', companyId: id, version, known }))
      .then(() => undefined)
      .finally(() => learning.delete(name));
    learning.set(name, learned);
    return learned;
  }

  async function askOf(company: KnowingCompany, ask: Ask): Promise<Told> {
    for (let n = 0; n < triesToLearn; n += 1) {
      const told = await thread.ask(ask);
      if (told.told !== 'unknown') return told;
      await learn(company);
    }
    throw new Error('what a company knows was forgotten at once');
  }

  async function compare(company: KnowingCompany): Promise<AlikePair[]> {
    const told = await askOf(company, { ask: 'alike', companyId: company.id, version: company.version });
    return told.told === 'pairs' ? told.pairs : [];
  }

  return {
    async match(company, question) {
      const { id: companyId, version } = company;
      const told = await askOf(company, { ask: 'match', companyId, version, question: beginningOf(question) });
      return told.told === 'matches' ? told.matches : [];
    },
    async alike(company) {
      const { id, version } = company;
      const before = compared.get(id);
      if (before?.version === version) return before.pairs;
      const pairs = compare(company);
      compared.set(id, { version, pairs });
      pairs.catch(() => {
        if (compared.peek(id)?.pairs === pairs) compared.delete(id);
      });
      return pairs;
    },
    async keyOf(question) {
      const told = await thread.ask({ ask: 'key', question: beginningOf(question) });
      return told.told === 'key' ? told.key : '';
    },
    stop: thread.stop,
  };
}

const beginningOf = (question: string): string => question.slice(0, longestRead);
