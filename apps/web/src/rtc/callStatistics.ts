import type { NetworkMeasures } from '@mukae/contract/domain/call/quality';
import { Emitter } from '@/observing/emitter';
import { readTotals, type Totals } from './statisticsTotals';

const measureEveryMs = 1000;
/** A page that stood still measures twice in a moment: that says nothing about a second. */
const shortestMs = 500;

/** Of the last second. */
export interface CallStatistics extends NetworkMeasures {
  kbpsIn: number;
  kbpsOut: number;
  /** Since the connection was made, as is the energy. */
  framesDecoded: number;
  audioEnergy: number;
  /** How long the voice waited before it was heard. */
  soundDelayMs: number;
}

type Way = Totals['received'];

/** Packets that were late are counted back: never below nothing. */
function lossOf(before: Way, after: Way, isLostAmongPackets: boolean): number {
  const lost = Math.max(0, after.lost - before.lost);
  const packets = after.packets - before.packets + (isLostAmongPackets ? 0 : lost);
  return packets > 0 ? Math.min(100, (100 * lost) / packets) : 0;
}

const kbps = (before: Way, after: Way, ms: number): number => (ms > 0 ? (8 * (after.bytes - before.bytes)) / ms : 0);

function delayOf(before: Totals['sound'], after: Totals['sound']): number {
  const samples = after.samples - before.samples;
  return samples > 0 ? (after.waitedMs - before.waitedMs) / samples : 0;
}

/** The worse of both directions: whoever is hard to understand, talking is. */
export function statisticsBetween(before: Totals, after: Totals): CallStatistics {
  const ms = after.atMs - before.atMs;
  return {
    roundTripMs: after.roundTripMs,
    jitterMs: after.jitterMs,
    lossPercent: Math.max(lossOf(before.received, after.received, false), lossOf(before.sent, after.sent, true)),
    kbpsIn: kbps(before.received, after.received, ms),
    kbpsOut: kbps(before.sent, after.sent, ms),
    framesDecoded: after.framesDecoded,
    audioEnergy: after.audioEnergy,
    soundDelayMs: delayOf(before.sound, after.sound),
  };
}

interface Measured {
  statistics(): Promise<RTCStatsReport>;
}

/** Measures a call every second until it is stopped. Undefined: a new connection is counted from the beginning. */
export class CallStatisticsWatch extends Emitter<{ measured: CallStatistics | undefined }> {
  readonly #call: Measured;
  readonly #timer: ReturnType<typeof setInterval>;
  #last: Totals | undefined;

  constructor(call: Measured) {
    super();
    this.#call = call;
    this.#timer = setInterval(() => void this.#measure(), measureEveryMs);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #measure(): Promise<void> {
    const last = this.#last;
    const totals = readTotals(await this.#call.statistics());
    if (last && totals && Math.abs(totals.atMs - last.atMs) < shortestMs) return;
    this.#last = totals;
    const isSameConnection = last && totals && totals.received.bytes >= last.received.bytes;
    this.emit('measured', isSameConnection ? statisticsBetween(last, totals) : undefined);
  }
}
