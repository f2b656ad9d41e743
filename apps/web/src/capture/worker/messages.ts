import type { CameraPicture } from '../cameraPicture';

export type Delegate = 'GPU' | 'CPU';

/** The server has no model, or what reads it does not run in this browser. */
export type TrackerFault = 'noModel' | 'noTracker';

export type ToTracker =
  | { is: 'open'; delegate: Delegate }
  | { is: 'look'; picture: CameraPicture; at: number; most: number };

export type FromTracker<Seen> = { is: 'opened' } | { is: 'failed'; because: TrackerFault } | { is: 'seen'; seen: Seen };
