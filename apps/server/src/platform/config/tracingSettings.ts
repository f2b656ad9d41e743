import { z } from 'zod';
import { outsideAddress } from './outsideSettings';

export interface TracingSettings {
  /** Where a collector takes traces. */
  address: string;
  headers: Readonly<Record<string, string>>;
  /** What the service is called among others. */
  serviceName: string;
  /** Which part of the visits is traced, from 0 to 1. */
  share: number;
}

const headerName = /^[!#$%&'*+.^_`|~\w-]+$/;
const headerValue = /^[\x20-\x7e]*$/;

/** As in `name=value,other=value`, the values percent-encoded where they have to be. Undefined: it cannot be read. */
function headersIn(text: string): Record<string, string> | undefined {
  const headers: Record<string, string> = {};
  for (const part of text.split(',').filter((one) => one.trim() !== '')) {
    const at = part.indexOf('=');
    const name = part.slice(0, Math.max(0, at)).trim();
    const value = decoded(part.slice(at + 1).trim());
    if (!headerName.test(name) || value === undefined || !headerValue.test(value)) return undefined;
    headers[name] = value;
  }
  return headers;
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

const headers = z
  .string()
  .max(4000)
  .transform((text, context) => {
    const read = headersIn(text);
    if (read) return read;
    // What stands there may be a key: it is not repeated.
    context.addIssue({ code: 'custom', message: 'must be headers as in name=value,other=value' });
    return z.NEVER;
  });

export const tracingEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: outsideAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headers.optional(),
  OTEL_SERVICE_NAME: z.string().max(100).default('mukae'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/, { error: 'must be a share from 0 to 1' })
    .transform(Number)
    .default(1),
};

interface TracingValues {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: Record<string, string> | undefined;
  OTEL_SERVICE_NAME: string;
  OTEL_TRACES_SAMPLER_ARG: number;
}

/** Undefined: nothing is traced. */
export function tracingFrom(values: TracingValues): TracingSettings | undefined {
  if (values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  const address = new URL(values.OTEL_EXPORTER_OTLP_ENDPOINT);
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/v1/traces`;
  return {
    address: address.href,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: values.OTEL_SERVICE_NAME,
    share: values.OTEL_TRACES_SAMPLER_ARG,
  };
}
