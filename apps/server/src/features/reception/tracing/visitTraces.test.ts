import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { nodesForFile } from '#testing/nodesForFile';
import { demoUser } from '#testing/people';
import { type Screen, signageIdOf, touch } from '#testing/receptionForFile';
import { redisProgram } from '#testing/redisServer';
import { minutes, seconds } from '#testing/testClock';
import type { TestPage } from '#testing/testPage';
import { type CollectedSpan, TraceCollector } from '#testing/traceCollector';
import { signageOperators } from '../../signages/signages.tables';

const [unset, ok, error] = [0, 1, 2];

const named = (spans: readonly CollectedSpan[], name: string): CollectedSpan => {
  const found = spans.find((one) => one.name === name);
  if (!found) throw new Error(`there is no span ${name} among ${spans.map((one) => one.name).join(', ')}`);
  return found;
};

/** As `parent > child`. */
function nesting(spans: readonly CollectedSpan[]): string[] {
  const names = new Map(spans.map(({ spanId, name }) => [spanId, name]));
  const pairs = spans.map(({ name, parentSpanId }) =>
    parentSpanId === undefined ? name : `${names.get(parentSpanId)} > ${name}`,
  );
  return [...new Set(pairs)].toSorted();
}

const durationOf = ({ startTimeUnixNano, endTimeUnixNano }: CollectedSpan): number =>
  Math.round(endTimeUnixNano - startTimeUnixNano);

const collector = await TraceCollector.start();
afterAll(() => collector.stop());

describe.skipIf(redisProgram() === undefined)('traces of visits over three nodes (needs Redis or Valkey)', () => {
  const nodes = nodesForFile(3, { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: 'reception' });
  const [touched, accepting, holding] = [0, 1, 2];
  const open: TestPage[] = [];

  afterEach(async () => {
    for (const page of open.splice(0)) await page.close();
  });

  async function page(at: number, name: string): Promise<TestPage> {
    const opened = await nodes.page(at, name);
    open.push(opened);
    return opened;
  }

  const companyId = async (): Promise<number> => (await demoUser(nodes.node(0), 'admin')).companyId ?? 0;

  async function screen(): Promise<Screen> {
    // Whoever comes first to a desk that nobody holds, holds it.
    await nodes.node(holding).mukae.reception.desks.of(await companyId());
    return { id: await signageIdOf(await nodes.browser(touched, 'signage1')), page: await page(touched, 'signage1') };
  }

  async function operator(name = 'operator1'): Promise<TestPage> {
    const opened = await page(accepting, name);
    await opened.standsBy();
    return opened;
  }

  it('[N-18] a visit is one trace of press, ring, accept and first sound, whichever node each of them was at', async () => {
    const signage = await screen();
    const busy = await operator();
    const requestId = await touch(signage, '面会の受付');
    await busy.hears('callFromSignage');
    nodes.clock.forward(seconds(3));
    await busy.say('acceptRequest', { requestId, peerId: busy.peerId });
    const { call } = await signage.page.hears('submitCall');
    nodes.clock.forward(seconds(1));
    await signage.page.say('decodeFrames', { callId: call.callId, is: 'firstPicture' });
    nodes.clock.forward(seconds(1));
    await signage.page.say('decodeFrames', { callId: call.callId, is: 'firstSound' });

    const spans = await collector.visit(
      requestId,
      'touch',
      'ring',
      'accept',
      'first sound',
      'first picture',
      'deliver',
    );
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
    expect(nesting(spans)).toEqual([
      'accept > pass on',
      'desk > tell',
      'desk > write',
      'pass on > desk',
      'press',
      'press > accept',
      'press > first picture',
      'press > first sound',
      'press > report',
      'press > ring',
      'press > touch',
      'report > pass on',
      'tell > deliver',
      'touch > pass on',
    ]);
    const phases = ['press', 'ring', 'accept', 'first sound'].map((name) => named(spans, name));
    const begins = phases.map(({ startTimeUnixNano }) => startTimeUnixNano);
    expect(begins).toEqual(begins.toSorted((one, other) => one - other));
    expect(durationOf(named(spans, 'press'))).toBe(seconds(5));
    expect(durationOf(named(spans, 'ring'))).toBe(seconds(3));
    expect(durationOf(named(spans, 'first picture'))).toBe(seconds(1));
    expect(durationOf(named(spans, 'first sound'))).toBe(seconds(2));
    expect(named(spans, 'press')).toMatchObject({
      attributes: {
        'mukae.company.id': await companyId(),
        'mukae.signage.id': signage.id,
        'mukae.request.id': requestId,
        'mukae.outcome': 'firstSound',
      },
      status: { code: ok },
      resource: { 'service.name': 'reception', 'service.instance.id': 'ap3' },
    });
    const nodeOf = (name: string) => named(spans, name).resource['service.instance.id'];
    expect(['touch', 'accept', 'desk', 'write', 'ring', 'first sound'].map(nodeOf)).toEqual([
      'ap1',
      'ap2',
      'ap3',
      'ap3',
      'ap3',
      'ap3',
    ]);
    const delivering = spans.filter(({ name }) => name === 'deliver').map((one) => one.resource['service.instance.id']);
    expect([...new Set(delivering)].toSorted()).toEqual(['ap1', 'ap2']);
    await busy.say('serviceClosed', { callId: call.callId });
  });

  it('[N-18] says nothing of a person: neither words, names and addresses nor what lets somebody in', async () => {
    const signage = await screen();
    const busy = await operator();
    const requestId = await touch(signage, '面会の受付');
    await busy.say('acceptRequest', { requestId, peerId: busy.peerId, offer: 'v=0 an offer' });
    const { call } = await signage.page.hears('submitCall');
    await signage.page.say('decodeFrames', { callId: call.callId, is: 'firstSound' });
    await collector.visit(requestId, 'accept', 'first sound');
    const { name } = await demoUser(nodes.node(0), 'operator1');
    const cookies = [...(await nodes.browser(0, 'signage1')).cookies.values()].filter(({ length }) => length > 20);
    expect(cookies).not.toEqual([]);
    const sent = collector.bodies.join('\n');
    expect(sent).toContain(requestId);
    for (const told of ['面会の受付', 'an offer', 'demo.example', name, busy.peerId, ...cookies]) {
      expect(sent.includes(told)).toBe(false);
    }
    const attributes = collector.spans.flatMap((one) => Object.keys(one.attributes));
    expect([...new Set(attributes)].toSorted()).toEqual([
      'mukae.company.id',
      'mukae.outcome',
      'mukae.request.id',
      'mukae.signage.id',
    ]);
    await busy.say('serviceClosed', { callId: call.callId });
  });

  it('[N-18] who accepts too late is in the same trace, with why she did not get the visit', async () => {
    const signage = await screen();
    for (const name of ['operator1', 'operator2'] as const) {
      const { id: userId } = await demoUser(nodes.node(0), name);
      await nodes.node(0).db.insert(signageOperators).values({ signageId: signage.id, userId });
    }
    const [first, second] = [await operator(), await operator('operator2')];
    const requestId = await touch(signage);
    for (const one of [first, second]) await one.hears('callFromSignage');
    await first.say('acceptRequest', { requestId, peerId: first.peerId });
    await second.say('acceptRequest', { requestId, peerId: second.peerId });
    const { call } = await signage.page.hears('submitCall');
    await first.say('serviceClosed', { callId: call.callId });
    const spans = await collector.visit(requestId, 'accept');
    const late = spans.filter(({ name }) => name === 'accept')[1];
    expect(late).toMatchObject({ status: { code: error, message: 'alreadyAnswered' } });
    expect(named(spans, 'press')).toMatchObject({ status: { code: error, message: 'operatorEnded' } });
    expect(late?.parentSpanId).toBe(named(spans, 'press').spanId);
  });

  it('[N-18] a visit that nobody answers, and one that is called off, are traces that end', async () => {
    const signage = await screen();
    await operator();
    const unanswered = await touch(signage);
    nodes.clock.forward(minutes(2));
    await nodes.node(holding).mukae.reception.timePassed();
    const spans = await collector.visit(unanswered, 'ring');
    for (const name of ['press', 'ring']) {
      expect(named(spans, name)).toMatchObject({ status: { code: error, message: 'timedOut' } });
      expect(durationOf(named(spans, name))).toBe(minutes(2));
    }
    const calledOff = await touch(signage);
    await signage.page.say('Standby', { requestId: calledOff });
    const whole = named(await collector.visit(calledOff, 'call off'), 'press');
    expect(whole).toMatchObject({ attributes: { 'mukae.outcome': 'calledOff' }, status: { code: unset } });
  });

  it('[N-18] a visit goes on in its trace at another node when the holder of the desk leaves', async () => {
    const signage = await screen();
    const busy = await operator();
    const requestId = await touch(signage);
    await busy.hears('callFromSignage');
    await nodes.node(holding).stop();
    nodes.clock.forward(seconds(1));
    await busy.say('acceptRequest', { requestId, peerId: busy.peerId });
    const { call } = await signage.page.hears('submitCall');
    await signage.page.say('decodeFrames', { callId: call.callId, is: 'firstSound' });
    const spans = await collector.visit(requestId, 'touch', 'accept', 'first sound');
    expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1);
    expect(durationOf(named(spans, 'press'))).toBe(seconds(1));
    expect(named(spans, 'press').resource['service.instance.id']).not.toBe('ap3');
    await nodes.startAgain(holding);
    await busy.say('serviceClosed', { callId: call.callId });
  });

  it('[N-18] what is said of a visit that nobody knows is no trace', async () => {
    const busy = await operator();
    const requestId = randomUUID();
    expect((await busy.say('acceptRequest', { requestId, peerId: busy.peerId })).result).toBe('Error');
    expect(collector.spans.filter((one) => one.attributes['mukae.request.id'] === requestId)).toEqual([]);
  });
});
