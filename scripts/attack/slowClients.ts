import { uploadLimits } from '@mukae/server/platform/calls/uploadLimits';
import { bodyLimits } from '@mukae/server/platform/http/bodyLimits';
import { statusOfRaw } from '@mukae/server/testing/hostile/rawAnswer';
import {
  formBeginning,
  formHeaders,
  jsonHeaders,
  type SlowSender,
  sendSlowly,
} from '@mukae/server/testing/hostile/slowSender';
import type { Attack, Outcome } from './attack';
import { countOf } from './countOf';
import { signUp } from './stranger';

const roomMs = 15_000;

/** All are let go within their time, whatever they are told. */
async function allLetGo(
  senders: readonly SlowSender[],
  withinMs: number,
): Promise<Outcome & { answers: { status: number }[] }> {
  const endings = await Promise.all(
    senders.map(async ({ ended, leave }) => {
      const late = setTimeout(leave, withinMs + roomMs);
      const ending = await ended;
      clearTimeout(late);
      return ending;
    }),
  );
  const longest = Math.max(...endings.map(({ ms }) => ms));
  const answers = endings.map(({ answer }) => ({ status: statusOfRaw(answer) }));
  return {
    seen: `all let go after ${Math.round(longest / 1000)} s`,
    holds: longest < withinMs + roomMs,
    answers,
  };
}

const halfBodies: Attack = {
  row: 'S-06',
  name: '2,000 bodies that are half sent, from 20 addresses',
  others: 'served',
  async run({ url }) {
    const senders = Array.from({ length: 2000 }, (_, place) =>
      sendSlowly(url, {
        path: '/login',
        headers: { ...jsonHeaders, 'x-forwarded-for': `198.51.100.${place % 20}` },
        length: 1000,
        beginning: '{"username":"',
      }),
    );
    const { seen, holds } = await allLetGo(senders, bodyLimits.wholeWithinMs);
    return { seen, holds };
  },
};

const oneAddress: Attack = {
  row: 'S-06',
  name: '1,000 bodies that are half sent, from one address',
  others: 'served',
  async run({ url }) {
    const senders = Array.from({ length: 1000 }, () =>
      sendSlowly(url, {
        path: '/login',
        headers: { ...jsonHeaders, 'x-forwarded-for': '198.51.100.200' },
        length: 1000,
        beginning: '{"username":"',
      }),
    );
    const { seen, holds, answers } = await allLetGo(senders, bodyLimits.wholeWithinMs);
    const refused = countOf(answers, 429);
    const wanted = senders.length - bodyLimits.unfinishedOfAddress;
    return { seen: `${refused} turned away at once, ${seen}`, holds: holds && refused >= wanted };
  },
};

const drippingUploads: Attack = {
  row: 'S-07',
  name: '40 uploads of one account, a few bytes a second each',
  others: 'served',
  async run({ url }) {
    const { client } = await signUp(url);
    const senders = Array.from({ length: 40 }, () =>
      sendSlowly(url, {
        path: '/api/addMedia',
        headers: { ...formHeaders, cookie: client.cookieHeader },
        length: 50_000_000,
        beginning: formBeginning('image'),
        drip: { bytes: 10, everyMs: 500 },
      }),
    );
    const { seen, holds, answers } = await allLetGo(senders, bodyLimits.formWindowMs);
    const refused = countOf(answers, 429);
    return {
      seen: `${refused} turned away at once, ${seen}`,
      holds: holds && refused >= senders.length - uploadLimits.ofAccount.uploads,
    };
  },
};

/** Who begins and does not go on. */
export const slowClients: readonly Attack[] = [halfBodies, oneAddress, drippingUploads];
