// A process reports metrics, traces and health.
import type { Config } from '../config/config.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { noMetrics, type Metrics } from './metrics.ts';
import { noTracing, type Tracing } from './tracing.ts';

/** Code reports to these what it does. */
export interface Observability {
  readonly metrics: Metrics;
  readonly tracing: Tracing;
}

export const unobserved: Observability = { metrics: noMetrics, tracing: noTracing };

type TraceSettings = Pick<
  Config,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_HEADERS' | 'OTEL_TRACES_SAMPLER_ARG'
>;

/** It costs neither time nor memory where no receiver is configured. */
export async function openTracing(settings: TraceSettings, service: string, log: Log): Promise<Tracing> {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: headers,
    OTEL_TRACES_SAMPLER_ARG: ratio,
  } = settings;
  if (endpoint === undefined) return noTracing;
  const { createOpenTelemetry } = await import('./open-telemetry.ts');
  return createOpenTelemetry({ endpoint, headers, ratio, service, log });
}
