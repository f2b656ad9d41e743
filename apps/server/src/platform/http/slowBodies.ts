import type { IncomingMessage, ServerOptions } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal';
import { type BodyKind, type BodyLimits, paceOf } from './bodyLimits';
import { networkOf } from './networkOf';

/** A body of which something is still to come. */
interface Body {
  raw: IncomingMessage;
  reply: FastifyReply;
  kind: BodyKind;
  /** When it began to be of this kind. */
  began: number;
  since: number;
  bytesBefore: number;
  isCutOff: boolean;
}

const lookEveryMs = (limits: BodyLimits): number =>
  Math.min(limits.wholeWithinMs, limits.formWindowMs, limits.answeredWindowMs) / 4;

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

function beginWindow(body: Body): void {
  body.since = performance.now();
  body.bytesBefore = body.raw.socket.bytesRead;
}

function beginAs(kind: BodyKind, body: Body): void {
  body.kind = kind;
  body.began = performance.now();
  beginWindow(body);
}

/** Whoever still sends may look for the answer only when all is sent: the rest is taken from her and thrown away. */
function throwAway(body: Body): void {
  beginAs('answered', body);
  body.raw.unpipe();
  body.raw.resume();
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
  const bodies = new Map<FastifyRequest, Body>();
  const ofAddresses = new Map<string, Set<Body>>();

  const unfinishedOf = (address: string): number =>
    [...(ofAddresses.get(address) ?? [])].filter(({ raw }) => !raw.complete).length;

  function watch(request: FastifyRequest, reply: FastifyReply, address: string): Body {
    const { raw } = request;
    const { socket } = raw;
    const isForm = /^multipart\//i.test(raw.headers['content-type'] ?? '');
    const body: Body = { raw, reply, kind: 'other', began: 0, since: 0, bytesBefore: 0, isCutOff: false };
    beginAs(isForm ? 'form' : 'other', body);
    bodies.set(request, body);
    const forget = () => {
      socket.off('close', forget);
      bodies.delete(request);
      discount(body, address);
    };
    raw.once('end', forget);
    // Once it is answered, a request does not tell that it was broken off.
    socket.once('close', forget);
    reply.raw.once('finish', () => {
      if (bodies.has(request)) throwAway(body);
    });
    return body;
  }

  const count = (body: Body, address: string): void =>
    void ofAddresses.set(address, (ofAddresses.get(address) ?? new Set()).add(body));

  function discount(body: Body, address: string): void {
    const ofAddress = ofAddresses.get(address);
    ofAddress?.delete(body);
    if (ofAddress?.size === 0) ofAddresses.delete(address);
  }

  function refuseOneTooMany(request: FastifyRequest, reply: FastifyReply): Refusal | undefined {
    const address = networkOf(request.ip);
    const isOneTooMany = unfinishedOf(address) >= limits.unfinishedOfAddress;
    const body = watch(request, reply, address);
    if (isOneTooMany) return new Refusal('tooMany', { retryAfterSeconds: Math.ceil(limits.wholeWithinMs / 1000) });
    count(body, address);
    return undefined;
  }

  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    if (!hasBody(raw)) return done();
    // What came in one piece with its headers is whole by then: nearly every request, and it costs nothing.
    process.nextTick(() => (raw.complete ? done() : done(refuseOneTooMany(request, reply))));
  });

  // A connection that is closed while something is on its way is reset, and the answer is lost with it.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (bodies.get(request)?.isCutOff === false) reply.removeHeader('connection');
    done();
  });

  function look(): void {
    const now = performance.now();
    for (const body of bodies.values()) {
      const { raw, kind, began, since, bytesBefore } = body;
      const bytes = raw.socket.bytesRead - bytesBefore;
      const pace = paceOf({ kind, ageMs: now - began, ms: now - since, bytes }, limits);
      if (pace === 'early') continue;
      if (pace === 'slow' && !(kind === 'form' && waitsForUs(raw))) cutOff(body);
      else beginWindow(body);
    }
  }
  // After a standstill of our own, what has arrived meanwhile is read before anybody is judged.
  const looking = setInterval(() => setImmediate(look), lookEveryMs(limits));
  looking.unref();
  app.addHook('onClose', async () => clearInterval(looking));
}
