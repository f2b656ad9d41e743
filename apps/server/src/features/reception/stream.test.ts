import { describe, expect, it } from 'vitest';
import type { Person } from '#platform/access/principal';
import { makeLogger } from '#platform/log/logger';
import { makeSoleNode } from '#platform/nodes/soleNode';
import { Connections, type PageConnection } from './connections';
import { type LineEntry, lineCodec } from './lineEntry';
import { Stream } from './stream';

const somebody: Omit<Person, 'userId' | 'companyId'> = {
  storeId: null,
  characterId: null,
  channelId: null,
  subjectName: '',
  role: 'operator',
  loginId: '',
  name: '',
  kana: '',
  phone: '',
  address: '',
  picture: null,
  version: 1,
};

function pageOf(userId: number, companyId: number): { connection: PageConnection; sent: string[] } {
  const sent: string[] = [];
  const nothing = () => undefined;
  return {
    sent,
    connection: {
      socket: {
        say: (bytes) => void sent.push(String(bytes)),
        mention: (text) => void sent.push(text),
        dismiss: nothing,
        cut: nothing,
        answersWithin: async () => true,
      },
      principal: { caller: 'operator', sessionKey: String(userId), person: { ...somebody, userId, companyId } },
      language: 'ja',
      signage: undefined,
      devices: undefined,
    },
  };
}

function streamWith(...pages: PageConnection[]): Stream {
  const connections = new Connections();
  for (const page of pages) connections.add(page);
  const line = makeSoleNode({ current: () => 1 }).openLine<LineEntry>(lineCodec, {
    read: ({ letters }, first) => stream.deliver(letters, first),
    broken: () => undefined,
  });
  const stream = new Stream(line, connections, () => true, makeLogger('silent'));
  return stream;
}

const config = { type: 'config' } as const;
const seqsIn = (messages: readonly (Buffer | string)[] | undefined) =>
  messages?.map((bytes) => Number(/"seq":(\d+)/.exec(String(bytes))?.[1]));

describe('the stream', () => {
  it('[O-L03] numbers what it tells, and remembers for each page what it was told', () => {
    const [here, there] = [pageOf(1, 1), pageOf(2, 2)];
    const stream = streamWith(here.connection, there.connection);
    stream.announce({ userId: 1 }, config);
    stream.announce({ userId: 2 }, config);
    stream.announce({ companyId: 1, signageId: undefined }, config);
    expect([seqsIn(here.sent), seqsIn(there.sent)]).toEqual([[1, 3], [2]]);
    expect(seqsIn(stream.missed(here.connection, stream.epoch, 0))).toEqual([1, 3]);
    expect(seqsIn(stream.missed(here.connection, stream.epoch, 1))).toEqual([3]);
    expect(stream.missed(here.connection, stream.epoch, 3)).toEqual([]);
    expect(stream.missed(here.connection, stream.epoch, 4)).toBeUndefined();
    expect(stream.missed(here.connection, 'another', 3)).toBeUndefined();
  });

  it('[O-L08] forgets what is old: neither many nor long messages make it grow', () => {
    const { connection } = pageOf(1, 1);
    const many = streamWith();
    for (let n = 0; n < 20_001; n += 1) many.announce({ userId: 1 }, config);
    expect(many.missed(connection, many.epoch, 0)).toBeUndefined();
    expect(many.missed(connection, many.epoch, 19_000)).toHaveLength(1001);

    const long = streamWith();
    const text = 'あ'.repeat(1000);
    for (let n = 0; n < 20_000; n += 1) {
      long.announce({ userId: 1 }, { type: 'tmpMessage', callId: '8c4e1f7e-0d3b-4b8e-9a51-5b0c1c0f7d11', text });
    }
    const remembered = [...Array(20_000).keys()].find((seq) => long.missed(connection, long.epoch, seq)) ?? 0;
    const bytes = (20_000 - remembered) * 3000;
    expect(bytes).toBeGreaterThan(4 * 1024 * 1024);
    expect(bytes).toBeLessThan(16 * 1024 * 1024);
  });
});
