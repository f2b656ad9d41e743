import * as z from 'zod/mini';

const count = z._default(z.number(), 0);

const inbound = z.object({
  type: z.literal('inbound-rtp'),
  packetsReceived: count,
  packetsLost: count,
  jitter: count,
  framesDecoded: count,
  jitterBufferEmittedCount: count,
  jitterBufferDelay: count,
  totalAudioEnergy: count,
  kind: z.enum(['audio', 'video']),
});
const outbound = z.object({ type: z.literal('outbound-rtp'), packetsSent: count });
/** What the other side says about what arrived there. */
const remoteInbound = z.object({ type: z.literal('remote-inbound-rtp'), packetsLost: count });
const pair = z.object({ type: z.literal('candidate-pair'), id: z.string(), currentRoundTripTime: count });
const transport = z.object({
  type: z.literal('transport'),
  timestamp: z.number(),
  bytesReceived: count,
  bytesSent: count,
  selectedCandidatePairId: z._default(z.string(), ''),
});
const entry = z.discriminatedUnion('type', [inbound, outbound, remoteInbound, pair, transport]);
type Entry = z.output<typeof entry>;

const entriesOf = (report: RTCStatsReport): Entry[] =>
  [...report.values()].flatMap((found) => entry.safeParse(found).data ?? []);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Counted since the connection was made. */
export interface Totals {
  atMs: number;
  roundTripMs: number;
  jitterMs: number;
  received: { packets: number; lost: number; bytes: number };
  sent: { packets: number; lost: number; bytes: number };
  framesDecoded: number;
  audioEnergy: number;
  /** How long all samples together waited for those that were late. */
  sound: { samples: number; waitedMs: number };
}

/** Undefined: there is no connection yet. */
export function readTotals(report: RTCStatsReport): Totals | undefined {
  const entries = entriesOf(report);
  const ways = entries.filter((found) => found.type === 'transport');
  const incoming = entries.filter((found) => found.type === 'inbound-rtp');
  const outgoing = entries.filter((found) => found.type === 'outbound-rtp');
  const arrived = entries.filter((found) => found.type === 'remote-inbound-rtp');
  const pairs = entries.filter((found) => found.type === 'candidate-pair');
  const voices = incoming.filter(({ kind }) => kind === 'audio');
  const [way] = ways;
  if (!way) return undefined;
  return {
    atMs: way.timestamp,
    roundTripMs: 1000 * (pairs.find(({ id }) => id === way.selectedCandidatePairId)?.currentRoundTripTime ?? 0),
    jitterMs: 1000 * Math.max(0, ...incoming.map(({ jitter }) => jitter)),
    received: {
      packets: sum(incoming.map(({ packetsReceived }) => packetsReceived)),
      lost: sum(incoming.map(({ packetsLost }) => packetsLost)),
      bytes: way.bytesReceived,
    },
    sent: {
      packets: sum(outgoing.map(({ packetsSent }) => packetsSent)),
      lost: sum(arrived.map(({ packetsLost }) => packetsLost)),
      bytes: way.bytesSent,
    },
    framesDecoded: sum(incoming.map(({ framesDecoded }) => framesDecoded)),
    audioEnergy: sum(incoming.map(({ totalAudioEnergy }) => totalAudioEnergy)),
    sound: {
      samples: sum(voices.map(({ jitterBufferEmittedCount }) => jitterBufferEmittedCount)),
      waitedMs: 1000 * sum(voices.map(({ jitterBufferDelay }) => jitterBufferDelay)),
    },
  };
}

/** Of one line alone: samples of a voice or frames of a video. */
export function readDecoded(report: RTCStatsReport): number {
  const incoming = entriesOf(report).filter((found) => found.type === 'inbound-rtp');
  return sum(
    incoming.map(({ kind, framesDecoded, jitterBufferEmittedCount }) =>
      kind === 'video' ? framesDecoded : jitterBufferEmittedCount,
    ),
  );
}
