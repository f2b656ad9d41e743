import { z } from 'zod';

/** Of the nodes together, and of the database and the Redis beneath them. */
const taken = z.object({ nodes: z.number(), ground: z.number() });

const growthFigure = z.object({
  who: z.enum(['mukae', 'bare', 'peerServer', 'socketIo']),
  nodes: z.number(),
  screens: z.number(),
  /** MiB of all nodes together, and of what is beneath them. */
  memory: z.number(),
  groundMemory: z.number(),
  /** CPU seconds a minute. */
  idleCpu: taken,
  busyCpu: taken,
  /** From touch to ring, in milliseconds. */
  p50: z.number(),
  p99: z.number(),
  /** Touches that did not ring. */
  lost: z.number(),
});
export type GrowthFigure = z.output<typeof growthFigure>;

export const growthFigures = z.object({ touchesPerSecond: z.number(), figures: z.array(growthFigure) });
export type GrowthFigures = z.output<typeof growthFigures>;
