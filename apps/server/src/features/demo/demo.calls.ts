import { demoCalls } from '@mukae/contract/calls/demo';
import type { SignedLinks } from '#features/reservations';
import { type Handler, handle } from '#platform/calls/handler';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { type DemoAccount, demoAccounts, demoPassword } from './demoAccounts';
import { nearestMeeting } from './nearestMeeting';
import { hasDemo } from './seedDemo';

interface Dependencies {
  db: Database;
  clock: Clock;
  links: SignedLinks;
  seats: number;
  isDemo: boolean;
}

export const demoHandlers = ({ db, clock, links, seats, isDemo }: Dependencies): Handler[] => [
  handle(demoCalls.getDemo, async () => {
    if (!isDemo || !(await hasDemo(db))) throw new Refusal('notFound');
    return { result: 'OK', password: demoPassword, accounts: Object.values<DemoAccount>(demoAccounts) };
  }),

  handle(demoCalls.openDemoMeeting, async ({ language, publicUrl }) => {
    if (!isDemo) throw new Refusal('notFound');
    const meeting = await nearestMeeting(db, { now: clock.now(), seats, language, publicUrl });
    return { result: 'OK', token: await links.sign(meeting) };
  }),
];
