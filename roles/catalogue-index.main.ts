// The catalogue index: what lists, facets and search need, once for all web processes of a machine.
import { join } from 'node:path';
import { readIndexConfig } from '#platform/config/config.ts';
import { OperatorError } from '#platform/operator-error.ts';
import type { MessageServer } from '#platform/messages/message-server.ts';
import { databaseCheck } from '#platform/postgres/health.ts';
import { openDatabase } from '#platform/postgres/open.ts';
import { runRole } from '#platform/process.ts';
import { awaitReadModels } from '#platform/read-model/await-read-models.ts';
import { readGroup } from '#platform/read-model/checkpoints.ts';
import { followPositions } from '#platform/read-model/positions.ts';
import { openEmbeddedIndex } from '#projections/catalogue/index/embedded-index.ts';
import { followedModels } from '#projections/catalogue/index/follow-read-models.ts';
import { serveIndex, type News } from '#projections/catalogue/index/index-server.ts';
import { observeRole } from './observe-role.ts';

const CONNECTIONS = 3;

await runRole('catalogue-index', async (log) => {
  const config = readIndexConfig();
  const observability = await observeRole(config, 'catalogue-index', log);
  const pool = await openDatabase(config.DATABASE_URL, 'catalogue-index', log, CONNECTIONS);
  await awaitReadModels(pool, followedModels);
  const positions = await followPositions(config.DATABASE_URL, log);
  let server: MessageServer | undefined;
  const index = await openEmbeddedIndex({
    pool,
    positions,
    log,
    file: join(config.MILLWRIGHT_DATA, 'catalogue-index', 'catalogue.db'),
    onChanged: (changed) => server?.publish({ changed } satisfies News),
  });
  server = await serveIndex(index, {
    host: config.CATALOGUE_INDEX_HOST,
    port: Number(new URL(config.CATALOGUE_INDEX_URL).port),
    token: config.CATALOGUE_INDEX_TOKEN,
    log,
  }).catch((error: unknown) => {
    throw error instanceof OperatorError ? new OperatorError(`CATALOGUE_INDEX_URL: ${error.message}`) : error;
  });
  positions.onPassed((position) => server?.publish({ passed: String(position) } satisfies News));
  observability.watch([
    databaseCheck(pool),
    {
      name: 'copy',
      otherwise: 'degraded',
      async look() {
        const { position = -1n } = await readGroup(pool);
        return {
          level: 'ok',
          detail: { position: String(positions.current), readModels: String(position) },
          samples: [{ name: 'millwright_copies_position', value: Number(positions.current) }],
        };
      },
    },
  ]);
  return {
    metricsPort: observability.port,
    async stop() {
      await server?.close();
      await positions.close();
      index.close();
      await pool.end();
      await observability.close();
    },
  };
});
