import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../config/settings';
import { StartFailure } from '../config/startFailure';
import { type BodyLimits, bodyLimits } from './bodyLimits';
import { boundClosing } from './boundClosing';
import type { Certificate } from './certificate';
import { headerLimits } from './slowBodies';

const codeOf = (failure: unknown): unknown =>
  failure instanceof Error && 'code' in failure ? failure.code : undefined;

function startFailure(failure: unknown, host: string, port: number): unknown {
  const code = codeOf(failure);
  if (code === 'EADDRINUSE') return new StartFailure(`Port ${port} is already taken: set PORT to another one.`);
  if (code === 'EACCES')
    return new StartFailure(`Port ${port} may not be used by this account: set PORT to another one.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartFailure(`HOST ${host} is no address of this machine.`);
  }
  return failure;
}

const listening = (server: Server, host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });

/** The same service on one more address. A machine without that address does without. */
async function alsoListen(
  app: FastifyInstance,
  host: string,
  port: number,
  tls: Certificate | undefined,
  bodies: BodyLimits,
): Promise<void> {
  const server = tls
    ? createSecureServer({ ...tls, ...headerLimits(bodies) }, app.routing)
    : createServer(headerLimits(bodies), app.routing);
  for (const event of ['upgrade', 'clientError']) server.on(event, (...told) => app.server.emit(event, ...told));
  try {
    await listening(server, host, port);
  } catch (failure) {
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(codeOf(failure)))) return;
    throw failure;
  }
  const closing = boundClosing(server);
  app.addHook('preClose', async () => {
    closing.begin();
    server.closeIdleConnections();
    await new Promise((resolve) => server.close(resolve));
  });
}

export async function listen(
  app: FastifyInstance,
  { port, hosts }: Pick<Settings, 'port' | 'hosts'>,
  tls: Certificate | undefined,
  bodies = bodyLimits,
): Promise<void> {
  const [first = '127.0.0.1', ...more] = hosts;
  const closing = boundClosing(app.server);
  app.addHook('preClose', async () => closing.begin());
  try {
    for (const host of more) await alsoListen(app, host, port, tls, bodies);
    await app.listen({ port, host: first });
  } catch (failure) {
    throw startFailure(failure, first, port);
  }
}
