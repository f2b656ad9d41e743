import type { CameraPicture, Pictures } from './cameraPicture';

/** Pictures as they come from a stream: each takes the place of the one before, if nobody has asked for that yet. */
export class NewestPictures implements Pictures {
  readonly #reader: ReadableStreamDefaultReader<CameraPicture>;
  #newest: CameraPicture | null = null;
  #give: ((picture: CameraPicture | null) => void) | null = null;
  #isOver = false;

  constructor(stream: ReadableStream<CameraPicture>) {
    this.#reader = stream.getReader();
    void this.#watch();
  }

  next(): Promise<CameraPicture | null> {
    const newest = this.#newest;
    this.#newest = null;
    if (newest || this.#isOver) return Promise.resolve(newest);
    return new Promise((resolve) => {
      this.#give = resolve;
    });
  }

  close(): void {
    void this.#reader.cancel();
    this.#end();
  }

  async #watch(): Promise<void> {
    for (;;) {
      const { value: picture } = await this.#reader.read();
      if (!picture) return this.#end();
      this.#take(picture);
    }
  }

  #take(picture: CameraPicture): void {
    const give = this.#give;
    this.#give = null;
    if (give) give(picture);
    else {
      this.#newest?.close();
      this.#newest = picture;
    }
  }

  #end(): void {
    this.#isOver = true;
    this.#newest?.close();
    this.#newest = null;
    this.#give?.(null);
  }
}
