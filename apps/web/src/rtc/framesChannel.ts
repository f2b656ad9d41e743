import { Emitter } from '@/observing/emitter';

/** A quarter of a second of avatar frames: what waits longer is stale. */
const staleBytes = 1024;

interface Events {
  frame: Uint8Array;
}

/** Frames of which only the newest matters: a lost or late one is not sent again. */
export class FramesChannel extends Emitter<Events> {
  #channel: RTCDataChannel | undefined;

  openOn(connection: RTCPeerConnection): void {
    const channel = connection.createDataChannel('frames', {
      negotiated: true,
      id: 1,
      ordered: false,
      maxRetransmits: 0,
    });
    channel.binaryType = 'arraybuffer';
    channel.onmessage = ({ data }) => {
      if (data instanceof ArrayBuffer) this.emit('frame', new Uint8Array(data));
    };
    this.#channel = channel;
  }

  /** Whether it left; it does not while nobody is there or earlier ones still wait. */
  send(frame: Uint8Array<ArrayBuffer>): boolean {
    const channel = this.#channel;
    if (channel?.readyState !== 'open' || channel.bufferedAmount > staleBytes) return false;
    channel.send(frame);
    return true;
  }
}
