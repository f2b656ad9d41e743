import { socketsPerAccount } from '@mukae/contract/realtime/socket';
import { afterEach, expect, it } from 'vitest';
import { openRawSockets, type RawSocket } from '#testing/hostile/rawSockets';
import { patiently } from '#testing/patiently';
import { receptionForFile, touch } from '#testing/receptionForFile';

const perAddress = 60;
const { service, browser, screen, operator } = receptionForFile({ SOCKETS_PER_ADDRESS: String(perAddress) });

const opened: RawSocket[] = [];

async function openMany(count: number, headers: Readonly<Record<string, string>>): Promise<number[]> {
  const sockets = await openRawSockets(service().url, headers, count);
  opened.push(...sockets);
  return sockets.map(({ status }) => status).toSorted((one, other) => one - other);
}

const times = (count: number, status: number): number[] => Array.from({ length: count }, () => status);

/** A place is free again a moment after the socket is closed. */
function closeAll(): void {
  for (const { wire } of opened.splice(0)) wire.destroy();
}

afterEach(closeAll);

it('[S-16] of sockets that one account opens at the same moment as many come in as it may have, and the rest are answered 429', async () => {
  const cookie = (await browser('operator1')).cookieHeader;
  const tries = perAddress - 10;
  expect(await openMany(tries, { cookie })).toEqual([
    ...times(socketsPerAccount, 101),
    ...times(tries - socketsPerAccount, 429),
  ]);
  // Another account finds room, and is rung as ever.
  const other = await operator('operator2');
  const requestId = await touch(await screen());
  expect(await other.hears('callFromSignage')).toMatchObject({ ring: { requestId } });
  closeAll();
  await patiently(async () => expect(await openMany(1, { cookie })).toEqual([101]));
});

it('[S-16] sockets that are told to go and stay open count until they are closed', async () => {
  const cookie = (await browser('signage1')).cookieHeader;
  // Each takes the place of the one before, which is told so and does not listen.
  for (let n = 0; n < socketsPerAccount; n += 1) expect(await openMany(1, { cookie })).toEqual([101]);
  expect(await openMany(1, { cookie })).toEqual([429]);
  opened[0]?.wire.destroy();
  await patiently(async () => expect(await openMany(1, { cookie })).toEqual([101]));
});

it('[S-16] one address has as many sockets as the setting says, of whatever accounts and under whatever made-up addresses; who is refused for another reason keeps no place', async () => {
  expect(await openMany(2 * perAddress, { cookie: 'session=made-up' })).toContain(401);
  closeAll();
  const names = ['operator1', 'operator2', 'admin', 'guest'];
  const cookies = await Promise.all(names.map(async (name) => (await browser(name)).cookieHeader));
  const each = perAddress / 3 - 1;
  const statuses: number[] = [];
  for (const [n, cookie] of cookies.entries()) {
    statuses.push(...(await openMany(each, { cookie, 'x-forwarded-for': `192.0.2.${n}` })));
  }
  expect(statuses).toEqual([...times(perAddress, 101), ...times(4 * each - perAddress, 429)]);
});
