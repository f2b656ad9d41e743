import { importFile } from '@mukae/contract/calls/csv';
import { userColumns } from '@mukae/contract/domain/account/userTable';
import { hostileTexts } from '@mukae/contract/testing/hostileTexts';
import { hostileTables } from '@mukae/server/testing/hostile/csvFiles';
import { hostileModels } from '@mukae/server/testing/hostile/models';
import type { Answered } from '@mukae/server/testing/testClient';
import type { Attack, Outcome } from './attack';
import { signUp } from './stranger';

/** As long as a thread may read a table. */
const refusedWithinMs = 5000;

interface Told {
  what: string;
  status: number;
  ms: number;
}

async function told(what: string, asked: () => Promise<Answered>): Promise<Told> {
  const begun = performance.now();
  const { status } = await asked();
  return { what, status, ms: performance.now() - begun };
}

/** Every one refused for what it is, and none of them slowly. */
function refusedAtOnce(answers: readonly Told[]): Outcome {
  const [slowest] = answers.toSorted((one, other) => other.ms - one.ms);
  const accepted = answers.filter(({ status }) => status < 400 || status >= 500);
  const slowestOf = slowest ? `${slowest.what} (${Math.round(slowest.ms)} ms)` : 'none';
  return {
    seen: `${answers.length - accepted.length} of ${answers.length} refused, slowest ${slowestOf}`,
    holds: accepted.length === 0 && (slowest?.ms ?? 0) < refusedWithinMs,
  };
}

const tables: Attack = {
  row: 'S-02',
  name: 'tables of 2 MB that are hard to read',
  others: 'served',
  async run({ url }) {
    const { client } = await signUp(url);
    const answers: Told[] = [];
    for (const [what, content] of Object.entries(hostileTables(userColumns.join(','), importFile.maxBytes))) {
      const file = new Blob([new Uint8Array(content)]);
      answers.push(await told(what, () => client.form('/api/importUsers', { file })));
    }
    return refusedAtOnce(answers);
  },
};

const models: Attack = {
  row: 'S-03',
  name: 'models that are hard to read',
  others: 'served',
  async run({ url }) {
    const { client } = await signUp(url);
    const answers: Told[] = [];
    for (const [what, make] of Object.entries(hostileModels)) {
      const model = new Blob([new Uint8Array(make())]);
      answers.push(
        await told(what, () => client.form('/api/addCharacter', { name: 'x', model, image: new Blob(['']) })),
      );
    }
    return refusedAtOnce(answers);
  },
};

const longTexts: Attack = {
  row: 'S-05',
  name: 'texts of a megabyte in a field for a few words',
  others: 'served',
  async run({ url }) {
    const { client } = await signUp(url);
    const answers: Told[] = [];
    for (const [what, message] of Object.entries(hostileTexts(900_000))) {
      answers.push(await told(what, () => client.post('/api/requestChannels', { count: 1, message })));
    }
    return refusedAtOnce(answers);
  },
};

/** Files and texts of strangers. */
export const hostileFiles: readonly Attack[] = [tables, models, longTexts];
