import { expect, it } from 'vitest';
import { formHeaders, sendSlowly } from '#testing/hostile/slowSender';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { TestPage } from '#testing/testPage';
import { drawnPicture } from '#testing/uploads';
import { makeLogger } from './logger';

const lines: string[] = [];
const metricsToken = 'token-of-the-figures';
const service = serviceForFile({ LOG_LEVEL: 'trace', METRICS_TOKEN: metricsToken }, (line) => lines.push(line));

it('[S-18] the most talkative log holds no cookie, password or token of logins, uploads, sockets and what is refused', async () => {
  const { url } = service();
  const client = await loggedIn(url, 'operator1@demo.example');
  const cookie = client.cookieHeader;
  await client.login('operator2@demo.example', { password: 'Mistyped2026!' });
  await client.form(
    '/api/updateUser',
    { image: await drawnPicture('#123456') },
    { authorization: 'Bearer secret-one' },
  );
  await client.form('/api/updateUser', { password: 'Next2026!x', currentPassword: 'Wrong2026!x' });
  await client.send('GET', '/metrics', undefined, { authorization: `Bearer ${metricsToken}` });
  await client.send('GET', '/login?token=secret.link.one');
  await client.send('GET', '/%zz?token=secret.link.two');
  await client.send('GET', `/files/users/${'9'.repeat(300)}/x?token=secret.link.three`);
  await new TestClient(url).post('/token/login', { token: 'secret.link.four' });
  const page = await TestPage.open(url, client);
  await page.close();
  const refused = new TestPage(`${url.replace('http', 'ws')}/ws?token=secret.link.five`, {
    cookie: 'session=secret-two',
  });
  await new Promise((resolve) => refused.socket.once('close', resolve));
  const broken = sendSlowly(url, { path: '/api/updateUser', headers: { ...formHeaders, cookie }, beginning: '--cut' });
  await broken.begun;
  broken.leave();
  await sendSlowly(url, { path: '/', headers: { cookie, 'content-length': 'secret-three' }, length: 1 }).ended;

  await expect.poll(() => lines.join('')).toContain('busboy');
  const text = lines.join('');
  expect(text).toContain('"query"');
  const passwords = ['Demo2026!', 'Mistyped2026!', 'Next2026!x', 'Wrong2026!x', 'argon2'];
  const cookies = [...client.cookies.values()].filter(({ length }) => length > 20);
  expect(cookies).toHaveLength(2);
  for (const secret of ['secret', 'session=', metricsToken, ...passwords, ...cookies])
    expect(text).not.toContain(secret);
});

it('[S-18] nothing that a library hands to the log as a whole is written', () => {
  const written: string[] = [];
  const log = makeLogger('trace', { write: (line) => written.push(line) });
  const headers = { cookie: 'session=abc' };
  log.trace({ options: { headers }, list: [{ headers }], req: { headers }, key: 'kept', ids: [1, 2] }, 'words');
  log.child({ reqId: 'one' }).debug({ headers }, 'words');
  expect(written.map((line) => JSON.parse(line))).toMatchObject([
    { key: 'kept', ids: [1, 2], msg: 'words' },
    { reqId: 'one', msg: 'words' },
  ]);
  expect(written.join('')).not.toContain('session');
});
