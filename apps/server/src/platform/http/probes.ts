import type { FastifyInstance } from 'fastify';

export interface NodeReadiness {
  isStopping: boolean;
  /** What it needs, and whether each of these answers. */
  parts: Readonly<Record<string, boolean>>;
}

/** `/healthz`: the process lives. `/readyz`: it can serve, so whatever it needs answers and no shutdown has begun. */
export function addProbes(app: FastifyInstance, readiness: () => Promise<NodeReadiness>): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const { isStopping, parts } = await readiness();
    const isReady = !isStopping && Object.values(parts).every((isThere) => isThere);
    const told = Object.entries(parts).map(([part, isThere]) => [part, isThere ? 'ok' : 'away']);
    return reply
      .status(isReady ? 200 : 503)
      .send({ status: isReady ? 'ok' : isStopping ? 'stopping' : 'unavailable', parts: Object.fromEntries(told) });
  });
}
