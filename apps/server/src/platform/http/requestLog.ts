import type { FastifyInstance } from 'fastify';

/** One line per answered request. The path without its query, which may hold a token. */
export function addRequestLog(app: FastifyInstance): void {
  app.decorateRequest('principal', null);
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        user:
          request.principal && request.principal.caller !== 'anonymous' ? request.principal.person.userId : undefined,
      },
      'answered',
    );
    done();
  });
}
