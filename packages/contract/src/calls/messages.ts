import * as z from 'zod/mini';
import { visitorMessageLimits } from '../domain/message/visitorMessage';
import { okAnswer } from './answers';
import { defineCalls } from './call';
import { faultless } from './checks';
import { flagField, idField } from './fields';
import { pageField, pageFields, pageOf, sortField } from './list';
import { line, lines } from './textFields';

const instant = z.iso.datetime({ offset: true });

/** A few words that a visitor left. Signage and store by the names they have now. */
const messageAnswer = z.object({
  id: z.number(),
  signageName: z.string(),
  storeName: z.string(),
  companyName: z.string(),
  /** Of whoever left it; empty: she did not say. */
  name: z.string(),
  text: z.string(),
  contact: z.string(),
  leftAt: instant,
  /** Null while nobody has seen to it. */
  done: z.nullable(z.object({ at: instant, by: z.string() })),
});
export type VisitorMessage = z.output<typeof messageAnswer>;

export const messageSortKeys = ['leftAt'] as const;

/** What a visitor writes. */
const visitorMessageFields = {
  /** Empty: she did not say. */
  name: z._default(line({ min: 0, max: visitorMessageLimits.name, empty: 'required', short: 'required' }), ''),
  text: lines(visitorMessageLimits.text).check(faultless((text) => (text === '' ? 'required' : null))),
  contact: line({ min: 0, max: visitorMessageLimits.contact, empty: 'required', short: 'required' }),
};

export const messageCalls = defineCalls({
  leaveMessage: {
    kind: 'json',
    method: 'POST',
    path: '/api/leaveMessage',
    summary: 'A visitor leaves a few words at a signage where nobody can come',
    input: z.strictObject({
      ...visitorMessageFields,
      /** Of the call that she gave up for it: its record tells that she left a message. */
      requestId: z.optional(z.uuid()),
    }),
    output: okAnswer,
    adds: true,
    errors: ['notFound'],
    capability: 'message.leave',
  },
  pageOfMessages: {
    kind: 'json',
    method: 'POST',
    path: '/api/getMessages',
    summary: 'What visitors left, by the page, newest first; it is kept for 90 days',
    input: z.strictObject({
      companyId: z.optional(idField),
      isDone: z.optional(flagField),
      ...pageFields,
      page: z._default(pageField, 1),
      sort: sortField(messageSortKeys),
    }),
    output: pageOf(messageAnswer),
    errors: [],
    capability: 'message.read',
  },
  countMessages: {
    kind: 'json',
    method: 'POST',
    path: '/api/countMessages',
    summary: 'How many messages of visitors nobody has seen to',
    input: z.strictObject({ companyId: z.optional(idField) }),
    output: z.object({ result: z.literal('OK'), open: z.number() }),
    errors: [],
    capability: 'message.read',
    passive: true,
  },
  markMessage: {
    kind: 'json',
    method: 'POST',
    path: '/api/markMessage',
    summary: 'Mark what a visitor left as done, or as still to be done',
    input: z.strictObject({ targetId: idField, isDone: flagField }),
    output: okAnswer,
    errors: ['notFound'],
    capability: 'message.mark',
  },
});
