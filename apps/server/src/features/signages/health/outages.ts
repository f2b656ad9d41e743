import { openingAt } from '@mukae/contract/domain/hours/opening';
import { tellableOutages } from '@mukae/contract/domain/signage/health/outage';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import { companyAdministrators } from '#features/accounts';
import type { MailAllowance } from '#features/companies';
import type { Outbox } from '#features/outbox';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import type { Logger } from '#platform/log/logger';
import type { Mail } from '#platform/mail/mailTransport';
import { Refusal } from '#platform/refusals/refusal';
import { awayMail, backMail } from './outages.mails';
import { forgetTold, noteTold, type SeenDevice, seenDevices } from './outages.repo';

/** The administrators of a company are told of screens that are away, once, and once that they are back. */
export interface Outages {
  tell(): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  mailAllowance: MailAllowance;
  publicUrl: string | undefined;
  statusOf(signage: { id: number; companyId: number }): DeviceStatus;
}

type AwayDevice = SeenDevice & { since: Date } & Pick<ReturnType<typeof openingAt>, 'openingHours'>;

export function makeOutages({ db, clock, log, outbox, mailAllowance, publicUrl, statusOf }: Dependencies): Outages {
  /** Before, nobody saw whether screens were there: that is no fault of theirs. */
  const startedAt = clock.now();
  const listUrl = publicUrl && `${publicUrl}/app/signage/list`;

  const isConnected = ({ id, company }: SeenDevice): boolean => statusOf({ id, companyId: company.id }) !== 'Logout';

  const asAway = (device: SeenDevice): AwayDevice => ({
    ...device,
    since: new Date(Math.max(device.seenAt.getTime(), startedAt.getTime())),
    openingHours: openingAt(device.company, device.storeOpening ?? undefined).openingHours,
  });

  /** What the company may not send any more today is tried again later. */
  async function mailAll(companyId: number, work: (tx: Transaction) => Promise<((to: string) => Mail) | null>) {
    try {
      await db.transaction(async (tx) => {
        const readers = await companyAdministrators(tx, companyId);
        const mailTo = readers.length > 0 ? await work(tx) : null;
        if (!mailTo) return;
        await mailAllowance.take(tx, { companyId, address: null }, readers.length);
        for (const { loginId } of readers) await outbox.post(tx, mailTo(loginId));
      });
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      log.info({ companyId, error: failure.error }, 'a company was not told of its screens; it is tried again');
    }
  }

  async function tellAway(companyId: number, away: readonly AwayDevice[]): Promise<void> {
    const minutes = away[0]?.company.awayMailAfter ?? 0;
    const untold = away.filter(({ toldAt }) => toldAt === null);
    const tellable = tellableOutages(untold, minutes, clock.now());
    if (tellable.length === 0) return;
    await mailAll(companyId, async (tx) => {
      const ids = tellable.map(({ id }) => id);
      const noted = await noteTold(tx, ids, clock.now());
      const screens = tellable.filter(({ id }) => noted.includes(id));
      if (screens.length === 0) return null;
      // Told as it was seen, also by a service that was away itself meanwhile.
      const named = screens.map(({ seenAt, ...screen }) => ({ ...screen, since: seenAt }));
      return (to) => awayMail(to, { screens: named, minutes, listUrl });
    });
  }

  async function tellBack(companyId: number, back: readonly AwayDevice[]): Promise<void> {
    if (back.length === 0) return;
    await mailAll(companyId, async (tx) => {
      const ids = back.map(({ id }) => id);
      const told = await forgetTold(tx, ids);
      const screens = back.filter(({ id }) => told.includes(id));
      return screens.length > 0 ? (to) => backMail(to, { screens, listUrl }) : null;
    });
  }

  /** What goes wrong with one company is no reason to tell the others nothing; it is tried again in a minute. */
  const apart = (companyId: number, tell: Promise<void>): Promise<void> =>
    tell.catch((err: unknown) => log.error({ companyId, err }, 'a company could not be told of its screens'));

  async function tellCompany(companyId: number, devices: readonly AwayDevice[]): Promise<void> {
    const there = devices.filter(isConnected);
    await tellBack(
      companyId,
      there.filter(({ toldAt }) => toldAt !== null),
    );
    await tellAway(
      companyId,
      devices.filter((device) => !there.includes(device)),
    );
  }

  return {
    async tell() {
      const seen = (await seenDevices(db)).map(asAway);
      // Who wants no mails any more is not told that something is back, either.
      const unwanted = seen.filter(({ company, toldAt }) => !company.mailsWhenAway && toldAt !== null);
      await forgetTold(
        db,
        unwanted.map(({ id }) => id),
      );
      const wanted = seen.filter(({ company }) => company.mailsWhenAway);
      for (const companyId of new Set(wanted.map(({ company }) => company.id))) {
        const devices = wanted.filter(({ company }) => company.id === companyId);
        await apart(companyId, tellCompany(companyId, devices));
      }
    },
  };
}
