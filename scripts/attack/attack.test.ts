import { afterAll, describe, expect, it } from 'vitest';
import { killWhatRuns, run } from '../testing/run';
import type { Attack } from './attack';
import { type Finding, holds, tableOf } from './report';

afterAll(killWhatRuns);

const attack: Attack = {
  row: 'S-02',
  name: 'a table',
  others: 'served',
  run: async () => ({ seen: 'refused', holds: true }),
};
const finding: Finding = {
  attack,
  outcome: { seen: 'refused', holds: true },
  others: { waits: [10, 20], refusals: [] },
  isUnharmed: true,
  seconds: 1.5,
};

describe('the table of an attack', () => {
  it('[S-32] says what was done, what came of it, and how long others waited', () => {
    expect(tableOf([finding])).toMatch(/holds +S-02 +a table +refused +20 ms +1\.5$/m);
  });

  it.each([
    ['it came to something', { outcome: { seen: 'taken', holds: false } }, 'FAILS'],
    ['others waited', { others: { waits: [2001], refusals: [] } }, 'FAILS'],
    ['others were put off', { others: { waits: [10], refusals: [503] } }, 'FAILS'],
    ['the service ended', { isUnharmed: false }, 'ENDED'],
  ])('[S-32] says that it does not hold when %s', (_, seen, word) => {
    const failed = { ...finding, ...seen };
    expect(holds(failed)).toBe(false);
    expect(tableOf([failed])).toContain(word);
  });

  it('[S-32] takes 503 for an answer while the database is away, and nothing else', () => {
    const others = { waits: [9000], refusals: [503, 503] };
    expect(holds({ ...finding, attack: { ...attack, others: 'putOff' }, others })).toBe(true);
    const broken = { ...others, refusals: [503, 500] };
    expect(holds({ ...finding, attack: { ...attack, others: 'putOff' }, others: broken })).toBe(false);
  });
});

describe('npm run attack', () => {
  it('[S-32] tries what it was asked for on a service of its own, whatever the shell names, and ends with what it found', async () => {
    const shell = { DATABASE_URL: 'postgres://real@127.0.0.1:1/real', SMTP_URL: 'smtp://127.0.0.1:1', MODE: 'srv' };
    const { code, output } = await run('npm', ['run', 'attack', '--', 'S-05', 'S-29'], shell).ended;
    expect(output).toMatch(/^holds +S-05 /m);
    expect(output).toMatch(/^holds +S-29 /m);
    expect(output).toMatch(/^2 hold, 0 fail, in \d+ s$/m);
    expect(code).toBe(0);
  }, 120_000);
});
