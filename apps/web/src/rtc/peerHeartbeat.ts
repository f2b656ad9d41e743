const beatEveryMs = 1000;
const silenceMs = 4000;

/** Hears sooner than ICE that the other page is gone, and at once after a sleep. */
export class PeerHeartbeat {
  readonly #timer: ReturnType<typeof setInterval>;
  readonly #channel: RTCDataChannel;
  #heardAt: number | undefined;
  #isSilent = false;

  constructor(connection: RTCPeerConnection, onSilence: (isSilent: boolean) => void) {
    // Both sides open it by themselves, so that it is there as soon as they are connected.
    const channel = connection.createDataChannel('heartbeat', { negotiated: true, id: 0 });
    this.#channel = channel;
    const tell = (isSilent: boolean) => {
      if (isSilent === this.#isSilent) return;
      this.#isSilent = isSilent;
      onSilence(isSilent);
    };
    channel.onmessage = () => {
      this.#heardAt = performance.now();
      tell(false);
    };
    this.#timer = setInterval(() => {
      if (channel.readyState === 'open') channel.send('heartbeat');
      tell(this.#heardAt !== undefined && performance.now() - this.#heardAt > silenceMs);
    }, beatEveryMs);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#channel.onmessage = null;
  }
}
