import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { channelCalls } from '@mukae/contract/calls/channels';
import { selfOf } from './people';
import type { TestClient } from './testClient';
import type { TestService } from './testService';

/** Something that sends packets to one port, as a phone does. */
export class TestPhone {
  readonly port: number;
  readonly #socket: Socket;

  private constructor(socket: Socket, port: number) {
    this.#socket = socket;
    this.port = port;
  }

  static async at(host: string, port: number): Promise<TestPhone> {
    const socket = createSocket('udp4');
    // What a closed port answers.
    socket.on('error', () => undefined);
    socket.connect(port, host);
    await once(socket, 'connect');
    return new TestPhone(socket, port);
  }

  /** The phone of somebody who is on standby. */
  static async of({ phoneHost }: TestService, client: TestClient): Promise<TestPhone> {
    const { channelId: targetId } = await selfOf(client);
    const channel = channelCalls.getChannel.output.parse((await client.post('/api/getChannel', { targetId })).body);
    if (channel.face_capture_port === null) throw new Error('she has no port');
    return TestPhone.at(phoneHost, channel.face_capture_port);
  }

  send(packet: Uint8Array): void {
    this.#socket.send(packet);
  }

  close(): void {
    this.#socket.close();
  }
}
