import { type bookingRuleCalls, bookingRuleFields } from '@mukae/contract/calls/bookingRules';
import type { InputOf } from '@mukae/contract/calls/call';
import { changesInWords } from '@mukae/contract/domain/audit/changesInWords';
import { changed } from '@mukae/contract/domain/change/changed';
import { hoursInWords } from '@mukae/contract/domain/hours/hoursInWords';
import type { Audit } from '#features/audit';
import { companyIn, holdCompany } from '#features/companies';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { findRules, saveRules } from './bookingRules.repo';

type WantedRules = InputOf<typeof bookingRuleCalls.changeBookingRules>;

export type ChangeBookingRules = (principal: LoggedIn, wanted: WantedRules) => Promise<void>;

const telling = {
  names: {
    hours: 'booking_hours',
    closedOnHolidays: 'closed_on_holidays',
    bufferMinutes: 'buffer_minutes',
    noticeMinutes: 'notice_minutes',
  },
  words: { hours: hoursInWords },
} as const;

/** What is reserved already stays as it is. */
export const makeBookingRulesChange =
  ({ db, audit }: { db: Database; audit: Audit }): ChangeBookingRules =>
  async (principal, { companyId: named, seenVersion, ...wanted }) => {
    const companyId = await companyIn(db, reachOf(principal, 'company.change', named));
    await db.transaction(async (tx) => {
      const company = await holdCompany(tx, companyId);
      if (!company) throw new Refusal('notFound');
      const rules = await findRules(tx, companyId);
      if (seenVersion !== undefined && seenVersion !== rules.version) throw new Refusal('changedMeanwhile');
      const change = changed(rules, wanted, bookingRuleFields);
      if (Object.keys(change).length === 0) return;
      await saveRules(tx, companyId, { ...rules, ...change });
      await audit.record(tx, principal.person, {
        companyId,
        action: 'company.bookingRulesChanged',
        subject: company.name,
        changes: changesInWords(rules, change, telling),
      });
    });
  };
