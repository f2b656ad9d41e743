import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { StartFailure } from '../config/startFailure';
import { freePort } from '../db/embedded/freePort';
import { listen } from './listen';

const hello = () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  app.get('/', async () => 'hello');
  return app;
};

describe('listening', () => {
  it('[W-02] on a taken port is told in one line', async () => {
    const port = await freePort();
    const taken = createServer().listen(port, '127.0.0.1');
    const app = hello();
    const refused = listen(app, { port, hosts: ['127.0.0.1'] }, undefined);
    await expect(refused).rejects.toThrow(new StartFailure(`Port ${port} is already taken: set PORT to another one.`));
    await app.close();
    taken.close();
  });

  it('[W-02] on an address of another machine is told in one line', async () => {
    const app = hello();
    const refused = listen(app, { port: 0, hosts: ['203.0.113.7'] }, undefined);
    await expect(refused).rejects.toThrow(new StartFailure('HOST 203.0.113.7 is no address of this machine.'));
    await app.close();
  });

  it('[W-17] on both loopback addresses, where the machine has both', async () => {
    const port = await freePort();
    const app = hello();
    await listen(app, { port, hosts: ['127.0.0.1', '::1'] }, undefined);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('hello');
    const hasIpv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ address }) => address === '::1'));
    if (hasIpv6) expect(await (await fetch(`http://[::1]:${port}/`)).text()).toBe('hello');
    await app.close();
  });

  // Elsewhere a machine has only one loopback address of IPv4.
  it.skipIf(process.platform !== 'linux')('[W-01] happens on every address, and ends on every address', async () => {
    const port = await freePort();
    const app = hello();
    await listen(app, { port, hosts: ['127.0.0.1', '127.0.0.2'] }, undefined);
    const read = async (host: string) => (await fetch(`http://${host}:${port}/`)).text();
    expect(await Promise.all(['127.0.0.1', '127.0.0.2'].map(read))).toEqual(['hello', 'hello']);
    await app.close();
    await expect(read('127.0.0.1')).rejects.toThrow();
    await expect(read('127.0.0.2')).rejects.toThrow();
  });

  it('[W-17] ends at once with connections that were opened ahead, and lets a request that runs be answered', async () => {
    const port = await freePort();
    const app = hello();
    const slowly = new EventEmitter();
    app.get('/slow', async () => {
      slowly.emit('asked');
      await once(slowly, 'answer');
      return 'hello, at last';
    });
    await listen(app, { port, hosts: ['127.0.0.1'] }, undefined);
    const ahead = connect(port, '127.0.0.1');
    const slow = fetch(`http://127.0.0.1:${port}/slow`);
    await Promise.all([once(ahead, 'connect'), once(slowly, 'asked')]);

    const closed = app.close();
    await once(ahead, 'close');
    slowly.emit('answer');
    expect(await (await slow).text()).toBe('hello, at last');
    await closed;
  });
});
