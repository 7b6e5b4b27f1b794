// Files that somebody sends before what they are for: a registration, an import. What came to nothing is deleted, with its
// bytes (docs/decisions/0037, 0045).
import type { Pool } from 'pg';
import type { BlobStore } from '../adapters/blob/blob-store.ts';
import type { Clock } from '../kernel/runtime/clock.ts';
import { ago, countOf, knex, present, rowsOf } from '../kernel/postgres/statement.ts';

export interface WaitingFiles {
  sent(sha256: string): Promise<void>;
  /** Those of them that wait for what they are for. */
  waiting(sha256s: readonly string[]): Promise<ReadonlySet<string>>;
  /** From here on they are somebody's, and stay. */
  taken(sha256s: readonly string[]): Promise<void>;
}

declare module '#platform/kernel/operations/services.ts' {
  interface Services {
    /** Files of who has yet to register. */
    readonly waitingFiles: WaitingFiles;
  }
}

/** Hours for which a file waits to be part of something. */
export const WAITING_HOURS = 48;
const HOUR_S = 3_600;
/** Files that are deleted in one go. */
const BATCH = 500;
const files = () => knex('platform.waiting_file');

export const createWaitingFiles = (pool: Pool): WaitingFiles => ({
  async sent(sha256) {
    const again = files().insert({ sha256, sent_at: present() }).onConflict('sha256').merge({ sent_at: present() });
    await countOf(pool, again);
  },
  async waiting(sha256s) {
    const rows = await rowsOf<{ sha256: string }>(
      pool,
      files()
        .select('sha256')
        .whereIn('sha256', [...sha256s]),
    );
    return new Set(rows.map(({ sha256 }) => sha256));
  },
  async taken(sha256s) {
    if (sha256s.length)
      await countOf(
        pool,
        files()
          .whereIn('sha256', [...sha256s])
          .delete(),
      );
  },
});

/** Deletes files of which nothing came. The row goes last: what is cut off is done again. Returns how many. */
export async function deleteForgottenFiles(pool: Pool, blobs: BlobStore, clock: Clock): Promise<number> {
  const due = files()
    .select('sha256')
    .where('sent_at', '<', ago('secs', WAITING_HOURS * HOUR_S))
    .limit(BATCH);
  const forgotten = await rowsOf<{ sha256: string }>(pool, due);
  for (const { sha256 } of forgotten) {
    await blobs.remove(sha256, new Date(clock.now()));
    await countOf(pool, files().where({ sha256 }).delete());
  }
  return forgotten.length;
}
