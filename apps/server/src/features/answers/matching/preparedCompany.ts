import { makeBreath } from './breath';
import type { AlikePair, KnownAnswers, Match } from './matches';
import { makeAnswerIndex } from './near/answerIndex';
import { makeCompanyVocabulary } from './words/companyWords';
import type { Reader } from './words/reading';

/** In percent: what somebody asks for one answer would get the other, were the one not there. */
const alikeFrom = 88;

export interface PreparedCompany {
  /** How many texts it has: what it takes of memory. */
  size: number;
  match(question: string): Match[];
  alike(): Promise<AlikePair[]>;
}

/** All that a company knows, read and put in order. Between two texts others get their turn. */
export async function prepareCompany(reader: Reader, { answers, synonyms }: KnownAnswers): Promise<PreparedCompany> {
  const breathe = makeBreath();
  const vocabulary = makeCompanyVocabulary(reader, synonyms);
  const read = (text: string) => reader.read(text, vocabulary.words);
  const index = makeAnswerIndex();
  for (const { texts } of answers) {
    for (const text of texts) vocabulary.learn(text);
    await breathe();
  }
  for (const { id, texts, told = [] } of answers) {
    index.add({ id, asked: texts.map((text) => ({ text, reading: read(text) })), told: told.map(read) });
    await breathe();
  }

  return {
    size: answers.reduce((sum, { texts, told = [] }) => sum + texts.length + told.length, 1),
    match: (question) => index.nearest(read(question)),
    async alike() {
      const pairs = new Map<string, AlikePair>();
      for (const { id, texts } of answers) {
        for (const text of texts) {
          for (const { id: other, sureness } of index.nearest(read(text), id)) {
            const pair = { one: Math.min(id, other), other: Math.max(id, other), sureness };
            const name = `${pair.one} ${pair.other}`;
            if (sureness >= alikeFrom && sureness > (pairs.get(name)?.sureness ?? 0)) pairs.set(name, pair);
          }
          await breathe();
        }
      }
      return [...pairs.values()].toSorted((one, other) => other.sureness - one.sureness);
    },
  };
}
