import * as z from 'zod/mini';
import { peerIdField } from '../calls/videoCall';
import { callEnds } from '../domain/call/call.machine';
import { chosenStatuses, operatorStatuses } from '../domain/operator/status';
import {
  callField,
  candidateField,
  descriptionField,
  devicesShape,
  ownStateField,
  refField,
  ringField,
  signageDevicesField,
  signageField,
  talkField,
  timeField,
  uuidField,
  viewField,
  waitShape,
} from './messageFields';
import { screenCommandField } from './screenCommandField';

interface MessageEntry {
  summary: string;
  to: 'everybody' | 'signage' | 'operator' | 'console' | 'both sides of a call';
  schema: z.ZodMiniType;
}

const message = <Type extends string, Shape extends z.core.$ZodShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), ...shape });

const operatorField = z.object({ userId: z.number(), status: z.enum(operatorStatuses) });

/** What a person is told of herself. */
const ownStatusShape = {
  status: z.enum(operatorStatuses),
  /** What she is when nothing is in the way: in a call, what comes after it. */
  chosen: z.enum(chosenStatuses),
  isReady: z.boolean(),
  /** After a call nobody rings her before that. */
  pausedUntil: z.nullable(timeField),
  /** At whose desk she stands; null: at none. */
  companyId: z.nullable(z.number()),
};
export type OwnStatus = z.output<z.ZodMiniObject<typeof ownStatusShape>>;

/** All that a page needs to know when it missed too much. */
const snapshotField = z.discriminatedUnion('of', [
  z.object({ of: z.literal('signage'), signageId: z.number(), state: ownStateField }),
  z.object({
    of: z.literal('console'),
    ...ownStatusShape,
    signages: z.array(signageField),
    /** Of the signages that told it. */
    devices: z.array(signageDevicesField),
    rings: z.array(ringField),
    /** The call or monitoring of this person. */
    call: z.nullable(callField),
  }),
]);
export type Snapshot = z.output<typeof snapshotField>;

/** What a phone tells; of another subject than the operator's nothing is passed on but that it is there. */
const heardField = z.discriminatedUnion('is', [
  z.object({ is: z.literal('face'), frame: z.base64() }),
  z.object({ is: z.literal(['noFace', 'otherSubject']) }),
]);

const callId = uuidField;

export const serverMessages = {
  wsInit: {
    summary: 'The first message: where the stream stands, and all that is to be known unless the stream goes on',
    to: 'everybody',
    schema: message('wsInit', { epoch: z.string(), snapshot: z.nullable(snapshotField) }),
  },
  pong: { summary: 'The answer to a ping', to: 'everybody', schema: message('pong', { now: z.number() }) },
  stateTransitionMsg: {
    summary: 'The answer to whatever carried this ref: done, or why not',
    to: 'everybody',
    schema: message('stateTransitionMsg', {
      ref: refField,
      answer: z.discriminatedUnion('result', [
        z.object({ result: z.literal('OK') }),
        z.object({ result: z.literal('Error'), code: z.string(), msg: z.string() }),
      ]),
    }),
  },
  Warning: {
    summary: 'Something that this page sent without a ref was not understood, not allowed or not done',
    to: 'everybody',
    schema: message('Warning', { code: z.string(), msg: z.string() }),
  },
  alreadyExist: {
    summary:
      'The account is logged in from another browser, or the place of a screen that gives way is taken; this socket is closed',
    to: 'everybody',
    schema: message('alreadyExist', { code: z.string(), msg: z.string() }),
  },
  logout: {
    summary: 'The person logged out on another page',
    to: 'everybody',
    schema: message('logout', {}),
  },
  requestLogout: {
    summary: 'The account was changed or an administrator asked for it: log in again',
    to: 'everybody',
    schema: message('requestLogout', { objectId: z.number() }),
  },
  Logouted: { summary: 'The session has ended', to: 'everybody', schema: message('Logouted', {}) },

  submitSignageState: {
    summary: 'What this signage is doing',
    to: 'signage',
    schema: message('submitSignageState', { state: ownStateField }),
  },
  submitReceptionUser: {
    summary: 'How many desks ring for the visitor, and which turn she has while none is free',
    to: 'signage',
    schema: message('submitReceptionUser', { requestId: uuidField, ringing: z.number(), ...waitShape }),
  },
  lastUseCharacter: {
    summary: 'The character that is coming; null for the signage’s own',
    to: 'signage',
    schema: message('lastUseCharacter', { callId, characterId: z.nullable(z.number()) }),
  },
  callFromUser: {
    summary: 'An operator comes in without having been called',
    to: 'signage',
    schema: message('callFromUser', { call: callField }),
  },
  monitoringRequest: {
    summary: 'An operator wants to look: one-way picture and sound',
    to: 'signage',
    schema: message('monitoringRequest', { call: callField }),
  },
  shareScreen: {
    summary: 'The operator’s screen is coming',
    to: 'signage',
    schema: message('shareScreen', { callId }),
  },
  closeShareScreen: {
    summary: 'The operator’s screen is gone',
    to: 'signage',
    schema: message('closeShareScreen', { callId }),
  },
  receiveConfig: {
    summary: 'What to show during the call instead of the template; null for the template again',
    to: 'signage',
    schema: message('receiveConfig', { callId, view: z.nullable(viewField) }),
  },
  tmpMessage: {
    summary: 'What the operator wrote on the screen: until the next line, or taken back where there is none',
    to: 'signage',
    schema: message('tmpMessage', { callId, text: z.nullable(talkField) }),
  },
  homeButtonOnline: {
    summary: 'Back to what the template shows',
    to: 'signage',
    schema: message('homeButtonOnline', { callId }),
  },
  streamerStandby: {
    summary: 'The operator’s page sends the avatar as a video, or is about to',
    to: 'signage',
    schema: message('streamerStandby', { callId }),
  },
  Stopped: {
    summary: 'It sends none: the signage draws the avatar',
    to: 'signage',
    schema: message('Stopped', { callId }),
  },
  config: {
    summary: 'Templates or settings of this signage changed: read them again',
    to: 'signage',
    schema: message('config', {}),
  },
  screenCommand: {
    summary:
      'An administrator asks for a picture of the screen, or has its page begin anew; restart: also without what the device keeps. Outside of the stream',
    to: 'signage',
    schema: message('screenCommand', { command: screenCommandField }),
  },

  operatorStateTransition: {
    summary: 'The state of this person',
    to: 'operator',
    schema: message('operatorStateTransition', ownStatusShape),
  },
  callFromSignage: {
    summary: 'A visitor calls: ring. Sent again when the picture has come',
    to: 'operator',
    schema: message('callFromSignage', { ring: ringField }),
  },
  acceptRequest: {
    summary: 'The request needs no response any more (SVER-100 when somebody answered)',
    to: 'operator',
    schema: message('acceptRequest', { requestId: uuidField, because: z.enum(['answered', 'over', 'notFree']) }),
  },
  signageDecodeError: {
    summary: 'The signage sees no picture, or sees it again',
    to: 'operator',
    schema: message('signageDecodeError', { callId, isStuck: z.boolean() }),
  },
  signageConnectionLosted: {
    summary: 'The signage of the call is not connected, or is again',
    to: 'operator',
    schema: message('signageConnectionLosted', { callId, isLost: z.boolean() }),
  },
  monitoringStart: {
    summary: 'The monitoring of this person',
    to: 'operator',
    schema: message('monitoringStart', { call: callField }),
  },

  faceCapture: {
    summary:
      'What her phone sends, up to 60 times a second; outside of the stream, and left out for a page that is behind. A frame is in base64',
    to: 'operator',
    schema: message('faceCapture', { subject: z.string(), heard: heardField }),
  },

  reflectSignageState: {
    summary: 'What a signage is doing',
    to: 'console',
    schema: message('reflectSignageState', { signage: signageField }),
  },
  reflectOperatorState: {
    summary: 'What operators are doing who did something else before, told a few times a second',
    to: 'console',
    schema: message('reflectOperatorState', { operators: z.array(operatorField) }),
  },
  deviceStateTransition: {
    summary: 'Whether a signage may use its camera and microphone',
    to: 'console',
    schema: message('deviceStateTransition', { signageId: z.number(), ...devicesShape }),
  },
  informAnswerUserInfo: {
    summary: 'Who answered a request',
    to: 'console',
    schema: message('informAnswerUserInfo', {
      requestId: uuidField,
      signageId: z.number(),
      userId: z.number(),
      name: z.string(),
    }),
  },
  Monitoring: {
    summary: 'Who looks at a signage',
    to: 'console',
    schema: message('Monitoring', { signageId: z.number(), userId: z.number(), name: z.string() }),
  },

  visitorMessage: {
    summary: 'A visitor left a few words at a signage',
    to: 'console',
    schema: message('visitorMessage', { signageId: z.number(), signageName: z.string() }),
  },
  messagesChanged: {
    summary: 'Messages of visitors came, went or were marked: count and read them again',
    to: 'console',
    schema: message('messagesChanged', {}),
  },

  submitCall: {
    summary: 'A call: its sides, and the pages they talk from',
    to: 'both sides of a call',
    schema: message('submitCall', { call: callField }),
  },
  informCallId: {
    summary: 'The page from which the other side talks',
    to: 'both sides of a call',
    schema: message('informCallId', { callId, peerId: peerIdField }),
  },
  offer: {
    summary: 'A session description of the other page',
    to: 'both sides of a call',
    schema: message('offer', { callId, from: peerIdField, to: peerIdField, description: descriptionField }),
  },
  answer: {
    summary: 'The answer to an offer',
    to: 'both sides of a call',
    schema: message('answer', { callId, from: peerIdField, to: peerIdField, description: descriptionField }),
  },
  iceCandidate: {
    summary: 'A way to reach the other page',
    to: 'both sides of a call',
    schema: message('iceCandidate', { callId, from: peerIdField, to: peerIdField, candidate: candidateField }),
  },
  talkLog: {
    summary: 'What the other party said',
    to: 'both sides of a call',
    schema: message('talkLog', { callId, text: z.string(), locale: z.string(), at: z.number() }),
  },
  serviceClosed: {
    summary: 'The call is over; a signage that is told so reloads',
    to: 'both sides of a call',
    schema: message('serviceClosed', { callId, because: z.enum(callEnds), reloads: z.boolean() }),
  },
  serviceCloseForWRU: {
    summary: 'The web reservation user ended the meeting',
    to: 'signage',
    schema: message('serviceCloseForWRU', { callId }),
  },
} as const satisfies Record<string, MessageEntry>;

export type ServerMessageName = keyof typeof serverMessages;
export type ServerMessageOf<Name extends ServerMessageName> = z.output<(typeof serverMessages)[Name]['schema']>;
export type ServerMessage = { [Name in ServerMessageName]: ServerMessageOf<Name> }[ServerMessageName];

const envelope = z.looseObject({ seq: z.optional(z.int()), type: z.string() });
const isName = (name: string): name is ServerMessageName => Object.hasOwn(serverMessages, name);

export interface Received {
  /** Place in the stream; a few answers stand outside of it. */
  seq: number | undefined;
  message: ServerMessage;
}

/** The one place where a page reads what the server sent; undefined for what an older page does not know. */
export function readServerMessage(raw: unknown): Received | undefined {
  const head = envelope.safeParse(raw);
  if (!head.success || !isName(head.data.type)) return undefined;
  const read = serverMessages[head.data.type].schema.safeParse(raw);
  return read.success ? { seq: head.data.seq, message: read.data } : undefined;
}
