import type { Logger } from '../log/logger';

interface Words {
  begins: string;
  over: string;
}

/** Tells of a trouble when it begins and when it is over, and not each time that somebody meets it; undefined: there is none. */
export function makeNoteTrouble(log: Logger, { begins, over }: Words) {
  let lasts = false;
  return (failure: unknown): void => {
    if (failure !== undefined && !lasts) log.warn({ err: failure }, begins);
    if (failure === undefined && lasts) log.info(over);
    lasts = failure !== undefined;
  };
}
