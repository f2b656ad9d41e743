import type { Language } from '@mukae/contract/language';
import type { Audit } from '#features/audit';
import type { Outbox } from '#features/outbox';
import type { Person } from '#platform/access/principal';
import type { Database, Queryable } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { Throttle } from '#platform/throttle/throttle';
import { moreChannelsMail } from './companies.mails';
import { findCompany } from './companies.repo';
import type { MailAllowance } from './mailAllowance';

interface Dependencies {
  db: Database;
  outbox: Outbox;
  audit: Audit;
  throttle: Throttle;
  mailAllowance: MailAllowance;
  systemAdministrators(db: Queryable): Promise<readonly { loginId: string }[]>;
}

export type AskForChannels = (
  person: Person,
  wish: { count: number; message: string },
  language: Language,
  address: string,
) => Promise<void>;

/** The wish goes to every system administrator. */
export const makeAskForChannels =
  ({ db, outbox, audit, throttle, mailAllowance, systemAdministrators }: Dependencies): AskForChannels =>
  async (person, { count, message }, language, address) => {
    const company = person.companyId === null ? undefined : await findCompany(db, person.companyId);
    if (!company) throw new Refusal('notFound');
    await throttle.take('channelWishesOfCompany', String(company.id));
    const wish = { company, inContract: company.avatarChannelMax, count, message, from: person };
    await db.transaction(async (tx) => {
      const readers = await systemAdministrators(tx);
      await mailAllowance.take(tx, { companyId: company.id, address }, readers.length);
      for (const { loginId } of readers) {
        await outbox.post(tx, moreChannelsMail(loginId, wish, language));
      }
      await audit.record(tx, person, {
        companyId: company.id,
        action: 'company.channelsRequested',
        subject: company.name,
        changes: [{ field: 'channels_requested', from: '', to: String(count) }],
      });
    });
  };
