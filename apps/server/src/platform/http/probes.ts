import type { FastifyInstance } from 'fastify';

/** Asked every second, day and night: a line for each would push everything else out of the log. */
const quietly = { logLevel: 'warn' } as const;

interface Probed {
  /** What it needs, and how each of these is: `ok`, or what is wrong with it. */
  parts(): Promise<Readonly<Record<string, string>>>;
  /** `ok`, or why people are better off at another node. */
  standing(): 'ok' | 'stopping' | 'outdone';
}

/**
 * `/healthz`: the process lives. `/readyz`: it can do all that it is there for, so whatever it needs answers and no shutdown has
 * begun. `/servez`: people may be sent here, also while something is away that no other node has either.
 */
export function addProbes(app: FastifyInstance, { parts, standing }: Probed): void {
  app.get('/healthz', quietly, async () => ({ status: 'ok' }));
  app.get('/readyz', quietly, async (_request, reply) => {
    const found = await parts();
    const isComplete = Object.values(found).every((state) => state === 'ok');
    const status = standing() === 'stopping' ? 'stopping' : isComplete ? 'ok' : 'unavailable';
    return reply.status(status === 'ok' ? 200 : 503).send({ status, parts: found });
  });
  app.get('/servez', quietly, async (_request, reply) => {
    const status = standing();
    return reply.status(status === 'ok' ? 200 : 503).send({ status });
  });
}
