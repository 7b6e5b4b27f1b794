// Tracing by OpenTelemetry, sent by OTLP over HTTP. Loaded only where a receiver is configured
// (platform/adapters/observability/observability.ts).
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Span as ApiSpan,
  type SpanContext,
} from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, TraceIdRatioBasedSampler } from '@opentelemetry/sdk-trace-base';
import { throttledLog, type Log } from '#platform/kernel/runtime/log.ts';
import type { Span, SpanOptions, Tracing } from './tracing.ts';

export interface OpenTelemetryOptions {
  /** `http://collector:4318`: traces go to `/v1/traces` below it. */
  readonly endpoint: string;
  /** `name=value,name=value`, e.g. for a token. */
  readonly headers?: string | undefined;
  /**
   * Share of the traces that are recorded, 0 to 1. Their id decides, so that all processes decide alike, whatever a
   * client asks for.
   */
  readonly ratio: number;
  readonly service: string;
  readonly log: Log;
}

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;
/** The limit of one span. */
const MAX_LINKS = 32;
const SEND_EVERY_MS = 2_000;
const SAME_WARNING_MS = 60_000;

export function createOpenTelemetry({ endpoint, headers, ratio, service, log }: OpenTelemetryOptions): Tracing {
  const complaints = throttledLog(log, SAME_WARNING_MS);
  const complain = (message: string) => complaints.warn({ reason: message.slice(0, 500) }, 'traces could not be sent');
  const ignore = () => undefined;
  diag.setLogger(
    { error: complain, warn: complain, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: parsedHeaders(headers),
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `millwright-${service}`, 'service.namespace': 'millwright' }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: SEND_EVERY_MS })],
  });
  const tracer = provider.getTracer('millwright');
  const running = new AsyncLocalStorage<ApiSpan>();

  function begin(name: string, { kind = 'internal', parent, attributes = {} }: SpanOptions): ApiSpan {
    const cause = parent === undefined ? running.getStore()?.spanContext() : contextOf(parent);
    return tracer.startSpan(
      name,
      { kind: KINDS[kind], attributes },
      cause ? trace.setSpanContext(ROOT_CONTEXT, cause) : ROOT_CONTEXT,
    );
  }

  return {
    isOn: true,
    get current() {
      const span = running.getStore();
      return span && traceparentOf(span.spanContext());
    },
    async span(name, options, work) {
      const span = begin(name, options);
      try {
        return await running.run(span, () => work(handleOf(span)));
      } catch (error) {
        // Messages may hold what people entered; the error's own name says enough.
        span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name });
        throw error;
      } finally {
        span.end();
      }
    },
    linked(name, causes, attributes) {
      const recorded = [...new Set(causes)]
        .flatMap((cause) => contextOf(cause) ?? [])
        .filter(({ traceFlags }) => traceFlags & TraceFlags.SAMPLED);
      if (!recorded.length) return ignore;
      // A trace of its own would be recorded or not by chance once more: it is part of the first that is recorded, and
      // linked to the others.
      const [first, ...others] = recorded as [SpanContext, ...SpanContext[]];
      const span = tracer.startSpan(
        name,
        { kind: SpanKind.CONSUMER, attributes, links: others.slice(0, MAX_LINKS).map((context) => ({ context })) },
        trace.setSpanContext(ROOT_CONTEXT, first),
      );
      return (failed = false) => {
        if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
    close: () => provider.shutdown().catch((error: Error) => complain(error.message)),
  };
}

const contextOf = (traceparent: string | undefined): SpanContext | undefined =>
  traceparent === undefined ? undefined : (parseTraceParent(traceparent) ?? undefined);

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

const handleOf = (span: ApiSpan): Span => ({
  rename: (name) => void span.updateName(name),
  set: (attributes) => void span.setAttributes(attributes),
});

const parsedHeaders = (headers = ''): Record<string, string> =>
  Object.fromEntries(
    headers.split(',').flatMap((pair) => {
      const [name = '', ...value] = pair.split('=');
      return name.trim() ? [[name.trim(), decodeURIComponent(value.join('=').trim())]] : [];
    }),
  );
