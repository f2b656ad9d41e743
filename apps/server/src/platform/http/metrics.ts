import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';
import type { Proxies } from './proxies';

interface MetricsOptions {
  registry: Registry;
  proxies: Proxies;
  /** Undefined: for this machine alone. */
  token: string | undefined;
}

/** Prometheus figures: for this machine, or for whoever has the token. */
export function addMetrics(app: FastifyInstance, { registry, proxies, token }: MetricsOptions): void {
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'mukae_http_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', async (request, reply) => {
    const allowed =
      token === undefined ? proxies.isFromHere(request.raw) : request.headers.authorization === `Bearer ${token}`;
    if (!allowed) return reply.status(403).type('text/plain').send('forbidden\n');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
