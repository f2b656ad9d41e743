import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** What went wrong at the root: a failed query wraps it in its values, which may be a mail or a password's hash. */
function describe(failure: unknown): unknown {
  if (!(failure instanceof Error)) return String(failure);
  if (failure.cause instanceof Error) return describe(failure.cause);
  const { name, message, stack } = failure;
  return { type: name, message, stack, ...('code' in failure && { code: failure.code }) };
}

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null || value instanceof Error;
const isListOfPlain = (value: unknown): boolean => Array.isArray(value) && value.every(isPlain);

/** We log values by their names; libraries also log what they were handed, such as a request's headers with its cookies. */
const withoutObjects = (entry: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => isPlain(value) || isListOfPlain(value)));

/** One JSON line per event. Nothing secret is ever in it: neither bodies, headers nor the values of queries. */
export const makeLogger = (
  level: string,
  destination: DestinationStream = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 }),
): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: withoutObjects },
      serializers: { err: describe },
    },
    destination,
  );
