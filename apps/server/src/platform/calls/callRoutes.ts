import type { Call } from '@mukae/contract/calls/call';
import { languageFrom } from '@mukae/contract/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Principal } from '../access/principal';
import { networkOf } from '../http/networkOf';
import { comesFromElsewhere } from '../http/origin';
import { Refusal } from '../refusals/refusal';
import { senderOf } from './calledOff';
import { answerFile } from './fileAnswer';
import type { CallContext, FileAnswer, Handler } from './handler';
import { readForm, refusalOfLength } from './multipart';
import { type SessionCookies, sessionCookies } from './sessionCookies';

/** Tells who is behind a session cookie. A passive call does not prolong the session. */
export type Identify = (cookies: SessionCookies, options: { prolong: boolean }) => Promise<Principal>;

export interface Edge {
  identify: Identify;
  publicUrl: string | undefined;
  uploadDir: string;
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

const changesState = (call: Call): boolean =>
  call.method === 'POST' || (call.kind === 'json' && call.changesState === true);

function rawInput(request: FastifyRequest, call: Call): unknown {
  if (call.method === 'GET') return { ...Object(request.query), ...Object(request.params) };
  return request.body ?? {};
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** On one's own machine the address in the browser is right; elsewhere a stranger could make it up. */
const ownAddress = ({ host, protocol }: FastifyRequest): string | undefined =>
  loopback.test(host) ? `${protocol}://${host}` : undefined;

async function contextOf(request: FastifyRequest, reply: FastifyReply, call: Call, edge: Edge): Promise<CallContext> {
  if (changesState(call) && comesFromElsewhere(request, edge.publicUrl)) throw new Refusal('foreignOrigin');
  const cookies = sessionCookies(request, reply);
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
    files: {},
  };
}

async function answerCall(handler: Handler, request: FastifyRequest, reply: FastifyReply, edge: Edge) {
  const { call } = handler;
  const context = await contextOf(request, reply, call, edge);
  handler.admit(context.principal);
  if (request.isMultipart() !== (call.kind === 'form')) throw new Refusal('wrongMediaType');
  if (call.kind !== 'form') return handler.run(rawInput(request, call), context);
  const tooLong = refusalOfLength(request, call);
  if (tooLong) {
    // The rest of it is not waited for.
    reply.header('connection', 'close');
    throw tooLong;
  }
  const form = await readForm(request, senderOf(reply), call, edge.uploadDir);
  try {
    return await handler.run(form.fields, { ...context, files: form.files });
  } finally {
    await form.discard();
  }
}

const isFileAnswer = (call: Call, answer: unknown): answer is FileAnswer => call.kind === 'file' && answer !== null;

/** Puts every call of the contract on its path. */
export function mountCalls(app: FastifyInstance, handlers: readonly Handler[], edge: Edge): void {
  for (const handler of handlers) {
    const { call } = handler;
    app.route({
      method: call.method,
      url: call.path,
      config: { refused: call.refused ?? {} },
      async handler(request, reply) {
        const answer = await answerCall(handler, request, reply, edge);
        if (isFileAnswer(call, answer)) return answerFile(request, reply, answer);
        reply.header('cache-control', 'no-store');
        return answer === undefined ? reply.send('') : reply.send(answer);
      },
    });
  }
}
