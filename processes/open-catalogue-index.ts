// The catalogue index as this shop has it: embedded in this process, or over OpenSearch.
import type { Pool } from 'pg';
import type { Log } from '#platform/kernel/runtime/log.ts';
import type { Check } from '#platform/kernel/health/health.ts';
import type { Positions } from '#platform/kernel/read-model/positions.ts';
import { openEmbeddedIndex } from '#projections/catalogue/index/embedded-index.ts';
import type { CatalogueIndex } from '#projections/catalogue/index/catalogue-index.ts';
import type { News } from '#projections/catalogue/index/index-server.ts';

export interface CatalogueIndexOptions {
  readonly config: {
    readonly DATABASE_URL: string;
    readonly SEARCH_URL?: string | undefined;
    readonly SEARCH_PREFIX: string;
  };
  readonly pool: Pool;
  /** The positions of this process, which has nothing else that waits for the read models. */
  readonly positions: Positions;
  readonly log: Log;
  /** The file of the embedded index between two starts. */
  readonly file: string;
  readonly publish: (news: News) => void;
}

export interface OpenedIndex {
  readonly index: CatalogueIndex;
  /** Its position. */
  readonly passed: Pick<Positions, 'current' | 'waitFor'>;
  readonly checks: readonly Check[];
  close(): Promise<void>;
}

/** Resolves once it can be asked. */
export async function openCatalogueIndex(options: CatalogueIndexOptions): Promise<OpenedIndex> {
  const { config, pool, positions, log, file, publish } = options;
  const onPassed = (position: bigint) => publish({ passed: String(position) });
  if (config.SEARCH_URL === undefined) {
    positions.onPassed(onPassed);
    const index = await openEmbeddedIndex({ pool, positions, log, file, onChanged: (changed) => publish({ changed }) });
    return { index, passed: positions, checks: [], close: () => Promise.resolve(index.close()) };
  }
  // Nobody else loads its client.
  const { openOpenSearchIndex } = await import('#projections/catalogue/opensearch/opensearch-index.ts');
  const index = await openOpenSearchIndex({
    pool,
    databaseUrl: config.DATABASE_URL,
    positions,
    log,
    url: config.SEARCH_URL,
    prefix: config.SEARCH_PREFIX,
    onChanged: (changed) => publish({ changed: changed ?? null }),
    onPassed,
  });
  return { index, passed: index.passed, checks: [openSearchCheck(index)], close: () => index.close() };
}

/** Without it there are no lists and no search; product pages come from rows. */
const openSearchCheck = (index: { ping(): Promise<void> }): Check => ({
  name: 'opensearch',
  otherwise: 'degraded',
  async look() {
    await index.ping();
    return { level: 'ok' };
  },
});
