import { randomUUID } from 'node:crypto';
import { isTalkLogged } from '@mukae/contract/domain/call/talkLog';
import type { CallEntry, Side } from '@mukae/contract/domain/reception/desk';
import type { DeskEvent } from '@mukae/contract/domain/reception/deskEvents';
import type { EventName, EventOf } from '@mukae/contract/realtime/clientEvents';
import { Refusal } from '#platform/refusals/refusal';
import type { CompanyDesk } from './companyDesk';
import type { Connection } from './connections';
import { placeWithin } from './reach';
import type { RealtimeParts } from './realtimeParts';

type EventHandlers = {
  [Name in EventName]: (event: EventOf<Name>, connection: Connection) => Promise<void>;
};

/** Does what happened to the desk, or refuses by name. */
async function happen(desk: CompanyDesk, event: DeskEvent): Promise<void> {
  const refused = await desk.happen(event);
  if (refused) throw new Refusal(refused);
}

/** Only a signage asks for itself; nobody else has the capability. */
function signageOf({ signage }: Connection) {
  if (!signage) throw new Refusal('notAllowed');
  return signage;
}

export function eventHandlers({
  db,
  clock,
  audit,
  desks,
  stream,
  deskOfSignage,
  callOf,
  leave,
}: RealtimeParts): EventHandlers {
  async function reached(connection: Connection, signageId: number) {
    const desk = await deskOfSignage(connection, signageId);
    return { desk, place: placeWithin(connection.principal, desk, signageId) };
  }

  /** Who belongs to no company may be at several desks, but in one call. */
  const isTalkingElsewhere = (userId: number, here: CompanyDesk): boolean =>
    desks.all().some((desk) => desk !== here && desk.now.operators.get(userId)?.state.at === 'Active');

  /** Who goes in to another company's signage is at that company's desk for the time of the call. */
  async function atDesk({ principal }: Connection, desk: CompanyDesk): Promise<void> {
    const { userId, name, storeId, characterId } = principal.person;
    if (desk.now.operators.has(userId)) return;
    await happen(desk, { type: 'operatorCame', userId, name, storeId, characterId });
  }

  async function goIn(
    type: 'entered' | 'watched',
    { signageId, peerId }: { signageId: number; peerId: string },
    connection: Connection,
  ): Promise<void> {
    const { desk } = await reached(connection, signageId);
    const { userId } = connection.principal.person;
    if (isTalkingElsewhere(userId, desk)) throw new Refusal('operatorBusy');
    await atDesk(connection, desk);
    await happen(desk, { type, signageId, userId, peerId, callId: randomUUID() });
  }

  async function end(callId: string, connection: Connection, because: 'operatorEnded' | 'endedQuietly') {
    const { desk, call, side } = await callOf(connection, callId);
    if (side !== 'operator') throw new Refusal('notAllowed');
    const isQuiet = call.kind === 'monitoring';
    await happen(desk, { type: 'ended', callId, because: isQuiet ? 'endedQuietly' : because });
  }

  async function share(callId: string, connection: Connection, isSharing: boolean) {
    const { desk, side, call } = await callOf(connection, callId);
    if (side !== 'operator' || call.kind === 'monitoring') throw new Refusal('notAllowed');
    await happen(desk, { type: 'shared', callId, isSharing });
  }

  const otherSide = (desk: CompanyDesk, call: CallEntry, side: Side): number | undefined =>
    side === 'signage' ? call.userId : desk.places.signages.get(call.signageId)?.userId;

  async function desksOfPerson({ principal }: Connection): Promise<CompanyDesk> {
    const { companyId } = principal.person;
    if (companyId === null) throw new Refusal('notAllowed');
    return desks.of(companyId);
  }

  async function rest(type: 'suspended' | 'restarted', signageId: number, connection: Connection) {
    const { desk, place } = await reached(connection, signageId);
    await happen(desk, { type, signageId });
    const { companyId } = desk;
    await audit.record(db, connection.principal.person, { companyId, action: `signage.${type}`, subject: place.name });
  }

  return {
    async receptionRequest({ requestId, signageId, signagePeerId: peerId, touchButton }, connection) {
      const signage = signageOf(connection);
      if (signage.id !== signageId) throw new Refusal('notFound');
      await happen(await desks.of(signage.companyId), { type: 'pressed', signageId, requestId, touchButton, peerId });
    },
    async Standby({ requestId }, connection) {
      const { id, companyId } = signageOf(connection);
      await happen(await desks.of(companyId), { type: 'calledOff', signageId: id, requestId });
    },
    async Leaving({ callId }, connection) {
      const { desk, side } = await callOf(connection, callId);
      if (side !== 'signage') throw new Refusal('notAllowed');
      await happen(desk, { type: 'ended', callId, because: 'visitorEnded' });
    },
    async operatorStateTransition({ state }, connection) {
      const desk = await desksOfPerson(connection);
      const { userId } = connection.principal.person;
      const types = { PossibleStandby: 'operatorReady', Standby: 'standby', Leaving: 'leaving' } as const;
      await happen(desk, { type: types[state], userId });
    },
    async acceptRequest({ requestId, peerId }, connection) {
      const desk = await desksOfPerson(connection);
      const { userId } = connection.principal.person;
      await happen(desk, { type: 'accepted', requestId, userId, peerId, callId: randomUUID() });
    },
    async rejectRequest({ requestId }, connection) {
      const desk = await desksOfPerson(connection);
      await happen(desk, { type: 'declined', requestId, userId: connection.principal.person.userId });
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
        await happen(desk, { type: 'arrived', callId, what: is === 'firstPicture' ? 'picture' : 'sound' });
      } else if (side === 'signage') {
        stream.tell({ userId: call.userId }, { type: 'signageDecodeError', callId, isStuck: is === 'stuck' });
      }
    },
    async talkLog({ callId, text, locale }, connection) {
      const { desk, call, side } = await callOf(connection, callId);
      const userId = otherSide(desk, call, side);
      if (userId === undefined || !isTalkLogged(text)) return;
      stream.tell({ userId }, { type: 'talkLog', callId, text, locale, at: clock.now().getTime() });
    },
    async logout(_, connection) {
      await leave(connection);
    },
  };
}
