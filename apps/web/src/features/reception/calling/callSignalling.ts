import type { ServerMessageOf } from '@mukae/contract/realtime/serverMessages';
import type { Realtime } from '@/api/realtime/realtime';
import type { Signal, Signalling } from '@/rtc';

interface Way {
  callId: string;
  /** The peer id of this page. */
  from: string;
  /** The one page that is meant; signals of its predecessor are not heard. */
  to: string;
}

type Candidate = ServerMessageOf<'iceCandidate'>['candidate'];

const onWire = (candidate: RTCIceCandidateInit | null): Candidate =>
  candidate && {
    candidate: candidate.candidate ?? '',
    sdpMid: candidate.sdpMid ?? null,
    sdpMLineIndex: candidate.sdpMLineIndex ?? null,
    usernameFragment: candidate.usernameFragment ?? null,
  };

/** The way from this page to one other page of a call, through the server. */
export function callSignalling(channel: Pick<Realtime, 'on' | 'send'>, way: Way): Signalling {
  const isMeant = (signal: Way) => signal.callId === way.callId && signal.from === way.to && signal.to === way.from;

  return {
    send: (signal: Signal) => {
      if (signal.kind === 'candidate') channel.send('iceCandidate', { ...way, candidate: onWire(signal.candidate) });
      else channel.send(signal.description.type, { ...way, description: signal.description });
    },
    subscribe: (hear) => {
      const describe = (type: 'offer' | 'answer') =>
        channel.on(type, (message) => {
          const { sdp } = message.description;
          if (isMeant(message)) hear({ kind: 'description', description: { type, sdp } });
        });
      const stops = [
        describe('offer'),
        describe('answer'),
        channel.on('iceCandidate', (message) => {
          if (isMeant(message)) hear({ kind: 'candidate', candidate: message.candidate });
        }),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
