import { randomUUID } from 'node:crypto';
import { can } from '@mukae/contract/access/access';
import { isTalkLogged } from '@mukae/contract/domain/call/talkLog';
import type { CallEntry, CallSide } from '@mukae/contract/domain/reception/desk';
import type { EventName, EventOf } from '@mukae/contract/realtime/clientEvents';
import { actorOf } from '#features/audit';
import { Refusal } from '#platform/refusals/refusal';
import type { CompanyDesk } from './companyDesk';
import type { PageConnection } from './connections';
import { placeWithin } from './reach';
import type { RealtimeParts } from './realtimeParts';

type EventHandlers = {
  [Name in EventName]: (event: EventOf<Name>, connection: PageConnection) => Promise<void>;
};

/** Only a signage asks for itself; nobody else has the capability. */
function signageOf({ signage }: PageConnection) {
  if (!signage) throw new Refusal('notAllowed');
  return signage;
}

export function eventHandlers({
  clock,
  desks,
  stream,
  deskOfSignage,
  standing,
  callOf,
  meetingAt,
  leave,
}: RealtimeParts): EventHandlers {
  async function reached(connection: PageConnection, signageId: number) {
    const desk = await deskOfSignage(connection, signageId);
    return { desk, place: placeWithin(connection.principal, desk, signageId) };
  }

  async function goIn(
    type: 'entered' | 'watched',
    { signageId, peerId }: { signageId: number; peerId: string },
    connection: PageConnection,
  ): Promise<void> {
    const { desk } = await reached(connection, signageId);
    const { caller, person } = connection.principal;
    const { userId } = person;
    const going = { signageId, userId, peerId, callId: randomUUID() };
    if (!can(caller, 'meeting.hold')) return standing.happenAt(desk, person, { type, ...going });
    const reserved = await meetingAt(userId, signageId);
    if (!reserved) throw new Refusal('meetingClosed');
    const { characterId, ...meeting } = reserved;
    await desk.happen(
      type === 'entered' ? { type: 'hostEntered', characterId, meeting, ...going } : { type, ...going },
    );
  }

  async function end(callId: string, connection: PageConnection, because: 'operatorEnded' | 'endedQuietly') {
    const { desk, call, side } = await callOf(connection, callId);
    if (side !== 'operator') throw new Refusal('notAllowed');
    const isQuiet = call.kind === 'monitoring';
    await desk.happen({ type: 'ended', callId, because: isQuiet ? 'endedQuietly' : because });
  }

  async function share(callId: string, connection: PageConnection, isSharing: boolean) {
    const { desk, side, call } = await callOf(connection, callId);
    if (side !== 'operator' || call.kind === 'monitoring') throw new Refusal('notAllowed');
    await desk.happen({ type: 'shared', callId, isSharing });
  }

  const otherSide = (desk: CompanyDesk, call: CallEntry, side: CallSide): number | undefined =>
    side === 'signage' ? call.userId : desk.places.signages.get(call.signageId)?.userId;

  /** The visitor's page hears it behind the call; it need not wait until the operator's page has learned of that. */
  async function offerToVisitor(desk: CompanyDesk, callId: string, sdp: string): Promise<void> {
    const call = desk.now.calls.get(callId);
    if (!call) return;
    const { operator: from, signage: to } = call.peers;
    const userId = otherSide(desk, call, 'operator');
    if (from === null || to === null || userId === undefined) return;
    await stream.tell({ userId }, { type: 'offer', callId, from, to, description: { type: 'offer', sdp } });
  }

  async function deskThatRings({ principal }: PageConnection): Promise<CompanyDesk> {
    const desk = await standing.deskOf(principal.person);
    if (!desk) throw new Refusal('requestOver');
    return desk;
  }

  async function rest(type: 'suspended' | 'restarted', signageId: number, connection: PageConnection) {
    const { desk, place } = await reached(connection, signageId);
    const { companyId } = desk;
    const entry = { companyId, action: `signage.${type}`, subject: place.name } as const;
    await desk.happen({ type, signageId }, { is: 'rested', by: actorOf(connection.principal), entry });
  }

  return {
    async receptionRequest({ requestId, signageId, signagePeerId: peerId, touchButton }, connection) {
      const signage = signageOf(connection);
      if (signage.id !== signageId) throw new Refusal('notFound');
      const desk = await desks.of(signage.companyId);
      const pressed = { type: 'pressed', signageId, requestId, touchButton, peerId } as const;
      await desk.happen(pressed, { is: 'asked', signageId, requestId });
    },
    async Standby({ requestId }, connection) {
      const { id, companyId } = signageOf(connection);
      const desk = await desks.of(companyId);
      await desk.happen({ type: 'calledOff', signageId: id, requestId });
    },
    async Leaving({ callId }, connection) {
      const { desk, side } = await callOf(connection, callId);
      if (side !== 'signage') throw new Refusal('notAllowed');
      await desk.happen({ type: 'ended', callId, because: 'visitorEnded' });
    },
    async operatorStateTransition({ state, companyId }, { principal }) {
      if (state === 'Leaving') await standing.leave(principal.person);
      else if (state === 'Standby') await standing.standBy(principal, companyId);
      else await standing.getReady(principal, companyId);
    },
    async acceptRequest({ requestId, peerId, offer }, connection) {
      const desk = await deskThatRings(connection);
      const { userId } = connection.principal.person;
      const callId = randomUUID();
      await desk.happen({ type: 'accepted', requestId, userId, peerId, callId });
      if (offer !== undefined) await offerToVisitor(desk, callId, offer);
    },
    async rejectRequest({ requestId }, connection) {
      const desk = await deskThatRings(connection);
      await desk.happen({ type: 'declined', requestId, userId: connection.principal.person.userId });
    },
    callFromUser: (event, connection) => goIn('entered', event, connection),
    monitoringRequest: (event, connection) => goIn('watched', event, connection),
    suspend: ({ signageId }, connection) => rest('suspended', signageId, connection),
    restart: ({ signageId }, connection) => rest('restarted', signageId, connection),
    serviceClosed: ({ callId }, connection) => end(callId, connection, 'operatorEnded'),
    serviceClosedNotReloadSignage: ({ callId }, connection) => end(callId, connection, 'endedQuietly'),
    shareScreen: ({ callId }, connection) => share(callId, connection, true),
    closeShareScreen: ({ callId }, connection) => share(callId, connection, false),
    async decodeFrames({ callId, is }, connection) {
      const { desk, call, side } = await callOf(connection, callId);
      if (is === 'firstPicture' || is === 'firstSound') {
        await desk.happen({ type: 'arrived', callId, what: is === 'firstPicture' ? 'picture' : 'sound' });
      } else if (side === 'signage') {
        await stream.tell({ userId: call.userId }, { type: 'signageDecodeError', callId, isStuck: is === 'stuck' });
      }
    },
    async talkLog({ callId, text, locale }, connection) {
      const { desk, call, side } = await callOf(connection, callId);
      const userId = otherSide(desk, call, side);
      if (userId === undefined || !isTalkLogged(text)) return;
      await stream.tell({ userId }, { type: 'talkLog', callId, text, locale, at: clock.now().getTime() });
    },
    async logout(_, connection) {
      await leave(connection);
    },
  };
}
