import type { OutputOf } from '@mukae/contract/calls/call';
import type { demoCalls } from '@mukae/contract/calls/demo';
import { isScreen } from '@mukae/contract/domain/account/role';
import type { DemoHosts } from './demoHosts';

export type Demo = OutputOf<typeof demoCalls.getDemo>;
export type ShownAccount = Demo['accounts'][number];

type DemoDoor = { account: ShownAccount; href: string };

const doorOf = (origin: string) => (account: ShownAccount) => ({
  account,
  href: `${origin}/demo?open=${encodeURIComponent(account.loginId)}`,
});

/** Every account with the link that opens it, on the host of its kind. */
export const demoDoors = ({ accounts }: Demo, hosts: DemoHosts): { people: DemoDoor[]; screens: DemoDoor[] } => ({
  people: accounts.filter(({ role }) => !isScreen(role)).map(doorOf(hosts.people)),
  screens: accounts.filter(({ role }) => isScreen(role)).map(doorOf(hosts.screens)),
});

/** Stands where a login id stands: a meeting is made when it is opened. */
export const meetingDoor = 'meeting';

export const meetingHref = (hosts: DemoHosts): string => `${hosts.screens}/demo?open=${meetingDoor}`;

/** Only a screen stays logged in: a person who comes back to the demo chooses anew. */
export const demoCredentials = ({ password }: Demo, account: ShownAccount) => ({
  username: account.loginId,
  password,
  isRemember: isScreen(account.role),
});
