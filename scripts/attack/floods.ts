import { setTimeout as passed } from 'node:timers/promises';
import { flood, socketsPerAccount } from '@mukae/contract/realtime/socket';
import { newcomersFile } from '@mukae/server/testing/hostile/newcomersFile';
import { framesOf, openRawSockets } from '@mukae/server/testing/hostile/rawSockets';
import type { Attack } from './attack';
import { countOf } from './countOf';
import { clientFrom, signUp } from './stranger';

const atOnce = <Result>(count: number, ask: (place: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, place) => ask(place)));

const logins: Attack = {
  row: 'S-12',
  name: '300 logins at once, from 300 addresses',
  others: 'served',
  async run({ url }) {
    const answers = await atOnce(300, (place) =>
      clientFrom(url, `198.18.${place % 250}.${Math.floor(place / 250)}`).login(`nobody${place}@stranger.example`),
    );
    const puzzling = answers.filter(({ status }) => ![401, 503].includes(status)).length;
    return {
      seen: `${countOf(answers, 503)} put off, ${answers.length - countOf(answers, 503)} judged`,
      holds: puzzling === 0,
    };
  },
};

const guesses: Attack = {
  row: 'S-15',
  name: '60 guesses at the password of somebody, from 60 addresses',
  others: 'served',
  async run({ url }) {
    const owner = await signUp(url);
    const answers = await atOnce(60, (place) =>
      clientFrom(url, `198.19.0.${place}`).login(owner.loginId, { password: `Guess${place}!abc` }),
    );
    const again = await owner.client.login(owner.loginId, { password: owner.password });
    const stopped = countOf(answers, 429);
    return {
      seen: `${stopped} of 60 stopped, the owner ${again.result === 'OK' ? 'gets in' : 'is locked out'}`,
      holds: stopped >= 50 && again.result === 'OK',
    };
  },
};

const madeUpAddresses: Attack = {
  row: 'S-10',
  name: '200 guesses from one address that makes others up',
  others: 'served',
  async run({ url }) {
    const answers = await atOnce(200, (place) =>
      clientFrom(url, `10.0.0.${place}, 198.19.1.1`).login(`made-up${place}@stranger.example`),
    );
    const stopped = countOf(answers, 429);
    return { seen: `${stopped} of 200 stopped`, holds: stopped >= 150 };
  },
};

const manySockets: Attack = {
  row: 'S-16',
  name: '3,000 sockets of one session',
  others: 'served',
  async run({ url }) {
    const { client } = await signUp(url);
    const sockets = await openRawSockets(url, { cookie: client.cookieHeader }, 3000);
    const open = countOf(sockets, 101);
    for (const { wire } of sockets) wire.destroy();
    return { seen: `${open} open, ${countOf(sockets, 429)} turned away`, holds: open <= socketsPerAccount };
  },
};

const manyMessages: Attack = {
  row: 'S-17',
  name: `${flood.messages} messages on each of ${socketsPerAccount} sockets at once`,
  others: 'served',
  async run({ url }) {
    const { client } = await signUp(url);
    const sockets = await openRawSockets(url, { cookie: client.cookieHeader }, socketsPerAccount);
    const frames = framesOf('text', '{"type":"ping"}', flood.messages - 1);
    for (const { wire } of sockets) wire.write(frames);
    const begun = performance.now();
    await fetch(`${url}/healthz`);
    const probe = performance.now() - begun;
    // The others go on asking meanwhile.
    await passed(3000);
    for (const { wire } of sockets) wire.destroy();
    return { seen: `a probe took ${Math.round(probe)} ms`, holds: probe < 1000 };
  },
};

const mails: Attack = {
  row: 'S-13',
  name: 'an import of 1,000 people, each to be greeted by mail',
  others: 'served',
  async run({ url }) {
    const { client } = await signUp(url);
    const { status, code = '' } = await client.form('/api/importUsers', {
      file: newcomersFile('visit', 1000),
    });
    return { seen: `answered ${status} ${code}, before anything was done`, holds: status === 429 };
  },
};

/** Too much of what is allowed. */
export const floods: readonly Attack[] = [logins, guesses, madeUpAddresses, manySockets, manyMessages, mails];
