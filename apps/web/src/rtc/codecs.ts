/** What every browser has at least one of, by falling preference. A shorter list is agreed on sooner. */
const wanted: readonly ((codec: RTCRtpCodec) => boolean)[] = [
  ({ mimeType }) => mimeType === 'video/VP8',
  ({ mimeType, sdpFmtpLine = '' }) => mimeType === 'video/H264' && /packetization-mode=1.*42e01f/i.test(sdpFmtpLine),
  ({ mimeType }) => mimeType === 'video/rtx',
  ({ mimeType }) => mimeType === 'audio/opus',
];

/** Leaves out what nobody would choose: every codec is looked at again in every offer and answer. */
export function preferFewCodecs(line: RTCRtpTransceiver, kind: 'audio' | 'video'): void {
  const known = RTCRtpReceiver.getCapabilities(kind)?.codecs ?? [];
  line.setCodecPreferences(wanted.flatMap((isWanted) => known.filter(isWanted)));
}
