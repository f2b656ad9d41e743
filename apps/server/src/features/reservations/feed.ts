import { createHmac, timingSafeEqual } from 'node:crypto';
import { calendarFile } from '@mukae/contract/domain/reservation/calendarFile';
import { dayMs } from '@mukae/contract/domain/time/japanTime';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { feedGeneration, listNearest, renewFeedGeneration } from './feed.repo';
import type { SignedLinks } from './meetingLinks';
import { domainOf } from './organizer';
import { linkTo } from './reservations.present';
import type { ReservationRow } from './reservations.repo';

/** The reservations of somebody under a secret address, for calendars that cannot log in. */
export interface Feed {
  /** The path of the address. */
  pathOf(userId: number): Promise<string>;
  renew(userId: number): Promise<string>;
  /** By the name of the file; refused where nobody has it. */
  read(file: string, publicUrl: string | undefined): Promise<string>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  secret: string;
  links: SignedLinks;
  /** From whose address mails about the same meetings come. */
  organizer: string;
}

/** What a calendar is told of: the last months and all that is ahead. */
const behindMs = 92 * dayMs;
/** Calendars ask again and again; nobody has more appointments than she can keep. */
const entriesMax = 1000;

/** Nothing secret is kept: the secret is made of who it is for, which one it is, and what only the service knows. */
export function makeFeed({ db, clock, secret, links, organizer }: Dependencies): Feed {
  const markOf = (userId: number, generation: number): string =>
    createHmac('sha256', secret).update(`calendar feed ${userId} ${generation}`).digest('base64url');

  const pathWith = (userId: number, generation: number): string =>
    `/reservation/feed/${userId}-${markOf(userId, generation)}.ics`;

  async function ownerOf(file: string): Promise<number> {
    const [, id = '', mark = ''] = /^(\d{1,15})-([\w-]{43})\.ics$/.exec(file) ?? [];
    const userId = Number(id);
    const generation = id === '' ? undefined : await feedGeneration(db, userId);
    if (generation === undefined) throw new Refusal('notFound');
    const known = Buffer.from(markOf(userId, generation));
    if (!timingSafeEqual(known, Buffer.from(mark))) throw new Refusal('notFound');
    return userId;
  }

  /** Only what can still be entered has a link. */
  async function linkOf(row: ReservationRow, publicUrl: string | undefined, now: Date): Promise<string> {
    const canBeEntered = row.cancelledAt === null && row.endsAt > now;
    return canBeEntered && publicUrl !== undefined ? linkTo(publicUrl, await links.sign(row)) : '';
  }

  return {
    async pathOf(userId) {
      return pathWith(userId, (await feedGeneration(db, userId)) ?? 1);
    },
    async renew(userId) {
      return pathWith(userId, await renewFeedGeneration(db, userId));
    },
    async read(file, publicUrl) {
      const userId = await ownerOf(file);
      const now = clock.now();
      const rows = await listNearest(db, userId, { from: new Date(now.getTime() - behindMs), now }, entriesMax);
      const entries = await Promise.all(
        rows.map(async (row) => ({
          ...row,
          link: await linkOf(row, publicUrl, now),
          isCancelled: row.cancelledAt !== null,
          toldAt: now,
        })),
      );
      return calendarFile(entries, { method: 'PUBLISH', domain: domainOf(organizer) });
    },
  };
}
