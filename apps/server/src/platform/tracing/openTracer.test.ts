import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeLogger } from '#platform/log/logger';
import { Refusal } from '#platform/refusals/refusal';
import { TestClock } from '#testing/testClock';
import { TraceCollector } from '#testing/traceCollector';
import { openTracer } from './openTracer';
import type { Tracer } from './tracer';

const loaded = vi.hoisted((): string[] => []);
vi.mock('@opentelemetry/exporter-trace-otlp-http', async (original) => {
  loaded.push('exporter');
  return original();
});
vi.mock('@opentelemetry/sdk-trace', async (original) => {
  loaded.push('sdk');
  return original();
});

const clock = new TestClock();
const lines: string[] = [];
const log = makeLogger('info', { write: (line: string) => void lines.push(line) });
const opened: { tracer: Tracer; collector: TraceCollector }[] = [];

async function traced(settings: { share?: number; headers?: Record<string, string> } = {}) {
  const collector = await TraceCollector.start();
  const { share = 1, headers = {} } = settings;
  const tracer = await openTracer(
    { address: `${collector.url}/v1/traces`, headers, serviceName: 'mukae', share },
    { clock, log, node: 'node1', version: '1.2.3' },
  );
  opened.push({ tracer, collector });
  return { tracer, collector };
}

afterEach(async () => {
  lines.length = 0;
  for (const { tracer, collector } of opened.splice(0)) {
    await tracer.stop();
    await collector.stop();
  }
});

const attributes = { 'mukae.company.id': 1, 'mukae.request.id': 'a' };

/** A whole of its own, with a part of it. */
async function visit({ placeOf, within, during, ended }: Tracer, key: string): Promise<void> {
  const at = placeOf(key, 'press', { ...attributes, 'mukae.request.id': key });
  await within(at, () => during('touch', async () => undefined));
  if (at) ended({ name: 'press', at, from: at.since, to: at.since + 5, outcome: 'firstSound', isGood: true });
}

describe('a tracer', () => {
  it('[N-19] is nothing, and loads nothing, where no collector is named', async () => {
    const nothing = await openTracer(undefined, { clock, log, node: 'node1', version: '1.2.3' });
    expect(nothing.isOn).toBe(false);
    expect(nothing.placeOf('key', 'press', attributes)).toBeUndefined();
    expect(await nothing.during('touch', async () => nothing.here())).toBeUndefined();
    expect(loaded).toEqual([]);
    await traced();
    expect(loaded.toSorted()).toEqual(['exporter', 'sdk']);
  });

  it('[N-18] sends what it was told of, with the headers that the collector wants, before it ends', async () => {
    const { tracer, collector } = await traced({ headers: { authorization: 'Bearer abc' } });
    await visit(tracer, 'a');
    await tracer.stop();
    expect(collector.requests).toMatchObject([{ path: '/v1/traces', headers: { authorization: 'Bearer abc' } }]);
    expect(collector.spans).toMatchObject([
      { name: 'touch', resource: { 'service.name': 'mukae', 'service.instance.id': 'node1' } },
      { name: 'press', status: { code: 1 }, attributes: { ...attributes, 'mukae.outcome': 'firstSound' } },
    ]);
    const [touch, press] = collector.spans;
    expect(touch).toMatchObject({ traceId: press?.traceId, parentSpanId: press?.spanId });
    expect(press?.parentSpanId).toBeUndefined();
  });

  it('[N-18] finds the same place for the same key at every node', async () => {
    const [one, other] = [await traced(), await traced()];
    expect(one.tracer.placeOf('a', 'press', attributes)).toEqual(other.tracer.placeOf('a', 'press', attributes));
    expect(one.tracer.placeOf('a', 'press', attributes)?.spanId).not.toBe(
      one.tracer.placeOf('a', 'ring', attributes)?.spanId,
    );
  });

  it('[N-18] traces a part of all keys where a part is wanted, the same ones at every node', async () => {
    const [one, other] = [await traced({ share: 0.25 }), await traced({ share: 0.25 })];
    const tracedBy = ({ tracer }: { tracer: Tracer }) =>
      Array.from({ length: 1000 }, (_, at) => `key ${at}`).filter((key) => tracer.placeOf(key, 'press', attributes));
    expect(tracedBy(one).length).toBeGreaterThan(150);
    expect(tracedBy(one).length).toBeLessThan(350);
    expect(tracedBy(one)).toEqual(tracedBy(other));
    expect(tracedBy(await traced({ share: 0 }))).toEqual([]);
  });

  it('[N-18] tells a failure by its name and never by its words', async () => {
    const { tracer, collector } = await traced();
    const at = tracer.placeOf('a', 'press', attributes);
    for (const failure of [new Refusal('alreadyAnswered'), new Error('somebody said something')]) {
      const failing = tracer.within(at, () => tracer.during('accept', () => Promise.reject(failure)));
      await expect(failing).rejects.toBe(failure);
    }
    await tracer.stop();
    expect(collector.spans.map(({ status }) => status.message)).toEqual(['alreadyAnswered', 'failed']);
    expect(collector.bodies.join()).not.toContain('somebody');
  });

  it('[N-19] says once that its collector does not take what it sends, and once that it does again', async () => {
    const { tracer, collector } = await traced();
    collector.status = 400;
    for (const times of [1, 2, 3]) {
      await visit(tracer, `key ${times}`);
      await expect.poll(() => collector.requests.length, { timeout: 5000 }).toBe(times);
    }
    collector.status = 200;
    await visit(tracer, 'the last');
    await expect.poll(() => lines.length, { timeout: 5000 }).toBe(2);
    expect(lines[0]).toContain('traces do not reach their collector');
    expect(lines[1]).toContain('traces reach their collector again');
    expect(collector.spans.length).toBe(2);
  });

  it('[N-19] keeps no more than it has room for, and leaves the rest out', async () => {
    const { tracer, collector } = await traced();
    const room = 4096;
    const underWay = 512;
    // Nothing is sent before this ends.
    for (let at = 0; at < 10_000; at += 1) await visit(tracer, `key ${at}`);
    await expect.poll(() => collector.spans.length, { timeout: 10_000 }).toBe(underWay + room);
    await visit(tracer, 'one more');
    await expect.poll(() => collector.spans.length, { timeout: 5000 }).toBe(underWay + room + 2);
  });

  it('[N-19] ends within three seconds also where its collector says nothing', async () => {
    const { tracer, collector } = await traced();
    collector.isSilent = true;
    await visit(tracer, 'a');
    const began = performance.now();
    await tracer.stop();
    expect(collector.requests.length).toBe(1);
    expect(performance.now() - began).toBeLessThan(3000);
  });
});
