import * as z from 'zod/mini';
import { peerIdField } from '../calls/videoCall';
import { callKinds } from '../domain/call/call.machine';
import { senders } from '../domain/call/sender';
import { talkMax } from '../domain/call/talkLog';
import { deviceStatuses, scenes } from '../domain/signage/scene';
import { layouts } from '../domain/template/template';
import { hasAtMost } from '../domain/text/graphemes';

export const rowIdField = z.int().check(z.positive());
/** Of a request or a call: made at random by whoever began it. */
export const uuidField = z.uuid();
/** Which event an answer belongs to: counted by the sender. */
export const refField = z.int().check(z.nonnegative());
export const timeField = z.int();

export const viewField = z.strictObject({
  scene: z.enum(scenes),
  layout: z.enum(layouts),
  showsTelop: z.boolean(),
  showsLogo: z.boolean(),
  showsMedia: z.boolean(),
});

/** A line of talk, counted as people count. */
export const talkField = z.string().check(
  z.minLength(1),
  z.refine((text) => hasAtMost(text, talkMax)),
);
export const sdpField = z.string().check(z.maxLength(60_000));
export const descriptionField = z.strictObject({
  type: z.enum(['offer', 'answer', 'rollback', 'pranswer']),
  sdp: sdpField,
});
/** Null: there are no more. */
export const candidateField = z.nullable(
  z.strictObject({
    candidate: z.string().check(z.maxLength(2000)),
    sdpMid: z.nullable(z.string().check(z.maxLength(100))),
    sdpMLineIndex: z.nullable(z.int()),
    usernameFragment: z.nullable(z.string().check(z.maxLength(300))),
  }),
);

/** A running call as both sides see it. */
export const callField = z.object({
  callId: uuidField,
  kind: z.enum(callKinds),
  signageId: z.number(),
  signageName: z.string(),
  storeName: z.string(),
  companyName: z.string(),
  userId: z.number(),
  sender: z.enum(senders),
  /** As whom she came; null: as the signage's own. */
  characterId: z.nullable(z.number()),
  /** Of the visitor who asked for it; null: nobody did. */
  requestId: z.nullable(uuidField),
  /** What the visitor touched; empty when nobody touched anything. */
  touchButton: z.string(),
  beganAt: timeField,
  peers: z.object({ signage: z.nullable(peerIdField), operator: z.nullable(peerIdField) }),
  isSharing: z.boolean(),
  /** The signage is not connected right now; it is waited for. */
  isSignageLost: z.boolean(),
  /** The operator is not connected right now; she is waited for. */
  isOperatorLost: z.boolean(),
  /** Whether a visitor may call meanwhile: somebody only looks on, and the signage is not suspended. */
  canVisitorCall: z.boolean(),
  view: z.nullable(viewField),
  /** What the operator wrote on the screen and has not taken back. */
  writtenLine: z.nullable(talkField),
  /** What was reserved for it, and until when; null: nothing. */
  meeting: z.nullable(z.object({ reservationId: z.number(), until: timeField })),
});
export type CallOnWire = z.output<typeof callField>;

/** A request that rings at somebody's desk. */
export const ringField = z.object({
  requestId: uuidField,
  signageId: z.number(),
  signageName: z.string(),
  storeName: z.string(),
  touchButton: z.string(),
  pressedAt: timeField,
  until: timeField,
  /** Where the visitor's picture is; empty while there is none. */
  captureImageDir: z.string(),
});
export type Ring = z.output<typeof ringField>;

/** Which turn a visitor has, and in about how many minutes; null while nobody can tell. */
export const waitShape = {
  turn: z.number(),
  minutes: z.nullable(z.number()),
  /** Whether anybody who could answer is at work at all. */
  isAttended: z.boolean(),
};
const waitField = z.object(waitShape);
export type WaitOnWire = z.output<typeof waitField>;

/** What a signage is doing, as it is told itself. */
export const ownStateField = z.discriminatedUnion('at', [
  z.object({ at: z.literal('Standby'), wasMissed: z.boolean() }),
  z.object({ at: z.literal('Suspended') }),
  z.object({ at: z.literal(['Calling', 'Crowded']), requestId: uuidField, ...waitShape }),
  z.object({ at: z.literal(['Active', 'Monitoring']), call: callField }),
]);
export type OwnState = z.output<typeof ownStateField>;

/** Whether a signage may use its camera and microphone; none: there is none. */
const deviceField = z.enum(['granted', 'denied', 'none']);
export const devicesShape = { camera: deviceField, microphone: deviceField };
export const signageDevicesField = z.object({ signageId: z.number(), ...devicesShape });
export type SignageDevices = z.output<typeof signageDevicesField>;

/** What a signage is doing, as the console sees it. */
export const signageField = z.object({
  signageId: z.number(),
  status: z.enum(deviceStatuses),
  /** Who talks to it or watches it. */
  userId: z.nullable(z.number()),
  since: timeField,
  /** When the visitor who waits there, rung for or not, touched it; null while nobody waits. */
  waitingSince: z.nullable(z.iso.datetime()),
});
export type SignageOnWire = z.output<typeof signageField>;
