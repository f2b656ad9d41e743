import type { Seat } from '../seat';

/** What a page heard, by what others wait for it. */
export interface Heard {
  key: string;
  value?: string;
  /** What it says to that at once. */
  reply?: string;
}

/** What a page says of its own accord, again and again. */
interface Sign {
  everyMs: number;
  text(seat: Seat): string;
}

/** How pages speak with a server. `in`, `rang <touch>` and `silent <touch>` are heard from each. */
export interface Speech {
  door(seat: Seat): { url: string; headers: Readonly<Record<string, string>> };
  /** Said as soon as the socket is open. */
  greeting?(seat: Seat): string;
  read(text: string): Heard | undefined;
  touch(screen: Seat, operator: Seat, touch: string): string;
  /** Where a touch lasts until it is called off: how that is said. */
  callOff?(touch: string): string;
  /** Said before an operator can be rung, one after the other, each until it is answered. */
  standsBy?(): { text: string; done: string }[];
  /** Without which the server takes a page for gone. */
  signs: readonly Sign[];
  /** What real pages say besides. */
  reports: readonly Sign[];
}
