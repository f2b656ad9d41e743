import { type Call, changesState, fileRulesOf } from '@mukae/contract/calls/call';
import { isOnceKey, onceKeyHeader } from '@mukae/contract/calls/onceKey';
import { byRoute, type Route } from '@mukae/contract/calls/routes';
import { languageFrom } from '@mukae/contract/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from '../access/principal';
import { isSecure } from '../http/isSecure';
import { networkOf } from '../http/networkOf';
import { comesFromElsewhere } from '../http/origin';
import type { Once } from '../once/once';
import { Refusal } from '../refusals/refusal';
import { senderOf } from './calledOff';
import { answerFile } from './fileAnswer';
import { type CallContext, type FileAnswer, type Handler, meantBy, openTo } from './handler';
import { StreamAnswer } from './handleStream';
import { readForm, refuseLength, roomiest } from './multipart';
import { type SessionCookies, sessionCookies } from './sessionCookies';
import { answerStream } from './streamAnswer';
import type { Uploads } from './uploads';

/** Tells who is behind a session cookie. A passive call does not prolong the session. */
export type Identify = (cookies: SessionCookies, options: { prolong: boolean }) => Promise<Principal>;

interface Edge {
  identify: Identify;
  once: Once;
  publicUrl: string | undefined;
  uploads: Uploads;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    refused?: Readonly<Record<string, unknown>>;
  }
  interface FastifyRequest {
    /** For the log. */
    principal: Principal | null;
  }
}

function rawInput(request: FastifyRequest, call: Call): unknown {
  if (call.method === 'GET') return { ...Object(request.query), ...Object(request.params) };
  return request.body ?? {};
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** On one's own machine the address in the browser is right; elsewhere a stranger could make it up. */
const ownAddress = ({ host, protocol }: FastifyRequest): string | undefined =>
  loopback.test(host) ? `${protocol}://${host}` : undefined;

function onceKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers[onceKeyHeader];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && isOnceKey(key)) return key;
  throw new Refusal('badInput', { faults: [{ field: onceKeyHeader, fault: 'wrongType' }] });
}

async function contextOf(request: FastifyRequest, reply: FastifyReply, call: Call, edge: Edge): Promise<CallContext> {
  if (changesState(call) && comesFromElsewhere(request, edge.publicUrl)) throw new Refusal('foreignOrigin');
  const cookies = sessionCookies(request, reply, isSecure(request, edge.publicUrl));
  const principal: Principal = call.sessionless
    ? { caller: 'anonymous' }
    : await edge.identify(cookies, { prolong: call.passive !== true });
  request.principal = principal;
  return {
    principal,
    cookies,
    language: languageFrom(request.headers['accept-language']),
    address: networkOf(request.ip),
    publicUrl: edge.publicUrl ?? ownAddress(request),
    sender: senderOf(reply),
    files: {},
    once: edge.once,
    onceKey: onceKeyOf(request),
  };
}

const announcedBytes = ({ headers }: FastifyRequest): number | undefined =>
  headers['content-length'] === undefined ? undefined : Number(headers['content-length']);

interface FormRequest {
  request: FastifyRequest;
  context: CallContext;
  open: readonly Handler[];
}

async function readFormOf({ request, context, open }: FormRequest, { uploads }: Edge) {
  const { principal, address, sender } = context;
  const rules = roomiest(open.map(({ call }) => fileRulesOf(call)));
  const account = principal.caller === 'anonymous' ? undefined : principal.person.userId;
  refuseLength(request, rules);
  const upload = await uploads.begin({ account, address }, announcedBytes(request));
  const sentBy = account === undefined ? address : `user ${account}`;
  return readForm(request, { sender, sentBy }, rules, upload);
}

/** The calls on one path travel alike; which of them is meant, their fields tell. */
async function answerCall(route: Route<Handler>, request: FastifyRequest, reply: FastifyReply, edge: Edge) {
  const [{ call }] = route;
  const context = await contextOf(request, reply, call, edge);
  const open = openTo(context.principal, route);
  if (request.isMultipart() !== (call.kind === 'form')) throw new Refusal('wrongMediaType');
  if (call.kind !== 'form') {
    const raw = rawInput(request, call);
    return meantBy(raw, route).run(raw, context);
  }
  const { fields, files, discard } = await readFormOf({ request, context, open }, edge);
  try {
    return await meantBy(fields, route).run(fields, { ...context, files });
  } finally {
    await discard();
  }
}

const isFileAnswer = (call: Call, answer: unknown): answer is FileAnswer => call.kind === 'file' && answer !== null;

/** Puts every call of the contract on its path. */
export function mountCalls(app: FastifyInstance, handlers: readonly Handler[], edge: Edge): void {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());
  for (const route of byRoute(handlers, ({ call }) => call)) {
    const [{ call }] = route;
    app.route({
      method: call.method,
      url: call.path,
      config: { refused: call.refused ?? {} },
      async handler(request, reply) {
        const answer = await answerCall(route, request, reply, edge);
        if (isFileAnswer(call, answer)) return answerFile(request, reply, answer);
        if (answer instanceof StreamAnswer) return answerStream(request, reply, answer, { closing: closing.signal });
        reply.header('cache-control', 'no-store');
        return answer === undefined ? reply.send('') : reply.send(answer);
      },
    });
  }
}
