import type { Streaming } from '@mukae/contract/domain/call/streaming';
import { Counter, type Registry } from 'prom-client';

export interface AvatarFigures {
  countStreaming(is: Streaming): void;
}

/** A film takes many times the bandwidth of a drawn avatar: whoever runs the service can see how often one is needed. */
export function makeAvatarFigures(registry: Registry): AvatarFigures {
  const streamings = new Counter({
    name: 'mukae_avatar_streaming_total',
    help: 'How signages came to show the avatar of a call: drawn (Stopped), awaiting a film, showing one',
    labelNames: ['is'],
    registers: [registry],
  });
  return { countStreaming: (is) => streamings.inc({ is }) };
}
