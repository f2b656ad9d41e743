import {
  type Attributes,
  type HrTime,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type ReadableSpan, type SpanExporter } from '@opentelemetry/sdk-trace';
import type { TracingSettings } from '../config/tracingSettings';
import { makeNoteTrouble } from '../outside/noteTrouble';
import type { EndedSpan, TracerParts } from './tracer';

/** A span with its places. */
export interface PlacedSpan extends Omit<EndedSpan, 'at' | 'below'> {
  traceId: string;
  spanId: string;
  parentId: string | undefined;
  attributes: Attributes;
}

/** Takes spans without making anybody wait. */
export interface Collector {
  take(span: PlacedSpan): void;
  stop(): Promise<void>;
}

/** A collector that is away costs spans, and no more memory than this. */
const limits = { maxQueueSize: 4096, maxExportBatchSize: 512, scheduledDelayMillis: 1000 };
const answerMs = 5000;
const leavingMs = 2000;

const hrTime = (ms: number): HrTime => [Math.floor(ms / 1000), Math.floor((ms % 1000) * 1_000_000)];

const contextOf = (traceId: string, spanId: string): SpanContext => ({
  traceId,
  spanId,
  traceFlags: TraceFlags.SAMPLED,
});

function statusOf({ isGood, outcome }: PlacedSpan): ReadableSpan['status'] {
  if (isGood === undefined) return { code: SpanStatusCode.UNSET };
  return isGood ? { code: SpanStatusCode.OK } : { code: SpanStatusCode.ERROR, message: outcome };
}

export function openCollector(settings: TracingSettings, { node, version, log }: TracerParts): Collector {
  const exporter = new OTLPTraceExporter({
    url: settings.address,
    headers: { ...settings.headers },
    timeoutMillis: answerMs,
  });
  const note = makeNoteTrouble(log, {
    begins: 'traces do not reach their collector; those that find no room are left out until they do',
    over: 'traces reach their collector again',
  });
  const noting: SpanExporter = {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        note(result.error);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
  const processor = new BatchSpanProcessor({ exporter: noting, ...limits });
  const resource = resourceFromAttributes({
    'service.name': settings.serviceName,
    'service.instance.id': node,
    'service.version': version,
  });
  return {
    take(span) {
      const { name, traceId, spanId, parentId, from, to, outcome, attributes } = span;
      processor.onEnd({
        name,
        kind: parentId === undefined ? SpanKind.SERVER : SpanKind.INTERNAL,
        spanContext: () => contextOf(traceId, spanId),
        ...(parentId !== undefined && { parentSpanContext: contextOf(traceId, parentId) }),
        startTime: hrTime(from),
        endTime: hrTime(to),
        duration: hrTime(to - from),
        status: statusOf(span),
        attributes: { ...attributes, 'mukae.outcome': outcome },
        links: [],
        events: [],
        ended: true,
        resource,
        instrumentationScope: { name: 'mukae', version },
        droppedAttributesCount: 0,
        droppedEventsCount: 0,
        droppedLinksCount: 0,
      });
    },
    async stop() {
      let patience: NodeJS.Timeout | undefined;
      const impatient = new Promise<void>((resolve) => {
        patience = setTimeout(resolve, leavingMs);
      });
      await Promise.race([processor.shutdown().catch(note), impatient]);
      clearTimeout(patience);
    },
  };
}
