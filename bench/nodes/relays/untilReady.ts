import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

async function untilTrue(what: string, check: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await check()) return;
    await pause(100);
  }
  throw new Error(`${what} did not start`);
}

export const untilReady = (url: string): Promise<void> =>
  untilTrue(url, async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok === true);

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const wire = connect(port, '127.0.0.1');
    const settle = (is: boolean) => {
      wire.destroy();
      resolve(is);
    };
    wire.once('connect', () => settle(true));
    wire.once('error', () => settle(false));
  });

export const untilListening = (port: number): Promise<void> => untilTrue(`port ${port}`, () => isListening(port));
