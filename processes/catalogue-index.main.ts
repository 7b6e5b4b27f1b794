// The catalogue index: what lists, facets and search need, once for all web processes of a machine.
import { join } from 'node:path';
import type { Pool } from 'pg';
import { readIndexConfig } from '#platform/adapters/config/config.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import type { Check } from '#platform/kernel/health/health.ts';
import { databaseCheck } from '#platform/kernel/postgres/health.ts';
import { openDatabase } from '#platform/kernel/postgres/open.ts';
import { runRole } from '#platform/kernel/runtime/process.ts';
import { awaitReadModels } from '#platform/kernel/read-model/await-read-models.ts';
import { readGroup } from '#platform/kernel/read-model/checkpoints.ts';
import { LAG_DEGRADED_S } from '#platform/kernel/read-model/health.ts';
import { followPositions, type Positions } from '#platform/kernel/read-model/positions.ts';
import { followedModels } from '#projections/catalogue/index/follow-read-models.ts';
import { serveIndex, type News } from '#projections/catalogue/index/index-server.ts';
import { observeRole } from './observe-role.ts';
import { openCatalogueIndex } from './open-catalogue-index.ts';
import { systemClock } from '#platform/kernel/runtime/clock.ts';

const CONNECTIONS = 3;
/** Over OpenSearch the rows of every answer come from PostgreSQL; one connection holds the lead. */
const CONNECTIONS_WITH_OPENSEARCH = 8;

await runRole('catalogue-index', async (log) => {
  const config = readIndexConfig();
  const observability = await observeRole(config, 'catalogue-index', log);
  const connections = config.SEARCH_URL === undefined ? CONNECTIONS : CONNECTIONS_WITH_OPENSEARCH;
  const pool = await openDatabase(config.DATABASE_URL, 'catalogue-index', log, connections);
  await awaitReadModels(pool, followedModels);
  const positions = await followPositions(config.DATABASE_URL, 'catalogue-index', log);
  let publish: (news: News) => void = () => undefined;
  const opened = await openCatalogueIndex({
    config,
    pool,
    positions,
    log,
    file: join(config.MILLWRIGHT_DATA, 'catalogue-index', 'catalogue.db'),
    publish: (news) => publish(news),
  });
  const server = await serveIndex(opened.index, {
    host: config.CATALOGUE_INDEX_HOST,
    port: Number(new URL(config.CATALOGUE_INDEX_URL).port),
    token: config.CATALOGUE_INDEX_TOKEN,
    log,
  }).catch((error: unknown) => {
    throw error instanceof OperatorError ? new OperatorError(`CATALOGUE_INDEX_URL: ${error.message}`) : error;
  });
  publish = (news) => server.publish(news);
  observability.watch([databaseCheck(pool), copyCheck(pool, opened.passed), ...opened.checks]);
  return {
    metricsPort: observability.port,
    async stop() {
      await server.close();
      await positions.close();
      await opened.close();
      await pool.end();
      await observability.close();
    },
  };
});

/** Tells how far the copy is behind the read models: since when it has not been where they are. */
function copyCheck(pool: Pool, passed: Pick<Positions, 'current'>, now: () => number = systemClock.now): Check {
  let behindSince: number | undefined;
  return {
    name: 'copy',
    otherwise: 'degraded',
    async look() {
      const { position = -1n } = await readGroup(pool);
      if (passed.current >= position) behindSince = undefined;
      else behindSince ??= now();
      const lagSeconds = behindSince === undefined ? 0 : (now() - behindSince) / 1_000;
      return {
        level: lagSeconds < LAG_DEGRADED_S ? 'ok' : 'degraded',
        detail: { position: String(passed.current), readModels: String(position), lagSeconds },
        samples: [
          { name: 'millwright_copies_position', value: Number(passed.current) },
          { name: 'millwright_copies_lag_seconds', value: lagSeconds },
        ],
      };
    },
  };
}
