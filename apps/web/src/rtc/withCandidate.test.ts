import { expect, it } from 'vitest';
import { withCandidate } from './withCandidate';

const sdp = ['v=0', 'm=audio 9', 'a=mid:0', 'a=rtcp-mux', 'm=video 9', 'a=mid:1', ''].join('\r\n');

it('names each way in the line that it belongs to', () => {
  const candidates = [
    { candidate: 'candidate:1 1 udp 1 10.0.0.1 5000 typ host', sdpMid: '0', sdpMLineIndex: 0 },
    { candidate: 'candidate:2 1 udp 1 10.0.0.1 5001 typ host', sdpMid: '1', sdpMLineIndex: 1 },
    { candidate: 'candidate:3 1 udp 1 10.0.0.1 5002 typ host', sdpMid: null, sdpMLineIndex: 0 },
  ];
  expect(candidates.reduce(withCandidate, sdp).split('\r\n')).toEqual([
    'v=0',
    'm=audio 9',
    'a=mid:0',
    'a=rtcp-mux',
    'a=candidate:1 1 udp 1 10.0.0.1 5000 typ host',
    'a=candidate:3 1 udp 1 10.0.0.1 5002 typ host',
    'm=video 9',
    'a=mid:1',
    'a=candidate:2 1 udp 1 10.0.0.1 5001 typ host',
    '',
  ]);
});
