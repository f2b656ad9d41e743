import { ok } from '@mukae/contract/calls/answers';
import { bookingRuleCalls } from '@mukae/contract/calls/bookingRules';
import { usualFeeRate } from '@mukae/contract/domain/company/contract';
import { usualBookingRules } from '@mukae/contract/domain/reservation/bookingRules';
import { findCompany } from '#features/companies';
import type { Principal } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import { type Handler, handle } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { findRules } from './bookingRules.repo';
import type { ChangeBookingRules } from './changeBookingRules';

interface Dependencies {
  db: Database;
  seats: number;
  changeRules: ChangeBookingRules;
}

/** Whose rules somebody sees: her company's, the one that she names and reaches, or nobody's. */
function companySeen(principal: Principal, named: number | undefined): number | undefined {
  if (principal.caller === 'anonymous') return undefined;
  const reach = reachOf(principal, 'calendar.read', named);
  return reach.kind === 'company' ? reach.companyId : undefined;
}

export function bookingRuleHandlers({ db, seats, changeRules }: Dependencies): Handler[] {
  async function rulesOf(companyId: number | undefined) {
    if (companyId === undefined) return { ...usualBookingRules, companyName: '', feeRate: usualFeeRate, version: 1 };
    const company = await findCompany(db, companyId);
    if (!company) throw new Refusal('notFound');
    return { ...(await findRules(db, companyId)), companyName: company.name, feeRate: company.feeRate };
  }

  return [
    handle(bookingRuleCalls.getBookingRules, async ({ principal, input }) => ({
      result: 'OK',
      ...(await rulesOf(companySeen(principal, input.companyId))),
      seats,
    })),

    handle(bookingRuleCalls.changeBookingRules, async ({ principal, input }) => {
      await changeRules(principal, input);
      return ok;
    }),
  ];
}
