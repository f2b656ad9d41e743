import { describe, expect, it } from 'vitest';
import { readSettings } from './settings';
import { StartFailure } from './startFailure';

const tracing = (env: Record<string, string>) => readSettings(env).tracing;

const endpoint = 'http://collector.example:4318';

describe('who takes traces', () => {
  it('[N-19] is nobody unless a collector is named', () => {
    expect(tracing({ OTEL_SERVICE_NAME: 'reception', OTEL_EXPORTER_OTLP_HEADERS: 'a=b' })).toBeUndefined();
    expect(tracing({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBeUndefined();
  });

  it('[N-18] is named by the address before the path that all collectors have', () => {
    expect(tracing({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toEqual({
      address: `${endpoint}/v1/traces`,
      headers: {},
      serviceName: 'mukae',
      share: 1,
    });
    expect(tracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://traces.example/otlp/' })).toMatchObject({
      address: 'https://traces.example/otlp/v1/traces',
    });
  });

  it('[N-18] may ask for headers, another name of the service, and a part of the visits', () => {
    const env = {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'Authorization=Basic%20YTpi==, x-scope=lobby,',
      OTEL_SERVICE_NAME: 'reception',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
    };
    expect(tracing(env)).toMatchObject({
      headers: { Authorization: 'Basic YTpi==', 'x-scope': 'lobby' },
      serviceName: 'reception',
      share: 0.05,
    });
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://collector:4317'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://name:secret@collector.example'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'secret'],
    ['OTEL_EXPORTER_OTLP_HEADERS', '=secret'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'two words=secret'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=secret%'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization=secret%0Aand=more'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_TRACES_SAMPLER_ARG', 'all'],
  ])('[W-02] [N-19] %s=%j is told in one line that does not repeat it', (name, value) => {
    const read = () => tracing({ [name]: value });
    expect(read).toThrow(StartFailure);
    expect(read).toThrow(new RegExp(`^Bad setting\\. ${name}: (?!.*secret)[^\\n]+$`));
  });
});
