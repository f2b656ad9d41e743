import type { Harm } from '../faults/fault';

/** What a page believes about itself, after everything that it heard. */
export type ScreenView = { of: 'screen'; at: string; requestId: string | null; callId: string | null };

export interface OperatorView {
  of: 'operator';
  status: string;
  /** What she goes back to. */
  chosen: string;
  /** On standby, ready, and not in the pause after a call. */
  isFree: boolean;
  rings: readonly string[];
  callId: string | null;
}

export type PageView = ScreenView | OperatorView;

/** One page of a screen or an operator; one that is loaded anew has another name. */
interface OfPage {
  page: string;
}

type Happened =
  /** The page is loaded; `id` is of the screen or the person. */
  | (OfPage & { is: 'came'; side: PageView['of']; companyId: number; id: number })
  /** The server greeted it. */
  | (OfPage & { is: 'opened'; node: string; epoch: string; seq: number | null; goesOn: boolean })
  /** The connection is gone; `heardAt`: when the server was last heard on it. */
  | (OfPage & { is: 'lost'; node: string; code: number; heardAt: number })
  /** It was closed by who sat before it. */
  | (OfPage & { is: 'left' })
  | (OfPage & { is: 'said'; saying: number; event: string; about: string })
  | (OfPage & { is: 'answered'; saying: number; answer: string })
  /** A message of the stream. */
  | (OfPage & { is: 'heard'; epoch: string; seq: number; type: string; about: string; because: string })
  | (OfPage & { is: 'believed'; view: PageView })
  /** Who holds which channel, as the database has it. */
  | { is: 'seated'; seats: readonly Seat[] }
  | { is: 'broke'; fault: number; name: string; harm: Harm }
  | { is: 'mended'; fault: number; name: string }
  /** Everybody stood still, and was compared. */
  | { is: 'compared'; fault: number; tookMs: number; differences: readonly string[] };

/** Milliseconds since the run began. */
export type Entry = Happened & { at: number };
export type EntryOf<Is extends Entry['is']> = Extract<Entry, { is: Is }>;

export interface Seat {
  companyId: number;
  userId: number;
  channelId: number;
}

/** What the database holds when everything is over. */
export interface Rows {
  records: readonly WrittenRecord[];
  requests: readonly string[];
  calls: readonly { id: string; requestId: string | null; userId: number }[];
  /** How many a company has. */
  channels: ReadonlyMap<number, number>;
}

export interface WrittenRecord {
  id: string;
  requestId: string | null;
  signageId: number;
  userId: number | null;
  outcome: string;
}

export interface Told {
  history: readonly Entry[];
  rows: Rows;
}

export type HappenedNow = Happened;
