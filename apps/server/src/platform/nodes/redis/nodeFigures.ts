import { Counter, Gauge, type Registry } from 'prom-client';

export interface NodeFigures {
  countRequest(result: 'ok' | 'failed'): void;
}

interface Seen {
  isRedisThere(): boolean;
  /** How many numbers of the line were given and not read here yet. */
  behind(): number;
}

export function makeNodeFigures(registry: Registry, { isRedisThere, behind }: Seen): NodeFigures {
  new Gauge({
    name: 'mukae_redis_up',
    help: 'Whether Redis answers (1) or desks are not served here (0)',
    registers: [registry],
    collect() {
      this.set(isRedisThere() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'mukae_line_behind',
    help: 'What stands on the line of all nodes and was not read here yet',
    registers: [registry],
    collect() {
      this.set(behind());
    },
  });
  const requests = new Counter({
    name: 'mukae_node_requests_total',
    help: 'What this node asked of others, answered (ok) or not',
    labelNames: ['result'],
    registers: [registry],
  });
  for (const result of ['ok', 'failed']) requests.inc({ result }, 0);
  return { countRequest: (result) => requests.inc({ result }) };
}
