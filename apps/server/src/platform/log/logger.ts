import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** One JSON line per event. Nothing secret is ever handed to it: neither bodies, cookies nor queries. */
export const makeLogger = (
  level: string,
  destination: DestinationStream = pino.destination({ dest: 1, sync: false, minLength: 4096 }),
): Logger => pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
