import { describe, expect, it } from 'vitest';
import { startSharp } from './startBitrate';

const sdp = (...lines: string[]) => [...lines, ''].join('\r\n');

describe('a video that starts sharp', () => {
  it('is asked for in the parameters of every video codec', () => {
    const offered = sdp(
      'm=audio 9 UDP/TLS/RTP/SAVPF 111',
      'a=rtpmap:111 opus/48000/2',
      'a=fmtp:111 minptime=10',
      'm=video 9 UDP/TLS/RTP/SAVPF 96 97 98',
      'a=rtpmap:96 VP8/90000',
      'a=rtpmap:97 rtx/90000',
      'a=fmtp:97 apt=96',
      'a=rtpmap:98 H264/90000',
      'a=fmtp:98 packetization-mode=1',
    );
    expect(startSharp(offered)).toBe(
      sdp(
        'm=audio 9 UDP/TLS/RTP/SAVPF 111',
        'a=rtpmap:111 opus/48000/2',
        'a=fmtp:111 minptime=10',
        'm=video 9 UDP/TLS/RTP/SAVPF 96 97 98',
        'a=rtpmap:96 VP8/90000',
        'a=fmtp:96 x-google-start-bitrate=2000',
        'a=rtpmap:97 rtx/90000',
        'a=fmtp:97 apt=96',
        'a=rtpmap:98 H264/90000',
        'a=fmtp:98 packetization-mode=1;x-google-start-bitrate=2000',
      ),
    );
  });
});
