import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Entry, HappenedNow } from './entry';

/** Everything that was done and seen, by one clock that nobody sets. */
export class History {
  readonly #begun = performance.now();
  readonly entries: Entry[] = [];

  now(): number {
    return Math.round((performance.now() - this.#begun) * 10) / 10;
  }

  note(happened: HappenedNow): void {
    this.entries.push({ ...happened, at: this.now() });
  }

  /** One entry a line. */
  async write(file: string): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, this.entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  }
}
