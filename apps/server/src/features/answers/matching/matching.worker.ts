import { answerTasks } from '#platform/apart/answerTasks';
import type { Ask, AskedTogether, Told, ToldTogether } from './asks';
import { makeLibrary } from './library';
import { questionKey } from './questionKey';
import { readDictionary } from './words/dictionary';
import { makeReader } from './words/reading';

/** What is asked meanwhile waits; without a dictionary the thread ends. */
const reader = makeReader(await readDictionary());
const library = makeLibrary(reader);

async function tell(ask: Ask): Promise<Told> {
  if (ask.ask === 'key') return { told: 'key', key: questionKey(reader, ask.question) };
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

/** What fails for one fails for nobody else. */
const tellAnyway = (ask: Ask): Promise<Told> =>
  tell(ask).catch((failure: unknown) => ({ told: 'failed', because: String(failure) }));

answerTasks(
  async ({ number, asks }: AskedTogether): Promise<ToldTogether> => ({
    number,
    told: await Promise.all(asks.map(tellAnyway)),
  }),
);
