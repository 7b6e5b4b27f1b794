// Indexes of earlier releases: dropped once no process of theirs runs any more, which would lead them.
import type { Pool } from 'pg';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { tryLock } from '#platform/kernel/postgres/advisory-lock.ts';
import type { SearchClient } from '#platform/adapters/search/search-client.ts';
import type { IndexNames } from './index-state.ts';
import { fillerLock } from './lead.ts';
import { INDEX_VERSION } from './product-document.ts';

export async function dropOlderVersions(
  pool: Pool,
  search: SearchClient,
  names: IndexNames,
  log: Log,
  present = INDEX_VERSION,
): Promise<void> {
  for (const name of (await search.indexes(names.everyVersion)).keys()) {
    const version = names.versionOf(name);
    if (version === undefined || version >= present) continue;
    const client = await pool.connect();
    try {
      if (!(await tryLock(client, fillerLock(version)))) continue;
      await search.deleteIndex(name);
      log.info({ index: name }, 'the index of an earlier release was dropped');
    } finally {
      // The lock goes with the connection.
      client.release(true);
    }
  }
}
