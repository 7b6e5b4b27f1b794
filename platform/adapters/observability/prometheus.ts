// Metrics for Prometheus, by prom-client. A registry of its own for each process, and in tests for each shop.
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { needed } from '#domain/shared/needed.ts';
import { gauges, type GaugeName } from '#platform/kernel/health/gauges.ts';
import type { HealthReport } from '#platform/kernel/health/health.ts';
import type { Metrics } from './metrics.ts';

export interface Prometheus {
  readonly metrics: Metrics;
  readonly contentType: string;
  /** The exposition, with what the checks have just found. */
  exposition(report: HealthReport): Promise<string>;
  /** Names of all that it exposes; a histogram's with `_bucket`, `_sum` and `_count`. */
  names(): Promise<string[]>;
  /** Measures every Node process alike: CPU, memory, event loop, garbage collection. Once for a process. */
  addProcessMetrics(): void;
}

/** Seconds. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const APPEND_BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 10];
const OUTSIDE_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** The methods of `PaymentGateway` that speak with the provider. */
export const GATEWAY_CALLS = ['authorise', 'find', 'capture', 'cancel', 'abandon', 'refund'] as const;
const STATUSES = ['ready', 'degraded', 'unavailable', 'starting'] as const;

/** Roles that can be asked. */
export type MeasuredRole = 'web' | 'projector' | 'worker' | 'event-store' | 'catalogue-index';

export function createPrometheus(role: MeasuredRole): Prometheus {
  const registry = new Registry();
  registry.setDefaultLabels({ role });
  /** What a role never does it does not show. */
  const registersIn = (roles: readonly MeasuredRole[]) => (roles.includes(role) ? [registry] : []);
  const counter = (roles: readonly MeasuredRole[], name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers: registersIn(roles) });
  const histogram = (
    roles: readonly MeasuredRole[],
    name: string,
    help: string,
    buckets: number[],
    ...labelNames: string[]
  ) => new Histogram({ name, help, labelNames, buckets, registers: registersIn(roles) });
  const registers = [registry];
  const [web, commanding, worker, projector] = [['web'], ['web', 'worker'], ['worker'], ['projector']] as const;

  const requests = histogram(
    web,
    'millwright_http_request_duration_seconds',
    'Requests by operation and status.',
    REQUEST_BUCKETS,
    'operation',
    'status',
  );
  const commands = counter(
    commanding,
    'millwright_commands_total',
    'Commands by type and outcome.',
    'command',
    'outcome',
  );
  const appends = histogram(
    commanding,
    'millwright_append_duration_seconds',
    'Attempts to append to a stream; a conflict is followed by another attempt.',
    APPEND_BUCKETS,
    'outcome',
  );
  const appended = counter(commanding, 'millwright_events_appended_total', 'Events by type.', 'type');
  const gatewayCalls = counter(
    commanding,
    'millwright_gateway_requests_total',
    'Calls to the payment provider, by call and outcome.',
    'call',
    'outcome',
  );
  const gatewaySeconds = histogram(
    commanding,
    'millwright_gateway_request_duration_seconds',
    'Calls to the payment provider, by call.',
    OUTSIDE_BUCKETS,
    'call',
  );
  const mails = counter(worker, 'millwright_mails_total', 'Attempts to send a mail, by outcome.', 'outcome');
  const mailSeconds = histogram(
    worker,
    'millwright_mail_duration_seconds',
    'Attempts to send a mail.',
    OUTSIDE_BUCKETS,
  );
  const jobs = counter(
    worker,
    'millwright_effect_attempts_total',
    'Attempts of effects, by effect and outcome.',
    'effect',
    'outcome',
  );
  const jobSeconds = histogram(
    worker,
    'millwright_effect_attempt_duration_seconds',
    'Attempts of effects, by effect.',
    OUTSIDE_BUCKETS,
    'effect',
  );
  const projected = counter(projector, 'millwright_projector_events_total', 'Events that this process projected.');
  const chunks = histogram(
    projector,
    'millwright_projector_chunk_duration_seconds',
    'Chunks of events, each one transaction.',
    APPEND_BUCKETS,
  );
  const leading = new Gauge({
    name: 'millwright_projector_leading',
    help: 'Whether this projector leads: 1, or 0 while it stands by.',
    registers: registersIn(projector),
  });
  const read = new Map<GaugeName, Gauge>(
    Object.entries(gauges).map(([name, { help, ...rest }]) => [
      name as GaugeName,
      new Gauge({ name, help, labelNames: 'labels' in rest ? [...rest.labels] : [], registers }),
    ]),
  );

  const gaugeOf = (name: GaugeName) => needed(read.get(name), 'gauge');

  // A counter that appears with its first count shows no increase: what alerts look at begins with 0.
  for (const outcome of ['conflict', 'unavailable', 'failed']) appends.zero({ outcome });
  for (const outcome of ['sent', 'refused', 'unknown', 'failed']) mails.inc({ outcome }, 0);
  for (const call of GATEWAY_CALLS)
    for (const outcome of ['declined', 'unavailable', 'misconfigured', 'failed'])
      gatewayCalls.inc({ call, outcome }, 0);

  function set({ status, checks }: HealthReport): void {
    for (const [name, gauge] of read) {
      // What nobody told is not 0, as a gauge without labels would say after a reset.
      if ('labels' in gauges[name]) gauge.reset();
      else gauge.remove();
    }
    for (const one of STATUSES) gaugeOf('millwright_health_status').set({ status: one }, Number(one === status));
    for (const [check, { level, samples = [] }] of Object.entries(checks)) {
      gaugeOf('millwright_health_check').set({ check }, Number(level === 'ok'));
      for (const { name, labels = {}, value } of samples) gaugeOf(name).set(labels, value);
    }
  }

  return {
    contentType: registry.contentType,
    metrics: {
      request: (operation, status, seconds) => requests.observe({ operation, status }, seconds),
      command: (command, outcome) => commands.inc({ command, outcome }),
      append(outcome, seconds, types) {
        appends.observe({ outcome }, seconds);
        for (const type of types) appended.inc({ type });
      },
      gateway(call, outcome, seconds) {
        gatewayCalls.inc({ call, outcome });
        gatewaySeconds.observe({ call }, seconds);
      },
      mail(outcome, seconds) {
        mails.inc({ outcome });
        mailSeconds.observe(seconds);
      },
      job(effect, outcome, seconds) {
        jobs.inc({ effect, outcome });
        jobSeconds.observe({ effect }, seconds);
      },
      chunk(events, seconds) {
        projected.inc(events);
        chunks.observe(seconds);
      },
      leading: (leads) => leading.set(Number(leads)),
    },
    exposition(report) {
      set(report);
      return registry.metrics();
    },
    async names() {
      const all = await registry.getMetricsAsJSON();
      return all.flatMap(({ name, type }) =>
        String(type) === 'histogram' ? ['_bucket', '_sum', '_count'].map((suffix) => `${name}${suffix}`) : [name],
      );
    },
    addProcessMetrics: () => collectDefaultMetrics({ register: registry }),
  };
}
