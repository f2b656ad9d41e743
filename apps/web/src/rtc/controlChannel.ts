import { Emitter } from './emitter';

/** No message of the pages: those are JSON. */
const heartbeat = 'heartbeat';

interface Events {
  message: string;
  heartbeat: undefined;
}

/** Messages that must arrive, in order; what is said before a peer is there waits for it. */
export class ControlChannel extends Emitter<Events> {
  #channel: RTCDataChannel | undefined;
  #waiting: string[] = [];

  /** Both sides open it by themselves, so that it is there as soon as they are connected. */
  openOn(connection: RTCPeerConnection): void {
    const channel = connection.createDataChannel('control', { negotiated: true, id: 0 });
    channel.onopen = () => {
      for (const text of this.#waiting.splice(0)) channel.send(text);
    };
    channel.onmessage = ({ data }) => {
      if (data === heartbeat) this.emit('heartbeat', undefined);
      else if (typeof data === 'string') this.emit('message', data);
    };
    this.#channel = channel;
  }

  send(text: string): void {
    if (this.#channel?.readyState === 'open') this.#channel.send(text);
    else this.#waiting.push(text);
  }

  beat(): void {
    if (this.#channel?.readyState === 'open') this.#channel.send(heartbeat);
  }
}
