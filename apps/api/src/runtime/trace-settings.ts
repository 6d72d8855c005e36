import type { TraceSettings } from '@maidan/http-edge/traces/trace-settings';
import { z } from 'zod';

/** The settings of traces, by OpenTelemetry's own names; `.env.example` explains them. */
export const traceFields = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be the address of a collector, for example http://127.0.0.1:4318' })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(''),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

/** Where traces go; null without an endpoint. */
export const traceSettings = (env: z.output<z.ZodObject<typeof traceFields>>): TraceSettings | null =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? null
    : {
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: env.OTEL_EXPORTER_OTLP_HEADERS,
        share: env.OTEL_TRACES_SAMPLER_ARG,
      };
