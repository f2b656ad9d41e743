/** A description that names one more way, as it would had that been found before. */
export function withCandidate(sdp: string, { candidate, sdpMid, sdpMLineIndex }: RTCIceCandidateInit): string {
  const [session = '', ...lines] = sdp.split(/(?=^m=)/m);
  const isItsLine = (line: string, index: number) =>
    typeof sdpMid === 'string' ? line.includes(`\r\na=mid:${sdpMid}\r\n`) : sdpMLineIndex === index;
  return session + lines.map((line, index) => (isItsLine(line, index) ? `${line}a=${candidate}\r\n` : line)).join('');
}
