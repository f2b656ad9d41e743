import { randomUUID } from 'node:crypto';
import type { LineCodec, LineReader, Nodes, NodesLine } from './nodes';
import type { Tenure } from './tenure';

const self = 'alone';

/** One line for one reader: what is added is read in the same moment. */
function ownLine<Entry>(_: LineCodec<Entry>, reader: LineReader<Entry>): NodesLine<Entry> {
  let seq = 0;
  return {
    epoch: randomUUID(),
    get seq() {
      return seq;
    },
    async add(entry, count) {
      const first = seq + 1;
      seq += count;
      reader.read(entry, first);
      return first + count - 1;
    },
    reached: async (number) => number <= seq,
  };
}

/** A process that serves its database alone: every post is its own, and there is nobody to ask. */
export const makeSoleNode = (tenure: Tenure): Nodes => ({
  self,
  current: tenure.current,
  atWork: () => new Set([self]),
  lookAround: async () => undefined,
  take: async () => self,
  pass: async () => undefined,
  openLine: ownLine,
  onAsked: () => undefined,
  ask: () => Promise.reject(new Error('there is no other node')),
  tell: () => undefined,
  on: () => undefined,
  meetingPlace: () => undefined,
  start: async () => undefined,
  stop: async () => undefined,
});
