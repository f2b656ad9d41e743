import { videoCalls } from '@mukae/contract/calls/videoCall';
import { makePeerId } from '@mukae/contract/domain/call/peerId';
import { call, isError } from '@/api/call';
import { RefusedCall } from '@/api/query';
import { CallCredential, type LocalTracks, PeerCall, type Signalling } from '@/rtc';

/** As much of a `PeerCall` as a connection uses. */
export type Peer = Pick<
  PeerCall,
  | 'state'
  | 'media'
  | 'frames'
  | 'gestures'
  | 'on'
  | 'send'
  | 'mute'
  | 'restart'
  | 'replacePeer'
  | 'decoded'
  | 'statistics'
  | 'close'
>;

export interface PeerOptions {
  isPolite: boolean;
  signalling: Signalling;
  credential: CallCredential;
}

/** What makes calls possible; tests bring one of their own. */
export interface CallEngine {
  newPeerId(): string;
  /** Rejects with a `CallFailure` of the call engine. */
  credentialFor(peerId: string): CallCredential | Promise<CallCredential>;
  /** Throws a `CallFailure` of the call engine. */
  connect(options: PeerOptions, tracks: Partial<LocalTracks>): Peer;
}

export const browserCallEngine: CallEngine = {
  newPeerId: () => makePeerId((count) => crypto.getRandomValues(new Uint8Array(count))),
  credentialFor: (peerId) =>
    CallCredential.obtain(async () => {
      const answer = await call(videoCalls.authVideoCall, { peerId });
      if (isError(answer)) throw new RefusedCall(answer);
      return answer.iceServers;
    }),
  connect: (options, tracks) => new PeerCall(options, tracks),
};
