import { videoCalls } from '@mukae/contract/calls/videoCall';
import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import { type Handler, handle } from '#platform/calls/handler';
import type { IceServers } from './iceServers';

export const callHandlers = (iceServersFor: (userId: number) => IceServers): Handler[] => [
  handle(videoCalls.authVideoCall, ({ principal, input }) => {
    const { servers, expiresAt } = iceServersFor(principal.person.userId);
    return { result: 'OK', peerId: input.peerId, iceServers: servers, expiresAt: toJapanIso(expiresAt) };
  }),
];
