import type { FastifyInstance } from 'fastify';

export interface NodeReadiness {
  isStopping: boolean;
  /** What it needs, and how each of these is: `ok`, or what is wrong with it. */
  parts: Readonly<Record<string, string>>;
}

/** `/healthz`: the process lives. `/readyz`: it can serve, so whatever it needs answers and no shutdown has begun. */
export function addProbes(app: FastifyInstance, readiness: () => Promise<NodeReadiness>): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const { isStopping, parts } = await readiness();
    const isReady = !isStopping && Object.values(parts).every((state) => state === 'ok');
    const status = isReady ? 'ok' : isStopping ? 'stopping' : 'unavailable';
    return reply.status(isReady ? 200 : 503).send({ status, parts });
  });
}
