import { type DeviceFile, isForgotten, makeRoom, roomIn } from '@mukae/contract/domain/signage/deviceStorage';
import { isOutOfRoom } from '../isOutOfRoom';
import { fileRecords, keepRecords } from './fileRecords';

export interface Keeping {
  shelf: Pick<Cache, 'keys' | 'put' | 'delete'>;
  storage: Storage;
  estimate: () => Promise<{ usage: number; quota: number }>;
  fetch: (url: string) => Promise<Response>;
  now: () => number;
}

/** Files on the device: what is shown is kept as far as it fits, what is shown no more goes when its room is needed. */
export class FileStock {
  readonly #with: Keeping;
  #shown: DeviceFile[] = [];
  #unused: DeviceFile[] = [];
  isFull = false;

  constructor(keeping: Keeping) {
    this.#with = keeping;
  }

  async look(wanted: readonly string[]): Promise<void> {
    const { shelf, storage, now } = this.#with;
    const files = fileRecords(
      storage,
      (await shelf.keys()).map(({ url }) => new URL(url).pathname),
    );
    this.#shown = files.filter(({ url }) => wanted.includes(url)).map((file) => ({ ...file, usedAt: now() }));
    this.#unused = files.filter(({ url }) => !wanted.includes(url));
    await this.#drop(this.#unused.filter((file) => isForgotten(file, now())));
    // What was granted may have become less.
    await this.#fits(0);
  }

  has(wanted: string): boolean {
    return this.#shown.some(({ url }) => url === wanted);
  }

  get count(): number {
    return this.#shown.length;
  }

  /** A film is not read before it is known to fit. */
  async take(url: string): Promise<void> {
    const answer = await this.#with.fetch(url);
    const bytes = Number(answer.headers.get('content-length') ?? 0);
    if (answer.status !== 200 || !(await this.#fits(bytes))) return answer.body?.cancel();
    try {
      await this.#with.shelf.put(url, answer);
      this.#shown.push({ url, bytes, usedAt: this.#with.now() });
    } catch (failure) {
      if (!isOutOfRoom(failure)) throw failure;
      this.isFull = true;
    }
  }

  note(): void {
    try {
      keepRecords(this.#with.storage, [...this.#shown, ...this.#unused]);
    } catch (failure) {
      if (!isOutOfRoom(failure)) throw failure;
      this.isFull = true;
    }
  }

  async #fits(bytes: number): Promise<boolean> {
    const { goes, fits } = makeRoom(bytes, roomIn(await this.#with.estimate()), this.#unused);
    await this.#drop(goes);
    if (!fits) this.isFull = true;
    return fits;
  }

  async #drop(files: readonly DeviceFile[]): Promise<void> {
    await Promise.all(files.map(({ url }) => this.#with.shelf.delete(url)));
    this.#unused = this.#unused.filter((file) => !files.includes(file));
  }
}
