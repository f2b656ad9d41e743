import * as z from 'zod/mini';
import { bufferMinutesMax, bufferMinutesStep, noticeMinutesMax } from '../domain/reservation/bookingRules';
import { okAnswer } from './answers';
import { defineCalls } from './call';
import { fault } from './checks';
import { flagField, idField } from './fields';
import { countField, versionField } from './numberFields';
import { openingHoursField } from './openingFields';
import { optional, savingNames, wireAnswer, wireInput } from './wire';

export const bookingRuleFields = {
  hours: openingHoursField,
  closedOnHolidays: flagField,
  bufferMinutes: countField(0, bufferMinutesMax).check(z.multipleOf(bufferMinutesStep, fault('notInTens'))),
  noticeMinutes: countField(0, noticeMinutesMax),
};

const ruleNames = {
  ...savingNames,
  closedOnHolidays: 'closed_on_holidays',
  bufferMinutes: 'buffer_minutes',
  noticeMinutes: 'notice_minutes',
  feeRate: 'fee_rate',
} as const;

/** How a company lets its people reserve. */
export const bookingRuleCalls = defineCalls({
  getBookingRules: {
    kind: 'json',
    method: 'POST',
    path: '/reservation/getBookingRules',
    summary:
      'When one can reserve, how many seats there are and what ten minutes cost; the usual for who is not logged in',
    input: z.strictObject({ companyId: z.optional(idField) }),
    output: wireAnswer(
      {
        result: z.literal('OK'),
        companyName: z.string(),
        ...bookingRuleFields,
        seats: z.number(),
        feeRate: z.number(),
        version: z.number(),
      },
      ruleNames,
    ),
    errors: ['notFound'],
    capability: 'calendar.read',
    passive: true,
  },
  changeBookingRules: {
    kind: 'json',
    method: 'POST',
    path: '/reservation/updateBookingRules',
    summary: 'Booking hours, closing days, holidays, buffer and notice of a company: only the fields sent',
    input: wireInput(
      { companyId: z.optional(idField), ...optional(bookingRuleFields), seenVersion: z.optional(versionField) },
      ruleNames,
    ),
    output: okAnswer,
    errors: ['notFound', 'companyNeeded', 'changedMeanwhile'],
    capability: 'company.change',
  },
});
export type BookingRulesAnswer = z.output<typeof bookingRuleCalls.getBookingRules.output>;
