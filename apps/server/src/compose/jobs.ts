import { type Jobs, makeJobs } from '#platform/jobs/jobs';
import type { OpenDesks } from './desks';
import type { Foundation } from './foundation';
import type { SetUpReceptionist } from './receptionist';
import type { SetUpReservations } from './reservations';
import type { Screens } from './screens';
import type { Usage } from './usage';

const second = 1000;

/** What has to be done again and again. */
export function startJobs(
  { nodes, log, outbox, sessions, passwordReset, knownPlaces, throttle, once, strays }: Foundation,
  { reception, faces, captures }: OpenDesks,
  { pairing, messages, screenPictures, outages }: Screens,
  { mails, waitingList }: SetUpReservations,
  usage: Usage,
  receptionist: SetUpReceptionist,
): Jobs {
  const jobs = makeJobs(nodes, log);
  jobs.every(second / 4, 'give up what was waited for', reception.timePassed);
  jobs.everyAtOneNode(second, 'carry out resets', passwordReset.carryOut);
  jobs.everyAtOneNode(second, 'deliver mail', outbox.deliver);
  jobs.every(second / 4, 'come again to desks that do not know who is here', reception.comeAgain);
  jobs.every(second / 4, 'take desks that nobody holds', () => reception.desks.takeOrphans());
  jobs.every(second, 'keep ports of phones', faces.keepPorts);
  jobs.everyAtOneNode(2 * second, 'tell of reservations', mails.tellDeeds);
  jobs.everyAtOneNode(30 * second, 'remind of meetings', mails.remind);
  jobs.everyAtOneNode(5 * second, 'tell who waits for a slot', waitingList.tell);
  jobs.everyAtOneNode(5 * second, 'write what was used', usage.derive);
  jobs.every(60 * second, 'keep seats', () => reception.desks.keepSeats());
  jobs.everyAtOneNode(60 * second, 'end sessions', sessions.sweep);
  jobs.everyAtOneNode(60 * second, 'tell of screens that are away', outages.tell);
  jobs.everyAtOneNode(600 * second, 'forget attempts', throttle.sweep);
  jobs.everyAtOneNode(600 * second, 'forget places', knownPlaces.sweep);
  jobs.everyAtOneNode(600 * second, 'forget keys of what was added', once.sweep);
  jobs.everyAtOneNode(600 * second, 'forget codes', pairing.sweep);
  jobs.everyAtOneNode(600 * second, 'remove pictures of visitors', captures.sweep);
  jobs.everyAtOneNode(600 * second, 'remove pictures of screens', screenPictures.sweep);
  jobs.everyAtOneNode(600 * second, 'remove old messages of visitors', messages.sweep);
  jobs.everyAtOneNode(600 * second, 'remove what visitors said', receptionist.sweep);
  jobs.everyAtOneNode(600 * second, 'remove stray files', strays.sweep);
  jobs.everyAtOneNode(600 * second, 'close months', usage.closeMonths);
  return jobs;
}
