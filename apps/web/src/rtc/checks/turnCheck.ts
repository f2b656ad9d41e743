import { type Check, type CheckResult, failed, fine, warning } from './check';

const patienceMs = 5000;

const isRelay = ({ urls }: RTCIceServer): boolean => [urls].flat().some((url) => /^turns?:/.test(url));

/** How long it took until a TURN server gave an address; undefined when none did. */
async function relayed(iceServers: RTCIceServer[]): Promise<number | undefined> {
  const connection = new RTCPeerConnection({ iceServers, iceTransportPolicy: 'relay' });
  const start = performance.now();
  try {
    const found = new Promise<number | undefined>((resolve) => {
      setTimeout(() => resolve(undefined), patienceMs);
      connection.onicecandidate = ({ candidate }) =>
        resolve(candidate?.type === 'relay' ? performance.now() - start : undefined);
    });
    connection.createDataChannel('relay');
    await connection.setLocalDescription();
    return await found;
  } finally {
    connection.close();
  }
}

/** Is there a way between pages that cannot reach each other directly? */
export class TurnCheck implements Check {
  readonly name = 'turn';
  readonly #iceServers: RTCIceServer[];

  constructor(iceServers: RTCIceServer[]) {
    this.#iceServers = iceServers;
  }

  async run(): Promise<CheckResult> {
    const servers = this.#iceServers.filter(isRelay);
    if (servers.length === 0) return warning('turnNotConfigured');
    const ms = await relayed(servers).catch(() => undefined);
    return ms === undefined ? failed('turnUnreachable') : fine({ kind: 'relay', ms });
  }
}
