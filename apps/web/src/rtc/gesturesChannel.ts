import { Emitter } from '@/observing/emitter';

interface Events {
  /** Again for every new peer. */
  open: undefined;
  text: string;
}

/** Few and short messages, each of which arrives, in order. */
export class GesturesChannel extends Emitter<Events> {
  #channel: RTCDataChannel | undefined;

  openOn(connection: RTCPeerConnection): void {
    const channel = connection.createDataChannel('gestures', { negotiated: true, id: 2 });
    channel.onopen = () => this.emit('open', undefined);
    channel.onmessage = ({ data }) => {
      if (typeof data === 'string') this.emit('text', data);
    };
    this.#channel = channel;
  }

  /** Whether it left; it does not while nobody is there. */
  send(text: string): boolean {
    const channel = this.#channel;
    if (channel?.readyState !== 'open') return false;
    channel.send(text);
    return true;
  }
}
