import { Counter, Gauge, type Registry } from 'prom-client';

export interface DeskFigures {
  countTakeover(): void;
}

/** Which share of the desks this node holds, and how often it took one. */
export function makeDeskFigures(registry: Registry, held: () => number): DeskFigures {
  new Gauge({
    name: 'mukae_desks_held',
    help: 'Desks of companies that this node holds',
    registers: [registry],
    collect() {
      this.set(held());
    },
  });
  const takeovers = new Counter({
    name: 'mukae_desk_takeovers_total',
    help: 'Desks that this node took, from another one or from nobody',
    registers: [registry],
  });
  return { countTakeover: () => takeovers.inc() };
}
