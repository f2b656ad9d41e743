import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

const entry = z.object({ msg: z.string(), path: z.string().optional() });

/** The service writes its log once a second. */
const writtenWithinMs = 2500;

/** How many queries stand in the log of a service before each answer of a path: calls are made one after the other. */
export class QueryLog {
  readonly #queries = new Map<string, number[]>();
  #since = 0;

  hear(line: string): void {
    if (!line.startsWith('{')) return;
    const { msg, path = '' } = entry.parse(JSON.parse(line));
    if (msg === 'query') this.#since += 1;
    if (msg !== 'answered') return;
    this.#queries.set(path, [...this.queriesOf(path), this.#since]);
    this.#since = 0;
  }

  queriesOf(path: string): number[] {
    return this.#queries.get(path) ?? [];
  }

  isWritten(): Promise<void> {
    return pause(writtenWithinMs);
  }
}
