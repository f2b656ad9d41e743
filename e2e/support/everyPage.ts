import { readFile } from 'node:fs/promises';

/** Every address of a list of routes in `apps/web/src/pages`, as it is written there. */
async function addressesIn(list: 'consoleRoutes' | 'entranceRoutes'): Promise<string[]> {
  const routes = await readFile(new URL(`../../apps/web/src/pages/${list}.ts`, import.meta.url), 'utf8');
  const addresses = [...routes.matchAll(/layout: '(.*)',\s+path: '(.*)'/g)].map(
    ([, layout, path]) => `${layout}${path}`,
  );
  const written = routes.match(/\bscreen:/g)?.length;
  if (addresses.length !== written)
    throw new Error(`${addresses.length} of ${written} addresses of ${list} were found`);
  return addresses;
}

/** What an address leaves open. */
const openedAs: Readonly<Record<string, string>> = {
  '*': '/no/such/page',
  '/app/channel-operator/:ch': '/app/channel-operator/1',
  '/app/receptionist/answers/update': '/app/receptionist/answers/update?id=1',
  '/app/signage/update': '/app/signage/update?id=1',
  '/app/signage/template': '/app/signage/template?id=1',
  '/app/signage/preview': '/app/signage/preview?id=1',
  '/app/signage/health': '/app/signage/health?id=1',
  '/app/signage/operator': '/app/signage/operator?id=1',
  '/app/signage/operatorAdd': '/app/signage/operatorAdd?id=1',
  '/app/store/update': '/app/store/update?id=1',
  '/app/reservation/list': '/app/reservation/list?month=2099-11',
  '/app/reservation/calendar': '/app/reservation/calendar?day=2099-11-16',
  '/app/reservation/usage/statistics': '/app/reservation/usage/statistics?month=2099-11',
  '/store/signage': '/store/signage?id=1',
  '/store/users': '/store/users?id=1',
  '/app/users/update': '/app/users/update?id=3',
};

const systemOnly = ['/app/company/list', '/test/register', '/app/outbox'];
/** Of reservations, for whoever looks after a company. */
const overseers = ['/app/reservation/company', '/app/reservation/usage/statistics'];
const guestsOnly = [
  '/app/reservation/home',
  '/app/reservation/list',
  '/app/reservation/calendar',
  '/app/reservation/signage/template',
];
/** Of the signage itself, which has the whole screen. */
const screens = ['/app/signage/view'];
/** Of the console for whoever is logged in, and open to everybody. */
const open = ['/app/reservation/calendar'];
/** Opened by a link, for whoever is logged in. */
const linked = ['/app/signage/preview'];

/** The pages there are, by who opens them. */
export async function everyPage() {
  const [console, entrance] = await Promise.all([addressesIn('consoleRoutes'), addressesIn('entranceRoutes')]);
  const opened = (addresses: readonly string[]) => addresses.map((address) => openedAs[address] ?? address);
  const ofOthers = [...systemOnly, ...guestsOnly, ...overseers];
  return {
    admin: opened([...console.filter((address) => !ofOthers.includes(address)), ...linked]),
    overseer: opened(overseers),
    system: opened([
      ...systemOnly,
      '/app/users/home',
      '/app/users/list',
      '/app/signage/list',
      '/app/channel-operator/:ch',
    ]),
    guest: opened([...guestsOnly, '/app/reservation/usage/statistics', '/app/users/home', '/app/signage/list']),
    nobody: opened([...entrance.filter((address) => ![...screens, ...linked].includes(address)), ...open]),
  };
}
