import { answerTasks } from '#platform/apart/answerTasks';
import type { Ask, AskedTogether, Told, ToldTogether } from './asks';
import { makeLibrary } from './library';
import { questionKey } from './questionKey';
import { readDictionary } from './words/dictionary';
import { makeReader } from './words/reading';

const reading = readDictionary().then(makeReader);
const shelves = reading.then((reader) => makeLibrary(reader));

async function tell(ask: Ask): Promise<Told> {
  if (ask.ask === 'key') return { told: 'key', key: questionKey(await reading, ask.question) };
  const library = await shelves;
  const { companyId, version } = ask;
  if (ask.ask === 'learn') {
    await library.learn(companyId, version, ask.known);
    return { told: 'learned' };
  }
  const company = library.find(companyId, version);
  if (!company) return { told: 'unknown' };
  return ask.ask === 'match'
    ? { told: 'matches', matches: company.match(ask.question) }
    : { told: 'pairs', pairs: await company.alike() };
}

answerTasks(
  async ({ number, asks }: AskedTogether): Promise<ToldTogether> => ({
    number,
    told: await Promise.all(asks.map(tell)),
  }),
);
