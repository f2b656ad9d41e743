import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv6 } from 'node:net';

interface UdpAddress {
  host: string;
  port: number;
}

interface Ear {
  heard(bytes: Uint8Array, from: string): void;
  /** More came than anybody sends in good faith, and the port was closed. */
  flooded(): void;
}

/** What arrives at a closed port costs nothing: a flood is not even counted any further. */
const flood = { packets: 5000, perMs: 1000 };
/** A few moments of a sender: what waits longer is stale. */
const waitingBytes = 64 * 1024;

/** One port at which packets are heard, until it is closed. */
export class UdpPort {
  readonly #socket: Socket;
  readonly #ear: Ear;
  #isOpen = true;
  #packets = 0;
  #countedSince = 0;

  private constructor(socket: Socket, ear: Ear) {
    this.#socket = socket;
    this.#ear = ear;
    socket.on('message', (bytes, { address, port }) => this.#hear(bytes, `${address} ${port}`));
    socket.on('error', () => this.close());
  }

  /** Fails when the port is taken, or the host is no address of this machine. */
  static async open({ host, port }: UdpAddress, ear: Ear): Promise<UdpPort> {
    const socket = createSocket({ type: isIPv6(host) ? 'udp6' : 'udp4', recvBufferSize: waitingBytes });
    socket.bind({ address: host, port, exclusive: true });
    try {
      await once(socket, 'listening');
    } catch (failure) {
      socket.close();
      throw failure;
    }
    return new UdpPort(socket, ear);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#socket.close();
  }

  #hear(bytes: Uint8Array, from: string): void {
    if (!this.#isOpen) return;
    if (this.#isFlooded()) {
      this.close();
      this.#ear.flooded();
    } else this.#ear.heard(bytes, from);
  }

  #isFlooded(): boolean {
    const now = performance.now();
    if (now - this.#countedSince > flood.perMs) {
      this.#packets = 0;
      this.#countedSince = now;
    }
    this.#packets += 1;
    return this.#packets > flood.packets;
  }
}
