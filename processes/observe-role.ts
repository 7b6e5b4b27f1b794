// Lets every role tell how it is: metrics and health on its internal port, and traces where somebody wants them.
import type { Config } from '#platform/adapters/config/config.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { createHealth, starting, type Check, type Health } from '#platform/kernel/health/health.ts';
import { serveInternal } from '#platform/adapters/observability/internal-server.ts';
import { openTracing, type Observability } from '#platform/adapters/observability/observability.ts';
import { createPrometheus } from '#platform/adapters/observability/prometheus.ts';
import { USUAL_PORTS } from './metrics-ports.ts';

export type ObservedRole = Exclude<keyof typeof USUAL_PORTS, 'event-store'>;

type ObservedConfig = Pick<Config, 'METRICS_HOST' | 'METRICS_PORT'> & Parameters<typeof openTracing>[0];

export interface RoleObservability extends Observability {
  readonly port: number;
  /** From here on the role is ready when its checks say so; answers what the public may ask. */
  watch(checks: readonly Check[]): Health;
  close(): Promise<void>;
}

/** Serves health and metrics from now on, at first that the role is starting. @throws OperatorError when METRICS_PORT is taken */
export async function observeRole(config: ObservedConfig, role: ObservedRole, log: Log): Promise<RoleObservability> {
  const prometheus = createPrometheus(role);
  prometheus.addProcessMetrics();
  let health: Health = starting;
  const tracing = await openTracing(config, role, log);
  const server = await serveInternal({
    host: config.METRICS_HOST,
    port: config.METRICS_PORT,
    usualPort: USUAL_PORTS[role],
    log,
    health: () => health,
    exposition: (report) => prometheus.exposition(report),
    contentType: prometheus.contentType,
  });
  return {
    metrics: prometheus.metrics,
    tracing,
    port: server.port,
    watch(checks) {
      health = createHealth(checks);
      return health;
    },
    async close() {
      await server.close();
      await tracing.close();
    },
  };
}
