import { type MailLimit, mailsOfNewCompanyMax } from '@mukae/contract/domain/company/mailLimit';
import { asc, inArray, isNull } from 'drizzle-orm';
import { mails } from '../features/outbox/outbox.tables';
import { reservationEvents } from '../features/reservations/reservations.tables';
import { countAttempts, demoUser } from './people';
import type { TestService } from './testService';

/** None is told before an earlier one of its reservation. */
async function isOneDue({ db, clock }: TestService): Promise<boolean> {
  const { reservationId, dueAt, toldAt, id } = reservationEvents;
  const untold = await db
    .select({ reservationId, dueAt })
    .from(reservationEvents)
    .where(isNull(toldAt))
    .orderBy(asc(id));
  const isNext = (deed: (typeof untold)[number]) =>
    untold.find((other) => other.reservationId === deed.reservationId) === deed;
  return untold.some((deed) => isNext(deed) && deed.dueAt <= clock.now());
}

/** Mails since the last look, as soon as all that is due is told, by us or by the service itself. */
export async function toldMails(service: TestService) {
  const { mukae, db } = service;
  do await mukae.reservationMails.tellDeeds();
  while (await isOneDue(service));
  const sent = await db.select().from(mails).orderBy(mails.id);
  const seen = sent.map(({ id }) => id);
  await db.delete(mails).where(inArray(mails.id, seen));
  return sent;
}

/** The company of somebody in the demo, which is new, may cause so many more mails today. */
export async function leaveMails(
  service: TestService,
  left: number,
  limit: MailLimit = 'reservationMailsOfCompany',
  who: 'guest' | 'admin' = 'guest',
) {
  const { companyId } = await demoUser(service, who);
  await countAttempts(service, limit, String(companyId), mailsOfNewCompanyMax - left);
}
