import { z } from 'zod';
import { seat } from '../seat';
import type { SpeechName } from '../speech/speeches';

const names: readonly [SpeechName, ...SpeechName[]] = ['mukae', 'bare', 'peerServer', 'socketIo'];

/** What the process is told that holds the crowd. */
export const crowdOrder = z.discriminatedUnion('do', [
  /** More of them come. */
  z.object({ do: z.literal('open'), speech: z.enum(names), seats: z.array(seat) }),
  /** From now on they also say what real pages say. */
  z.object({ do: z.literal('report') }),
  z.object({ do: z.literal('count') }),
]);
export type CrowdOrder = z.output<typeof crowdOrder>;

/** Done: how many of them are connected; or what went wrong. */
export const crowdAnswer = z.union([z.object({ open: z.number() }), z.object({ failed: z.string() })]);
export type CrowdAnswer = z.output<typeof crowdAnswer>;
