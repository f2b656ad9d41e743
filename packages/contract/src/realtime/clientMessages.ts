import * as z from 'zod/mini';
import type { Capability } from '../access/access';
import { peerIdField } from '../calls/videoCall';
import { streamings } from '../domain/call/streaming';
import { type ClientEvent, clientEvents, type EventName } from './clientEvents';
import { healthReportField } from './healthReportField';
import {
  candidateField,
  descriptionField,
  devicesShape,
  refField,
  rowIdField,
  talkField,
  uuidField,
  viewField,
} from './messageFields';

interface MessageEntry {
  summary: string;
  capability: Capability;
  schema: z.ZodMiniType;
}

const message = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) =>
  z.strictObject({ type: z.literal(type), ...shape });

/** What a page sends beside `stateTransitionEvent`. */
export const clientMessages = {
  ping: { summary: 'Heartbeat, every 50 seconds', capability: 'realtime.open', schema: message('ping', {}) },
  devicePermission: {
    summary: 'Whether a signage may use its camera and microphone',
    capability: 'call.join',
    schema: message('devicePermission', devicesShape),
  },
  screenHealth: {
    summary: 'How a signage is: every minute, and soon after something changed',
    capability: 'screen.report',
    schema: message('screenHealth', { report: healthReportField }),
  },
  requestLogout: {
    summary: 'An administrator logs a user or a signage out everywhere; objectId is the id of its account',
    capability: 'user.manage',
    schema: message('requestLogout', { objectId: rowIdField }),
  },
  serviceCloseForWRU: {
    summary: 'A web reservation user ends the meeting; answered by a `stateTransitionMsg` with its ref',
    capability: 'meeting.hold',
    schema: message('serviceCloseForWRU', { ref: refField, callId: uuidField }),
  },
  informCallId: {
    summary: 'A page joins a call, or joins it again after a reload, under this peer id',
    capability: 'call.join',
    schema: message('informCallId', { callId: uuidField, peerId: peerIdField }),
  },
  homeButton: {
    summary: 'The operator puts the signage back to what its template shows',
    capability: 'reception.answer',
    schema: message('homeButton', { callId: uuidField }),
  },
  uiInteraction: {
    summary: 'The operator changes what the signage shows during the call, writes on it, or tells how the avatar is',
    capability: 'reception.answer',
    schema: message('uiInteraction', {
      callId: uuidField,
      command: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('view'), view: viewField }),
        z.strictObject({ kind: z.literal('message'), text: z.nullable(talkField) }),
        z.strictObject({ kind: z.literal('streaming'), is: z.enum(streamings) }),
      ]),
    }),
  },
  offer: {
    summary: 'A session description for the other page of the call',
    capability: 'call.join',
    schema: message('offer', { callId: uuidField, from: peerIdField, to: peerIdField, description: descriptionField }),
  },
  answer: {
    summary: 'The answer to an offer',
    capability: 'call.join',
    schema: message('answer', { callId: uuidField, from: peerIdField, to: peerIdField, description: descriptionField }),
  },
  iceCandidate: {
    summary: 'A way to reach the sending page',
    capability: 'call.join',
    schema: message('iceCandidate', {
      callId: uuidField,
      from: peerIdField,
      to: peerIdField,
      candidate: candidateField,
    }),
  },
} as const satisfies Record<string, MessageEntry>;

export type MessageName = keyof typeof clientMessages;
export type MessageOf<Name extends MessageName> = z.output<(typeof clientMessages)[Name]['schema']>;
/** What carries a ref is answered, as an event is. */
export type AnsweredMessageName = {
  [Name in MessageName]: MessageOf<Name> extends { ref: number } ? Name : never;
}[MessageName];
export type ClientMessage = { [Name in MessageName]: MessageOf<Name> }[MessageName] | ClientEvent;

/** Longer ones are cut off before they are read. */
export const clientMessageMaxBytes = 64 * 1024;

const headOf = z.looseObject({ type: z.string(), event: z.optional(z.string()) });
const asked = z.looseObject({ ref: refField });

const isEvent = (name: string): name is EventName => Object.hasOwn(clientEvents, name);
const isMessage = (name: string): name is MessageName => Object.hasOwn(clientMessages, name);

function entryFor({ type, event }: z.output<typeof headOf>) {
  if (type === 'stateTransitionEvent') return event !== undefined && isEvent(event) ? clientEvents[event] : undefined;
  return isMessage(type) ? clientMessages[type] : undefined;
}

interface ReadMessage {
  message: ClientMessage;
  capability: Capability;
}

/** Under which ref a page waits for an answer, whatever else is wrong with what it sent; undefined: under none. */
export function readRef(raw: unknown): number | undefined {
  const read = asked.safeParse(raw);
  return read.success ? read.data.ref : undefined;
}

/** The one place where what a page sent becomes a message; undefined for anything that is none. */
export function readClientMessage(raw: unknown): ReadMessage | undefined {
  const head = headOf.safeParse(raw);
  const entry = head.success ? entryFor(head.data) : undefined;
  const read = entry?.schema.safeParse(raw);
  return entry && read?.success ? { message: read.data, capability: entry.capability } : undefined;
}
