import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The path without what opens something: its query, which may hold a token, and a secret in itself. */
const askedFor = ({ url, routeOptions: { url: route } }: FastifyRequest): string =>
  route?.includes(':secret') ? route : url.replace(/\?.*/s, '');

/** One line per answered request, unless its route is a quiet one. */
export function addRequestLog(app: FastifyInstance): void {
  app.decorateRequest('principal', null);
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: askedFor(request),
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
