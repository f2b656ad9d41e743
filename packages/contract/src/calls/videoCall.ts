import * as z from 'zod/mini';
import { isPeerId } from '../domain/call/peerId';
import { defineCalls } from './call';
import { faultless } from './checks';

export const peerIdField = z.string().check(faultless((text) => (isPeerId(text) ? null : 'wrongType')));

/** As browsers take it: a STUN server is open, a TURN server asks who comes. */
const iceServer = z.union([
  z.object({ urls: z.array(z.string()), username: z.string(), credential: z.string() }),
  z.object({ urls: z.array(z.string()) }),
]);
export type IceServer = z.output<typeof iceServer>;

export const videoCalls = defineCalls({
  authVideoCall: {
    kind: 'json',
    method: 'POST',
    path: '/api/authVideoCall',
    summary: 'What a page needs to reach the other page of a call: servers and a credential that expires',
    input: z.strictObject({ peerId: peerIdField }),
    output: z.object({
      result: z.literal('OK'),
      peerId: z.string(),
      iceServers: z.array(iceServer),
      expiresAt: z.iso.datetime({ offset: true }),
    }),
    errors: ['notConnected'],
    capability: 'call.credential',
  },
});
