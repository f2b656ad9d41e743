import { sinceParameter } from '@mukae/contract/realtime/socket';

/** How far this page has read the server's stream of messages. */
export class StreamPosition {
  #epoch: string | undefined;
  #seq: number | undefined;

  /** A server that began anew counts from the start again. */
  begin(epoch: string, seq: number | undefined): void {
    if (epoch !== this.#epoch) this.#seq = undefined;
    this.#epoch = epoch;
    this.#seq = seq ?? this.#seq;
  }

  /** Whether the message is new; one that was sent twice is not read twice. */
  advance(seq: number | undefined): boolean {
    if (seq === undefined) return true;
    if (this.#seq !== undefined && seq <= this.#seq) return false;
    this.#seq = seq;
    return true;
  }

  /** Where to go on: without a position the server tells everything. */
  addTo(address: string): string {
    const url = new URL(address);
    if (this.#epoch !== undefined && this.#seq !== undefined) {
      url.searchParams.set(sinceParameter, `${this.#epoch}.${this.#seq}`);
    }
    return url.href;
  }
}
