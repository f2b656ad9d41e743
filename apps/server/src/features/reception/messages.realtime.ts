import type { MessageName, MessageOf } from '@mukae/contract/realtime/clientMessages';
import type { ServerMessage } from '@mukae/contract/realtime/serverMessages';
import { Refusal } from '#platform/refusals/refusal';
import type { PageConnection } from './connections';
import { areSameDevices, DeviceNews } from './deviceNews';
import { makeHearHealth } from './hearHealth';
import type { CallOfPage, RealtimeParts } from './realtimeParts';

type MessageHandlers = {
  [Name in MessageName]: (message: MessageOf<Name>, connection: PageConnection) => Promise<void>;
};

type Signal = MessageOf<'offer'> | MessageOf<'answer'> | MessageOf<'iceCandidate'>;

const userOfSignage = ({ desk, call }: CallOfPage): number | undefined =>
  desk.places.signages.get(call.signageId)?.userId;

export function messageHandlers(parts: RealtimeParts): MessageHandlers {
  const { stream, figures, clock, callOf, logOut, stay, noteDevices } = parts;
  const deviceNews = new DeviceNews(stream);
  const hearHealth = makeHearHealth(parts);

  /** Only between the two pages that the call knows. */
  async function relay(signal: Signal, connection: PageConnection): Promise<void> {
    const found = await callOf(connection, signal.callId);
    const { call, side } = found;
    const isKnown = call.peers[side] === signal.from;
    const userId = side === 'signage' ? call.userId : userOfSignage(found);
    if (isKnown && userId !== undefined) await stream.tell({ userId }, signal);
  }

  /** Who only watches does not write on the screen. */
  async function ofTalker(connection: PageConnection, callId: string): Promise<CallOfPage> {
    const found = await callOf(connection, callId);
    if (found.side !== 'operator' || found.call.kind === 'monitoring') throw new Refusal('notAllowed');
    return found;
  }

  async function toSignage(found: CallOfPage, message: ServerMessage): Promise<void> {
    const userId = userOfSignage(found);
    if (userId !== undefined) await stream.tell({ userId }, message);
  }

  return {
    async ping(_, connection) {
      await stay(connection);
      stream.answer(connection, { type: 'pong', now: clock.now().getTime() });
    },
    async devicePermission({ camera, microphone }, connection) {
      if (!connection.signage) throw new Refusal('notAllowed');
      const { id: signageId, companyId } = connection.signage;
      const devices = { signageId, camera, microphone };
      if (areSameDevices(connection.devices, devices)) return;
      noteDevices(connection, devices);
      deviceNews.note(companyId, devices);
    },
    screenHealth: hearHealth,
    requestLogout: ({ objectId }, { principal }) => logOut(principal, objectId),
    async serviceCloseForWRU({ callId }, connection) {
      const { desk } = await ofTalker(connection, callId);
      await desk.happen({ type: 'ended', callId, because: 'meetingEnded' });
    },
    async informCallId({ callId, peerId }, connection) {
      const { desk, side, call } = await callOf(connection, callId);
      const other = call.peers[side === 'signage' ? 'operator' : 'signage'];
      await desk.happen({ type: 'joined', callId, side, peerId });
      // Who joins learns where the other side is, also when nothing changed.
      if (other !== null) stream.answer(connection, { type: 'informCallId', callId, peerId: other });
    },
    async homeButton({ callId }, connection) {
      const { desk } = await ofTalker(connection, callId);
      await desk.happen({ type: 'viewed', callId, view: null });
    },
    async uiInteraction({ callId, command }, connection) {
      const found = await ofTalker(connection, callId);
      switch (command.kind) {
        case 'view':
          await found.desk.happen({ type: 'viewed', callId, view: command.view });
          break;
        case 'message':
          await found.desk.happen({ type: 'written', callId, line: command.text });
          break;
        case 'streaming':
          figures.countStreaming(command.is);
          await toSignage(found, { type: command.is === 'Stopped' ? 'Stopped' : 'streamerStandby', callId });
          break;
      }
    },
    offer: relay,
    answer: relay,
    iceCandidate: relay,
  };
}
