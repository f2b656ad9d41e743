import { roles } from '@mukae/contract/domain/account/role';
import { callKinds } from '@mukae/contract/domain/call/call.machine';
import { chosenBy } from '@mukae/contract/domain/operator/operator.machine';
import { chosenStatuses } from '@mukae/contract/domain/operator/status';
import type { CallEntry, Desk, OperatorEntry, RequestEntry, SignageEntry } from '@mukae/contract/domain/reception/desk';
import { isOpenRequest, isRunningCall } from '@mukae/contract/domain/reception/deskChanges';
import type { Link } from '@mukae/contract/domain/reception/link';
import { deskNotAhead } from '@mukae/contract/domain/reception/notAhead';
import { viewField } from '@mukae/contract/realtime/messageFields';
import { z } from 'zod';
import type { entryKinds } from './reception.tables';

export interface KeptEntry {
  kind: (typeof entryKinds)[number];
  id: string;
  entry: unknown;
}

const restField = z.enum(['Standby', 'Suspended']);
const chosenField = z.enum(chosenStatuses);
const ids = z.array(z.number());

const meetingField = z.object({ reservationId: z.number(), until: z.number() }).nullable().default(null);

const signageEntry = z.object({
  meeting: meetingField,
  state: z.union([
    z.object({ at: restField }),
    z.object({ at: z.enum(['Calling', 'Crowded']), requestId: z.string() }),
    z.object({ at: z.enum(['Active', 'Monitoring']), callId: z.string(), afterwards: restField }),
  ]),
});

const operatorEntry = z.object({
  // One that was written before it had a role is of somebody who answers.
  role: z.enum(roles).default('operator'),
  name: z.string(),
  storeId: z.number().nullable(),
  characterId: z.number().nullable(),
  isReady: z.boolean(),
  watches: z.string().nullable(),
  state: z.union([
    z.object({ at: z.literal('Logout'), afterwards: chosenField }),
    z.object({ at: z.literal('Leaving') }),
    z.object({ at: z.literal('Standby'), pausedUntil: z.number().nullable().default(null) }),
    z.object({ at: z.literal('Active'), callId: z.string(), afterwards: chosenField }),
  ]),
});

const requestFacts = {
  id: z.string(),
  touchButton: z.string(),
  pressedAt: z.number(),
  rungAt: z.number().nullable(),
  rung: ids,
};

const requestEntry = z.object({
  ...requestFacts,
  peerId: z.string().nullable().default(null),
  signageId: z.number(),
  hasPicture: z.boolean(),
  state: z.discriminatedUnion('at', [
    // Of one that was written before it had an end, the next event knows it.
    z.object({ at: z.literal('Waiting'), declined: ids, until: z.number().default(Number.MAX_SAFE_INTEGER) }),
    z.object({ at: z.literal('Ringing'), ringing: ids, declined: ids, until: z.number() }),
  ]),
});

const callEntry = z.object({
  id: z.string(),
  kind: z.enum(callKinds),
  signageId: z.number(),
  userId: z.number(),
  characterId: z.number().nullable().default(null),
  request: z.object(requestFacts).nullable(),
  beganAt: z.number(),
  firstSoundAt: z.number().nullable(),
  firstPictureAt: z.number().nullable(),
  peers: z.object({ signage: z.string().nullable(), operator: z.string().nullable() }),
  isSharing: z.boolean(),
  view: z.nullable(z.custom<CallEntry['view']>((view) => viewField.safeParse(view).success)),
  writtenLine: z.string().nullable().default(null),
  meeting: meetingField,
  state: z.discriminatedUnion('at', [
    z.object({ at: z.literal('Connecting') }),
    z.object({ at: z.literal('Talking'), since: z.number() }),
  ]),
});

/** What a restart must find again; who is merely there comes back by herself. */
export const keptSignage = (entry: SignageEntry | undefined): unknown =>
  entry && (entry.state.at !== 'Standby' || entry.meeting)
    ? { state: entry.state, ...(entry.meeting && { meeting: entry.meeting }) }
    : undefined;

export function keptOperator(operator: OperatorEntry | undefined): unknown {
  if (!operator) return undefined;
  const { link: _, ...kept } = operator;
  const isAtIt = kept.state.at === 'Active' || chosenBy(kept.state) === 'Standby' || kept.watches !== null;
  return isAtIt ? kept : undefined;
}

export const keptRequest = (request: RequestEntry | undefined): unknown =>
  request && isOpenRequest(request) ? request : undefined;

export const keptCall = (call: CallEntry | undefined): unknown => (call && isRunningCall(call) ? call : undefined);

/** The desk as it was left: nobody is connected yet, and everybody is waited for. */
export function deskOf(entries: readonly KeptEntry[], now: number): Desk {
  const link: Link = { is: 'lost', since: now };
  const of = (kind: KeptEntry['kind']) => entries.filter((entry) => entry.kind === kind);
  const desk: Desk = {
    signages: new Map(of('signage').map(({ id, entry }) => [Number(id), { ...signageEntry.parse(entry), link }])),
    operators: new Map(of('operator').map(({ id, entry }) => [Number(id), { ...operatorEntry.parse(entry), link }])),
    requests: new Map(of('request').map(({ id, entry }) => [id, requestEntry.parse(entry)])),
    calls: new Map(of('call').map(({ id, entry }) => [id, callEntry.parse(entry)])),
    over: new Map(),
  };
  return deskNotAhead(desk, now);
}
