import { Counter, Gauge, type Registry } from 'prom-client';
import type { HeardPacket } from './hearing';

export interface PhoneFigures {
  count(heard: HeardPacket): void;
  countFlood(): void;
}

export function makePhoneFigures(registry: Registry, openPorts: () => number): PhoneFigures {
  const registers = [registry];
  const packets = new Counter({
    name: 'mukae_face_packets_total',
    help: 'Packets of phones, by what became of them',
    labelNames: ['is'],
    registers,
  });
  const floods = new Counter({
    name: 'mukae_face_floods_total',
    help: 'How often the port of a phone was closed for a moment because too much arrived',
    registers,
  });
  new Gauge({
    name: 'mukae_face_ports',
    help: 'Open ports of phones',
    registers,
    collect() {
      this.set(openPorts());
    },
  });
  return { count: ({ is }) => packets.inc({ is }), countFlood: () => floods.inc() };
}
