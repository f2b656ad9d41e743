import type { CameraPicture } from './cameraPicture';
import { copyOf } from './pictures';
import type { Looker } from './worker/tracker';

type Watching<Seen> =
  | { is: 'off' }
  | { is: 'opening' }
  | { is: 'idle' | 'looking'; tracker: Looker<Seen> }
  | { is: 'failed'; at: number };

interface Options<Seen> {
  open: () => Promise<Looker<Seen>>;
  /** At least so many milliseconds from one picture to the next. */
  pauseMs: number;
  /** What was seen longer ago than this counts no more. */
  staleMs: number;
}

const retryMs = 30_000;

/** Looks at some of the pictures, as it has time, beside the one who looks at all of them. Without it, all else goes on. */
export class SideWatch<Seen> {
  readonly #options: Options<Seen>;
  #watching: Watching<Seen> = { is: 'off' };
  #last: { seen: Seen; at: number } | undefined;

  constructor(options: Options<Seen>) {
    this.#options = options;
  }

  close(): void {
    if ('tracker' in this.#watching) this.#watching.tracker.close();
    this.#watching = { is: 'off' };
    this.#last = undefined;
  }

  /** Takes a copy of the picture, if it has time for it. */
  async offer(picture: CameraPicture, at: number): Promise<void> {
    const watching = this.#watching;
    if (watching.is === 'off' || (watching.is === 'failed' && at - watching.at > retryMs)) await this.#open();
    else if (watching.is === 'idle' && at - (this.#last?.at ?? 0) >= this.#options.pauseMs) {
      await this.#look(watching.tracker, picture, at);
    }
  }

  get hasFailed(): boolean {
    return this.#watching.is === 'failed';
  }

  seenAt(now: number): Seen | undefined {
    return this.#last && now - this.#last.at < this.#options.staleMs ? this.#last.seen : undefined;
  }

  async #open(): Promise<void> {
    const opening: Watching<Seen> = { is: 'opening' };
    this.#watching = opening;
    const tracker = await this.#options.open().catch(() => undefined);
    if (this.#watching !== opening) tracker?.close();
    else this.#watching = tracker ? { is: 'idle', tracker } : { is: 'failed', at: performance.now() };
  }

  async #look(tracker: Looker<Seen>, picture: CameraPicture, at: number): Promise<void> {
    const looking: Watching<Seen> = { is: 'looking', tracker };
    this.#watching = looking;
    const seen = await this.#seenBy(tracker, picture, at);
    if (this.#watching !== looking) return;
    this.#watching = seen === undefined ? { is: 'failed', at } : { is: 'idle', tracker };
    if (seen === undefined) tracker.close();
    else this.#last = { seen, at };
  }

  async #seenBy(tracker: Looker<Seen>, picture: CameraPicture, at: number): Promise<Seen | undefined> {
    try {
      return await tracker.look(await copyOf(picture), at);
    } catch {
      return undefined;
    }
  }
}
