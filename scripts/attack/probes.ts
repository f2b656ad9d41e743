import { rawAnswer, statusOfRaw } from '@mukae/server/testing/hostile/rawAnswer';
import type { Attack } from './attack';
import { signUp } from './stranger';
import { startTarget } from './target';

const asked = (path: string) => `GET ${path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n`;

const refused: Readonly<Record<string, string>> = {
  'a broken sign': asked('/files/media/%zz'),
  'a way up': asked('/files/media/..%2f..%2fsecrets'),
  'a long address': asked(`/files/media/${'a'.repeat(15_000)}`),
  'long headers': `GET / HTTP/1.1\r\nhost: here\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`,
  'no request': 'HELLO\r\n\r\n',
  'two lengths': 'POST /login HTTP/1.1\r\nhost: here\r\ncontent-length: 4\r\ncontent-length: 9\r\n\r\nabcd',
  'a length and chunks':
    'POST /login HTTP/1.1\r\nhost: here\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
};

const oddRequests: Attack = {
  row: 'S-29',
  name: 'requests that no browser sends',
  others: 'served',
  async run({ url }) {
    const bare: string[] = [];
    for (const [what, sent] of Object.entries(refused)) {
      const answer = await rawAnswer(url, sent);
      const status = statusOfRaw(answer);
      const isRefused = status >= 400 && status < 500;
      if (!isRefused || !/x-content-type-options: nosniff/i.test(answer)) bare.push(what);
    }
    const count = Object.keys(refused).length;
    return {
      seen: bare.length === 0 ? `${count} refused, each with the security headers` : `not so: ${bare.join(', ')}`,
      holds: bare.length === 0,
    };
  },
};

const figuresOfOthers: Attack = {
  row: 'S-10',
  name: 'the figures, asked for through the proxy',
  others: 'served',
  async run({ url }) {
    const from = (headers: Record<string, string>) => fetch(`${url}/metrics`, { headers }).then(({ status }) => status);
    const statuses = [
      await from({ 'x-forwarded-for': '198.18.0.1' }),
      await from({ 'x-forwarded-for': '127.0.0.1, 198.18.0.1' }),
      await from({ forwarded: 'for=127.0.0.1' }),
    ];
    return { seen: `answered ${statuses.join(', ')}`, holds: statuses.every((status) => status === 403) };
  },
};

const fullDisk: Attack = {
  row: 'S-08',
  name: 'an upload to a disk that has nothing to spare',
  others: 'served',
  async run() {
    const full = await startTarget({ DISK_RESERVE_MB: '999999999' });
    try {
      const { client } = await signUp(full.url);
      const picture = new Blob([new Uint8Array(100_000)], { type: 'image/png' });
      const file = await client.form('/api/addMedia', { image: picture });
      const words = await client.form('/api/addStore', { name: '駅前店' });
      return {
        seen: `the file answered ${file.status}, a form of words ${words.status}`,
        holds: file.status === 507 && words.status === 200,
      };
    } finally {
      await full.stop();
    }
  },
};

/** Single requests that ask for what is not for them. */
export const probes: readonly Attack[] = [oddRequests, figuresOfOthers, fullDisk];
