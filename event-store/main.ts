// The event store as a process of its own. Settings: DATABASE_URL, EVENTSTORE_PORT (2113), EVENTSTORE_TOKEN (what every
// call must bring; unset: nothing), EVENTSTORE_MAX_APPEND_SIZE (bytes of payload, 1 MiB), METRICS_PORT and METRICS_HOST
// (health and metrics; 9467, loopback).
import { pino } from 'pino';
import { createHealth } from '#platform/kernel/health/health.ts';
import { serveInternal } from '#platform/adapters/observability/internal-server.ts';
import { createPrometheus } from '#platform/adapters/observability/prometheus.ts';
import { USUAL_PORTS } from '#processes/metrics-ports.ts';
import { startEventStore, type EventStore } from './server.ts';

const logger = pino({ name: 'event-store' });

/** A stop may take so many milliseconds before the process ends all the same. */
const STOP_MS = 10_000;
const ALIVE_EVERY_MS = 2_000;

async function main(): Promise<void> {
  const {
    DATABASE_URL: databaseUrl,
    EVENTSTORE_PORT: port,
    EVENTSTORE_TOKEN: token,
    EVENTSTORE_MAX_APPEND_SIZE: maxAppendSize,
  } = process.env;
  if (databaseUrl === undefined) throw new Error('The event store needs DATABASE_URL, a PostgreSQL connection string.');
  // Whoever started this process may be killed, even now: nothing of it is to stay behind, with the port and the lock.
  const orphaned = (): never => process.exit(0);
  process.once('disconnect', orphaned);
  const store = await startEventStore(
    { databaseUrl, port: number(port), token, maxAppendSize: number(maxAppendSize) },
    logger,
  );
  process.off('disconnect', orphaned);
  const metricsPort = await serveHealth(store);
  process.once('SIGTERM', () => stop(store, 0));
  process.once('SIGINT', () => stop(store, 0));
  void store.lost.then((err) => {
    logger.fatal({ err }, 'The event store has lost its database connection and ends: another server may write now.');
    stop(store, 1);
  });
  if (process.send === undefined) return;
  process.once('disconnect', () => stop(store, 0));
  process.send({ ready: true, port: store.port, metricsPort });
  // Who started this process ends it when it hangs: then nothing comes any more.
  setInterval(() => process.connected && process.send?.({ alive: true }), ALIVE_EVERY_MS).unref();
}

/** While it runs it writes: what it has lost ends it. Answers the port. */
async function serveHealth(store: EventStore): Promise<number> {
  const prometheus = createPrometheus('event-store');
  prometheus.addProcessMetrics();
  const health = createHealth([
    {
      name: 'event-store',
      otherwise: 'unavailable',
      look: async () => ({ level: 'ok', detail: { port: store.port } }),
    },
  ]);
  const { METRICS_PORT: port, METRICS_HOST: host = '127.0.0.1' } = process.env;
  const server = await serveInternal({
    host,
    port: number(port),
    usualPort: USUAL_PORTS['event-store'],
    health: () => health,
    exposition: (report) => prometheus.exposition(report),
    contentType: prometheus.contentType,
    log: logger,
  });
  return server.port;
}

/** What is not a number becomes NaN, which the options refuse with a sentence. */
function number(setting: string | undefined): number | undefined {
  return setting === undefined ? undefined : Number(setting);
}

function stop(store: EventStore, code: number): void {
  setTimeout(() => process.exit(code === 0 ? 1 : code), STOP_MS).unref();
  store.close().then(
    () => process.exit(code),
    (err: unknown) => {
      logger.fatal({ err }, 'The event store did not stop cleanly.');
      process.exit(1);
    },
  );
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
