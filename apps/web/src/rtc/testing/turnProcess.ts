import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('./turnServer.mjs', import.meta.url));

export async function freeUdpPort(): Promise<number> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address();
  socket.close();
  await once(socket, 'close');
  return port;
}

/** A TURN server that can vanish and come back, as a network does. */
export class TurnProcess {
  readonly #parameters: string[];
  #process: ChildProcess | undefined;

  constructor(port: number, username: string, credential: string) {
    this.#parameters = [String(port), username, credential];
  }

  start(): void {
    this.#process = spawn(process.execPath, [script, ...this.#parameters], { stdio: 'ignore' });
  }

  async vanish(): Promise<void> {
    const gone = this.#process && once(this.#process, 'exit');
    this.#process?.kill('SIGKILL');
    await gone;
  }
}
