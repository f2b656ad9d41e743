import type { Signalling } from '../../apps/web/src/rtc';

/** The least that two pages need to see and hear each other: an offer, an answer, candidates. */
export function bareCall(
  signalling: Signalling,
  isCaller: boolean,
  tracks: readonly MediaStreamTrack[],
  onTrack: (track: MediaStreamTrack) => void = () => {},
): () => void {
  const connection = new RTCPeerConnection();
  connection.ontrack = ({ track }) => onTrack(track);
  const stream = new MediaStream([...tracks]);
  for (const track of tracks) connection.addTrack(track, stream);
  if (isCaller && !tracks.some(({ kind }) => kind === 'video')) {
    connection.addTransceiver('video', { direction: 'recvonly' });
  }
  connection.onicecandidate = ({ candidate }) =>
    signalling.send({ kind: 'candidate', candidate: candidate?.toJSON() ?? null });

  const describe = async () => {
    await connection.setLocalDescription();
    const { type, sdp } = connection.localDescription ?? {};
    if (sdp && (type === 'offer' || type === 'answer')) {
      signalling.send({ kind: 'description', description: { type, sdp } });
    }
  };
  const stop = signalling.subscribe(async (signal) => {
    if (signal.kind === 'candidate') await connection.addIceCandidate(signal.candidate ?? undefined);
    else await connection.setRemoteDescription(signal.description);
    if (signal.kind === 'description' && signal.description.type === 'offer') await describe();
  });
  if (isCaller) void describe();
  return () => {
    stop();
    connection.close();
  };
}
