import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { z } from 'zod';

const value = z.union([
  z.object({ stringValue: z.string() }).transform((one) => one.stringValue),
  z.object({ intValue: z.union([z.number(), z.string()]) }).transform((one) => Number(one.intValue)),
]);
const attributes = z
  .array(z.object({ key: z.string(), value }))
  .transform((all) => Object.fromEntries(all.map((one) => [one.key, one.value])));
const nanoseconds = z.string().transform((text) => Number(BigInt(text) / 1000n) / 1000);

const span = z.object({
  traceId: z.string().regex(/^[\da-f]{32}$/),
  spanId: z.string().regex(/^[\da-f]{16}$/),
  parentSpanId: z.string().optional(),
  name: z.string(),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes,
  status: z.object({ code: z.number(), message: z.string().optional() }),
});
const traces = z.object({
  resourceSpans: z.array(
    z.object({ resource: z.object({ attributes }), scopeSpans: z.array(z.object({ spans: z.array(span) })) }),
  ),
});

export interface CollectedSpan extends z.output<typeof span> {
  resource: Readonly<Record<string, string | number>>;
}

/** Takes traces as any collector does that speaks OTLP over HTTP. */
export class TraceCollector {
  readonly spans: CollectedSpan[] = [];
  /** What it was sent, as it came. */
  readonly bodies: string[] = [];
  readonly requests: { path: string; headers: IncomingMessage['headers'] }[] = [];
  /** What it answers. */
  status = 200;
  /** It takes what comes and says nothing. */
  isSilent = false;
  readonly #server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    this.requests.push({ path: request.url ?? '', headers: request.headers });
    if (this.isSilent) return;
    if (this.status === 200) this.#take(Buffer.concat(parts).toString());
    response.writeHead(this.status, { 'content-type': 'application/json' }).end('{}');
  });

  static async start(): Promise<TraceCollector> {
    const collector = new TraceCollector();
    collector.#server.listen(0, '127.0.0.1');
    await once(collector.#server, 'listening');
    return collector;
  }

  get url(): string {
    const address: AddressInfo | string | null = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('it does not listen');
    return `http://127.0.0.1:${address.port}`;
  }

  #take(body: string): void {
    this.bodies.push(body);
    for (const { resource, scopeSpans } of traces.parse(JSON.parse(body)).resourceSpans) {
      for (const { spans } of scopeSpans) {
        this.spans.push(...spans.map((one) => ({ ...one, resource: resource.attributes })));
      }
    }
  }

  /** All of a visit, once it is known how it ended and as many spans of these names have come. */
  async visit(requestId: string, ...names: readonly string[]): Promise<CollectedSpan[]> {
    const found = () => this.spans.filter((one) => one.attributes['mukae.request.id'] === requestId);
    await expect
      .poll(() => found().map(({ name }) => name), { timeout: 10_000 })
      .toEqual(expect.arrayContaining(['press', ...names]));
    return found().toSorted((one, other) => one.startTimeUnixNano - other.startTimeUnixNano);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
