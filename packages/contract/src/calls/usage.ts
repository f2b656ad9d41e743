import * as z from 'zod/mini';
import { correctionMax } from '../domain/reservation/ledger';
import { languages } from '../language';
import { addedAnswer } from './answers';
import { defineCalls } from './call';
import { fault } from './checks';
import { idField, writtenNumber } from './fields';
import { pageField, pageFields } from './list';
import { monthField, toldTime } from './reservationFields';
import { lines } from './textFields';
import { wireAnswer, wireInput } from './wire';

const usageNames = {
  number: 'reservID',
  startsAt: 'start',
  endsAt: 'end',
  isFree: 'is_free',
  feeRate: 'fee_rate',
  userName: 'user_name',
  isWhole: 'is_whole',
  isClosed: 'is_closed',
  freeUsesLeft: 'free_uses_left',
  invoiceNumber: 'invoice_number',
  totalWithTax: 'total_with_tax',
  byDay: 'by_day',
} as const;

/** One line of the ledger: what was talked in one go, or what was set right afterwards. */
const usageRow = wireAnswer(
  {
    id: z.number(),
    kind: z.enum(['use', 'correction']),
    /** Of the reservation; empty for a correction of none. */
    number: z.string(),
    title: z.string(),
    userName: z.string(),
    /** When it was talked; of a correction, when it was made. */
    startsAt: toldTime,
    endsAt: toldTime,
    minutes: z.number(),
    feeRate: z.number(),
    /** By the formula, without tax. */
    fee: z.number(),
    isFree: z.boolean(),
    /** What is asked for, without tax. */
    amount: z.number(),
    /** Of a correction. */
    reason: z.string(),
  },
  usageNames,
);
export type UsageRow = z.output<typeof usageRow>;

/** The page may be left out: then all rows of the month are told. */
const monthOfUsage = {
  month: z.optional(monthField),
  companyId: z.optional(idField),
  page: z.optional(pageField),
  pageSize: pageFields.pageSize,
};

const fileFields = {
  month: monthField,
  companyId: z.optional(idField),
  /** Of the words in the file; that of the browser where it is left out. */
  language: z.optional(z.enum(languages)),
};

export const correctionFields = {
  /** The reservation that it is about; none where it is about none. */
  reservationId: z.optional(idField),
  /** Yen without tax; less than nothing is paid back. */
  amount: z.pipe(
    z.union([z.int(), writtenNumber(/^-?\d{1,9}$/)]),
    z.int().check(z.minimum(-correctionMax, fault('outOfRange')), z.maximum(correctionMax, fault('outOfRange'))),
  ),
  reason: lines(500).check(z.minLength(1, { error: 'required' })),
};

export const usageCalls = defineCalls({
  getUsage: {
    kind: 'json',
    method: 'POST',
    path: '/reservation/getUsage',
    summary: 'What was talked in a month in Japan, line by line, and what it costs',
    input: z.strictObject(monthOfUsage),
    output: wireAnswer(
      {
        result: z.literal('OK'),
        month: z.string(),
        rows: z.array(usageRow),
        /** How many rows the month has. */
        count: z.number(),
        /** How many of them tell of talk. */
        uses: z.number(),
        minutes: z.number(),
        /** What is asked for in the month, without tax. */
        total: z.number(),
        tax: z.number(),
        totalWithTax: z.number(),
        /** Of the contract, now. */
        freeUsesLeft: z.number(),
        byDay: z.array(z.object({ day: z.number(), minutes: z.number() })),
        /** All that the contract used, which it is billed for; otherwise the part of somebody who shares one. */
        isWhole: z.boolean(),
        /** Nothing of it changes any more. */
        isClosed: z.boolean(),
        /** Empty: there is no invoice. */
        invoiceNumber: z.string(),
      },
      usageNames,
    ),
    errors: [],
    capability: 'usage.read',
    passive: true,
  },
  getInvoice: {
    kind: 'file',
    method: 'GET',
    path: '/reservation/invoice.pdf',
    summary: 'The invoice of a month; while the month goes on, what it comes to so far',
    input: z.strictObject(fileFields),
    contentTypes: ['application/pdf'],
    errors: ['companyNeeded', 'notFound'],
    capability: 'usage.read',
  },
  getUsageTable: {
    kind: 'file',
    method: 'GET',
    path: '/reservation/usage.csv',
    summary: 'The lines of a month as a table',
    input: z.strictObject(fileFields),
    contentTypes: ['text/csv; charset=utf-8'],
    errors: ['companyNeeded', 'notFound'],
    capability: 'usage.read',
  },
  addCorrection: {
    kind: 'json',
    method: 'POST',
    path: '/reservation/addCorrection',
    summary: 'Set right what a company is asked for: a line of its own, in the month that is open',
    input: wireInput({ targetCompanyId: idField, ...correctionFields }, {}),
    output: addedAnswer,
    errors: ['notFound'],
    capability: 'usage.correct',
    adds: true,
  },
});
export type UsageAnswer = z.output<typeof usageCalls.getUsage.output>;
