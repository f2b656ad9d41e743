import type { IncomingMessage, ServerOptions } from 'node:http';
import { type BodyLimits, isTooSlow } from '@mukae/contract/domain/edge/bodies';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal';
import { networkOf } from './networkOf';

/** A body of which something is still to come. */
interface Body {
  raw: IncomingMessage;
  reply: FastifyReply;
  address: string;
  isForm: boolean;
  since: number;
  bytesBefore: number;
  isCutOff: boolean;
}

const lookEveryMs = (limits: BodyLimits): number => Math.min(limits.wholeWithinMs, limits.formWindowMs) / 20;

/** For every server that listens. Bodies have limits of their own, which differ: Node knows one for all. */
export const headerLimits = ({ headersWithinMs }: BodyLimits): ServerOptions => ({
  headersTimeout: headersWithinMs,
  requestTimeout: 0,
  connectionsCheckingInterval: headersWithinMs / 5,
});

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Nobody reads it just now, or not fast enough: its sender has to wait. */
const waitsForUs = ({ readableFlowing, readableLength }: IncomingMessage): boolean =>
  readableFlowing !== true || readableLength > 0;

function beginAnew(body: Body): void {
  body.since = performance.now();
  body.bytesBefore = body.raw.socket.bytesRead;
}

/** Whoever reads it learns that it failed, and answers; where nobody does, the connection ends. */
function cutOff(body: Body): void {
  const { raw, reply, isCutOff } = body;
  body.isCutOff = true;
  if (isCutOff || reply.sent || raw.listenerCount('error') === 0) {
    raw.socket.destroy();
    return;
  }
  reply.header('connection', 'close');
  raw.emit('error', new Refusal('tooSlow'));
}

/** Bodies that come too slowly are cut off, and no address may have many that are half sent. */
export function limitSlowBodies(app: FastifyInstance, limits: BodyLimits): void {
  const unfinished = new Map<string, Set<Body>>();

  /** What came in one piece with its headers is whole before it is read. */
  const unfinishedOf = (address: string): number =>
    [...(unfinished.get(address) ?? [])].filter(({ raw }) => !raw.complete).length;

  function watch(request: FastifyRequest, reply: FastifyReply, address: string): void {
    const { raw } = request;
    const isForm = /^multipart\//i.test(raw.headers['content-type'] ?? '');
    const body: Body = { raw, reply, address, isForm, since: 0, bytesBefore: 0, isCutOff: false };
    beginAnew(body);
    const ofAddress = unfinished.get(address) ?? new Set();
    unfinished.set(address, ofAddress.add(body));
    const { socket } = raw;
    const forget = () => {
      socket.off('close', forget);
      ofAddress.delete(body);
      if (ofAddress.size === 0) unfinished.delete(address);
    };
    raw.once('end', forget);
    // Once it is answered, a request does not tell that it was broken off.
    socket.once('close', forget);
    // What nobody waits for any more has to end soon.
    reply.raw.once('finish', () => {
      body.isForm = false;
      beginAnew(body);
    });
  }

  app.addHook('onRequest', (request, reply, done) => {
    if (!hasBody(request.raw)) return done();
    const address = networkOf(request.ip);
    if (unfinishedOf(address) < limits.unfinishedOfAddress) {
      watch(request, reply, address);
      return done();
    }
    reply.header('connection', 'close');
    done(new Refusal('tooMany', { retryAfterSeconds: Math.ceil(limits.wholeWithinMs / 1000) }));
  });

  function look(): void {
    const now = performance.now();
    for (const body of [...unfinished.values()].flatMap((ofAddress) => [...ofAddress])) {
      const { raw, isForm, since, bytesBefore } = body;
      const progress = { isForm, ms: now - since, bytes: raw.socket.bytesRead - bytesBefore };
      const tooSlow = isTooSlow(progress, limits);
      if (tooSlow === undefined) continue;
      if (tooSlow && !(isForm && waitsForUs(raw))) cutOff(body);
      else beginAnew(body);
    }
  }
  const looking = setInterval(look, lookEveryMs(limits));
  looking.unref();
  app.addHook('onClose', async () => clearInterval(looking));
}
