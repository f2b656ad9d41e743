import { once } from 'node:events';
import { createServer } from 'node:net';

/** Where no system takes ports by itself. */
const first = 20_000;
const count = 10_000;

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}

/** A port that nobody else takes while one service follows another on it. */
export async function ownPort(): Promise<number> {
  const port = first + Math.floor(Math.random() * count);
  return (await isFree(port)) ? port : ownPort();
}
