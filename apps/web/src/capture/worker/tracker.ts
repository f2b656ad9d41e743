import { graphics } from '@/graphics/graphics';
import type { CameraPicture } from '../cameraPicture';
import type { Delegate, FromTracker, ToTracker, TrackerFault } from './messages';

export class TrackerFailure extends Error {
  readonly fault: TrackerFault;

  constructor(fault: TrackerFault) {
    super(`no tracker: ${fault}`);
    this.fault = fault;
  }
}

/** Looks at one picture at a time. */
export type Looker<Seen> = Pick<Tracker<Seen>, 'look' | 'close'>;

/** The page's side of a worker that looks at pictures. */
export class Tracker<Seen> {
  readonly #worker: Worker;
  #seen: (seen: Seen) => void = () => {};
  #failed: (fault: TrackerFault) => void = () => {};

  private constructor(worker: Worker) {
    this.#worker = worker;
  }

  /** On the graphics card where there is one. Rejects with a TrackerFailure. */
  static async open<Seen>(makeWorker: () => Worker): Promise<Tracker<Seen>> {
    if (graphics() !== 'card') return Tracker.#openOn(makeWorker(), 'CPU');
    try {
      return await Tracker.#openOn(makeWorker(), 'GPU');
    } catch (failure) {
      if (failure instanceof TrackerFailure && failure.fault === 'noModel') throw failure;
      return Tracker.#openOn(makeWorker(), 'CPU');
    }
  }

  static #openOn<Seen>(worker: Worker, delegate: Delegate): Promise<Tracker<Seen>> {
    const tracker = new Tracker<Seen>(worker);
    return new Promise((resolve, reject) => {
      tracker.#failed = (fault) => reject(new TrackerFailure(fault));
      worker.onerror = () => tracker.#fail('noTracker');
      worker.onmessage = ({ data }: MessageEvent<FromTracker<Seen>>) => {
        if (data.is === 'opened') resolve(tracker);
        else if (data.is === 'failed') tracker.#fail(data.because);
        else tracker.#seen(data.seen);
      };
      tracker.#say({ is: 'open', delegate });
    });
  }

  /** The picture is the worker's from here on. Rejects with a TrackerFailure. */
  look(picture: CameraPicture, at: number, most = 1): Promise<Seen> {
    return new Promise((resolve, reject) => {
      this.#seen = resolve;
      this.#failed = (fault) => reject(new TrackerFailure(fault));
      this.#say({ is: 'look', picture, at, most }, [picture]);
    });
  }

  close(): void {
    this.#worker.terminate();
  }

  #fail(fault: TrackerFault): void {
    this.close();
    this.#failed(fault);
  }

  #say(message: ToTracker, given: Transferable[] = []): void {
    this.#worker.postMessage(message, given);
  }
}
