import * as z from 'zod/mini';
import type { Capability } from '../access/access';
import { peerIdField } from '../calls/videoCall';
import { touchButtonLimits } from '../domain/template/template';
import { hasAtMost } from '../domain/text/graphemes';
import { refField, rowIdField, sdpField, talkField, uuidField } from './messageFields';

interface EventEntry {
  summary: string;
  capability: Capability;
  schema: z.ZodMiniType;
}

const event = <Name extends string, Shape extends z.core.$ZodShape>(name: Name, shape: Shape) =>
  z.strictObject({ type: z.literal('stateTransitionEvent'), event: z.literal(name), ref: refField, ...shape });

/** What a `stateTransitionEvent` can say; each is answered by a `stateTransitionMsg` with its ref. */
export const clientEvents = {
  receptionRequest: {
    summary: 'A visitor touched a button, or the staff call (then the text is empty)',
    capability: 'reception.request',
    schema: event('receptionRequest', {
      requestId: uuidField,
      signageId: rowIdField,
      signagePeerId: peerIdField,
      touchButton: z.string().check(z.refine((text) => hasAtMost(text, touchButtonLimits.text))),
    }),
  },
  Standby: {
    summary: 'The visitor calls the request off: the signage is back on standby',
    capability: 'reception.request',
    schema: event('Standby', { requestId: uuidField }),
  },
  Leaving: {
    summary: 'The visitor leaves the conversation',
    capability: 'call.join',
    schema: event('Leaving', { callId: uuidField }),
  },
  operatorStateTransition: {
    summary:
      'PossibleStandby: microphone, avatar and idle video are ready. Standby, Leaving: the toggle; in a call, what comes after it. Standby in the pause after a call ends it. companyId: at which desk, from who belongs to no company; ignored from others',
    capability: 'status.change',
    schema: event('operatorStateTransition', {
      state: z.enum(['PossibleStandby', 'Standby', 'Leaving']),
      companyId: z.optional(rowIdField),
    }),
  },
  acceptRequest: {
    summary:
      'An operator answers; exactly one gets the call, the others SVER-100. An offer that is there already is heard right behind the call',
    capability: 'reception.answer',
    schema: event('acceptRequest', { requestId: uuidField, peerId: peerIdField, offer: z.optional(sdpField) }),
  },
  rejectRequest: {
    summary: 'An operator declines; her desk stops ringing',
    capability: 'reception.answer',
    schema: event('rejectRequest', { requestId: uuidField }),
  },
  callFromUser: {
    summary: 'An operator goes in to a signage on Standby or Suspended, or turns her monitoring into a call',
    capability: 'reception.answer',
    schema: event('callFromUser', { signageId: rowIdField, peerId: peerIdField }),
  },
  monitoringRequest: {
    summary: 'An operator looks at a signage on Standby or Suspended, one way',
    capability: 'reception.answer',
    schema: event('monitoringRequest', { signageId: rowIdField, peerId: peerIdField }),
  },
  suspend: {
    summary: 'A signage takes no visitors',
    capability: 'signage.suspend',
    schema: event('suspend', { signageId: rowIdField }),
  },
  restart: {
    summary: 'A suspended signage takes visitors again',
    capability: 'signage.suspend',
    schema: event('restart', { signageId: rowIdField }),
  },
  serviceClosed: {
    summary: 'The operator ends the call; the signage reloads',
    capability: 'reception.answer',
    schema: event('serviceClosed', { callId: uuidField }),
  },
  serviceClosedNotReloadSignage: {
    summary: 'The operator ends a call or monitoring that needs no reception; the signage does not reload',
    capability: 'reception.answer',
    schema: event('serviceClosedNotReloadSignage', { callId: uuidField }),
  },
  shareScreen: {
    summary: 'The operator shares her screen: the signage shows it in the wipe layout',
    capability: 'reception.answer',
    schema: event('shareScreen', { callId: uuidField }),
  },
  closeShareScreen: {
    summary: 'The operator stops sharing',
    capability: 'reception.answer',
    schema: event('closeShareScreen', { callId: uuidField }),
  },
  decodeFrames: {
    summary: 'Whether a side of a call decodes pictures, and what arrived for the first time',
    capability: 'call.join',
    schema: event('decodeFrames', {
      callId: uuidField,
      is: z.enum(['decoding', 'stuck', 'firstPicture', 'firstSound']),
    }),
  },
  talkLog: {
    summary: 'What the other party said, as it was understood',
    capability: 'call.join',
    schema: event('talkLog', { callId: uuidField, text: talkField, locale: z.string().check(z.maxLength(20)) }),
  },
  logout: {
    summary: 'This page logs out: nothing of it is waited for',
    capability: 'realtime.open',
    schema: event('logout', {}),
  },
} as const satisfies Record<string, EventEntry>;

export type EventName = keyof typeof clientEvents;
export type EventOf<Name extends EventName> = z.output<(typeof clientEvents)[Name]['schema']>;
export type ClientEvent = { [Name in EventName]: EventOf<Name> }[EventName];
