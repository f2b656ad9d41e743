import * as z from 'zod/mini';
import { callKinds } from '../domain/call/call.machine';
import { fates } from '../domain/reception/fate';
import { outcomes } from '../domain/reception/receptionRecord';
import { defineCalls } from './call';
import { dayField } from './dayField';
import { idField } from './fields';
import { pageField, pageFields, pageOf, sortField } from './list';

const instant = z.iso.datetime({ offset: true });
const instantOrNever = z.nullable(instant);

/** One request or call that is over. Signage, store and operator by the names they had then. */
const callRecordAnswer = z.object({
  id: z.uuid(),
  kind: z.enum(callKinds),
  companyName: z.string(),
  signage: z.object({ id: z.number(), name: z.string() }),
  storeName: z.string(),
  /** Null: nobody answered, or somebody watched whom companies do not see. */
  operator: z.nullable(
    z.object({
      /** Null: she is no user of the company. */
      userId: z.nullable(z.number()),
      name: z.string(),
    }),
  ),
  /** What the visitor touched; empty for the staff call, and where nobody touched anything. */
  touchButton: z.string(),
  beganAt: instant,
  times: z.object({
    pressedAt: instantOrNever,
    rungAt: instantOrNever,
    acceptedAt: instantOrNever,
    connectedAt: instantOrNever,
    firstSoundAt: instantOrNever,
    firstPictureAt: instantOrNever,
    endedAt: instant,
  }),
  outcome: z.enum(outcomes),
  /** She was not answered, and left a few words instead. */
  leftMessage: z.boolean(),
  rungCount: z.number(),
  waitedSeconds: z.nullable(z.number()),
  talkedSeconds: z.nullable(z.number()),
});
export type CallRecord = z.output<typeof callRecordAnswer>;

/** The rest was cut off before anybody answered: the screen was lost or removed. */
const countedRequests = {
  requests: z.number(),
  answered: z.number(),
  missed: z.number(),
  messages: z.number(),
  calledOff: z.number(),
};

export const callRecordSortKeys = ['beganAt'] as const;

export const callRecordCalls = defineCalls({
  getCallRecord: {
    kind: 'json',
    method: 'POST',
    path: '/api/getCallRecord',
    summary: 'One request or call that is over',
    when: { targetId: 'given' },
    input: z.strictObject({ targetId: z.uuid() }),
    output: callRecordAnswer,
    errors: ['notFound'],
    capability: 'call.read',
  },
  pageOfCallRecords: {
    kind: 'json',
    method: 'POST',
    path: '/api/getCallRecord',
    summary: 'All requests and calls that are over, by the page, newest first',
    when: { targetId: 'missing' },
    input: z.strictObject({
      companyId: z.optional(idField),
      kind: z.optional(z.enum(callKinds)),
      outcome: z.optional(z.enum(outcomes)),
      fate: z.optional(z.enum(fates)),
      signageId: z.optional(idField),
      userId: z.optional(idField),
      /** When it began; both days included. */
      from: z.optional(dayField),
      until: z.optional(dayField),
      ...pageFields,
      page: z._default(pageField, 1),
      sort: sortField(callRecordSortKeys),
    }),
    output: pageOf(callRecordAnswer),
    errors: [],
    capability: 'call.read',
  },
  getCallSummary: {
    kind: 'json',
    method: 'POST',
    path: '/api/getCallSummary',
    summary: 'How many visitors called today in Japan, and how it went',
    input: z.strictObject({ companyId: z.optional(idField) }),
    output: z.object({
      result: z.literal('OK'),
      ...countedRequests,
      /** How long those who were answered waited; null while there are none. */
      meanWaitedSeconds: z.nullable(z.number()),
      /** The hours in which somebody called, the first of the day first. */
      byHour: z.array(z.object({ hour: z.number(), ...countedRequests })),
      /** The last few whom nobody answered, the latest first. */
      lastMissed: z.array(callRecordAnswer),
    }),
    errors: [],
    capability: 'call.read',
    passive: true,
  },
});
export type CallSummary = z.output<typeof callRecordCalls.getCallSummary.output>;
