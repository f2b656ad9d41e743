import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import { megabyte } from '@mukae/contract/domain/media/fileSize';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { answerFailure } from '../calls/answerFailure';
import { type BodyLimits, bodyLimits } from './bodyLimits';
import { securityHeaders } from './headers';
import { isSecure } from './isSecure';
import type { Proxies } from './proxies';
import { addRequestLog } from './requestLog';
import { headerLimits, limitSlowBodies } from './slowBodies';
import { refuseUnreadable } from './unreadable';

interface HttpOptions {
  log: FastifyBaseLogger;
  proxies: Proxies;
  publicUrl: string | undefined;
  tls: { key: string; cert: string } | undefined;
  bodies?: BodyLimits;
}

const jsonMaxBytes = megabyte;

/** The server before it knows any call: headers, cookies, body limits, errors and the log. */
export async function makeServer(options: HttpOptions): Promise<FastifyInstance> {
  const { log, proxies, publicUrl, tls, bodies = bodyLimits } = options;
  const guard = (request: FastifyRequest, reply: FastifyReply) =>
    reply.headers(securityHeaders(request.method, isSecure(request, publicUrl))).header('x-request-id', request.id);
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxies.trust,
    bodyLimit: jsonMaxBytes,
    genReqId: () => crypto.randomUUID(),
    forceCloseConnections: 'idle',
    // Neither of them gets as far as the hooks.
    frameworkErrors(failure, request, reply) {
      // What else comes with it is not waited for.
      guard(request, reply).header('connection', 'close');
      answerFailure(failure, request, reply);
    },
    clientErrorHandler: refuseUnreadable(publicUrl),
    routerOptions: { maxParamLength: 200 },
    ...(tls ? { https: { ...tls, ...headerLimits(bodies) } } : { http: headerLimits(bodies) }),
  });
  await app.register(cookie);
  await app.register(multipart);
  addRequestLog(app);

  app.removeContentTypeParser('text/plain');
  // An empty body is an empty object: several calls take nothing.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parseJson(request, body, done);
  });

  // First of all, so that a page with needs of its own, such as the reference, can still say otherwise.
  app.addHook('onRequest', (request, reply, done) => {
    proxies.tellOfUnbelieved(request.raw);
    guard(request, reply);
    done();
  });
  limitSlowBodies(app, bodies);
  app.setErrorHandler(answerFailure);
  return app;
}
