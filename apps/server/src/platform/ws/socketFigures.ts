import { Gauge, type Registry } from 'prom-client';

export const makeSocketFigures = (registry: Registry, open: () => number): Gauge =>
  new Gauge({
    name: 'mukae_sockets',
    help: 'WebSockets that are open',
    registers: [registry],
    collect() {
      this.set(open());
    },
  });
