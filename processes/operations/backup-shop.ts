// A backup of a running shop (decision 0019): what no history brings back out of PostgreSQL first, then the history,
// then what may only be later than it.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { eventCatalogue } from '#domain/event-catalogue.ts';
import { readLines, writeLines } from '#platform/adapters/backup/lines.ts';
import { hashFiles, keyCheck, writeManifest, type Manifest } from '#platform/adapters/backup/manifest.ts';
import { dumpedTables, dumpRows, isDumpedLater } from '#platform/adapters/backup/rows.ts';
import { createCodec } from '#platform/kernel/event-store/codec.ts';
import { foreignSentences } from '#platform/kernel/event-store/copy-history.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import {
  openRawStore,
  type ForeignEvents,
  type RawEvent,
  type RawHistory,
} from '#platform/kernel/event-store/raw-history.ts';
import { reachStore } from '#platform/kernel/event-store/reach-store.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { lastMigration } from '#platform/kernel/postgres/migrate.ts';
import { openDatabase } from '#platform/kernel/postgres/open.ts';
import { transaction, type Pool, type PoolClient } from '#platform/kernel/postgres/pool.ts';
import { createHistoryFold } from '#platform/kernel/proof/verify-history.ts';
import { readStandings } from '#platform/kernel/read-model/begin-anew.ts';
import { hashOfEvent } from '#proof/event-hash.ts';
import { progressOf } from './progress.ts';
import { isoNow, systemClock } from '#platform/kernel/runtime/clock.ts';

export const ROWS = 'rows.jsonl.gz';
export const LATER_ROWS = 'rows-later.jsonl.gz';
export const EVENTS = 'events.jsonl.gz';
export const BLOBS = 'blobs';
export const SECRETS = 'secrets.json';

export interface BackupOptions {
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
  readonly masterKey: Buffer;
  /** An empty or new folder. */
  readonly to: string;
  /** Folder of the attached files; undefined where they lie in a bucket. */
  readonly blobs: string | undefined;
  /** Address of that bucket, without keys. */
  readonly bucket?: string;
  /** Keys to be put into the backup, in plain. */
  readonly secretsFile?: string;
  readonly log: Log;
  readonly say: (line: string) => void;
}

/**
 * @throws OperatorError when the folder is not empty or a service does not answer; what was written then has no
 * manifest, and is no backup
 */
export async function backUpShop({
  databaseUrl,
  eventStoreUrl,
  masterKey,
  to,
  blobs,
  bucket,
  secretsFile,
  log,
  say,
}: BackupOptions): Promise<Manifest['events']> {
  if (existsSync(to) && readdirSync(to).length)
    throw new OperatorError(`${to} is not empty: a backup goes into a folder of its own`);
  mkdirSync(to, { recursive: true, mode: 0o700 });
  const begunAt = isoNow(systemClock);
  await reachStore(eventStoreUrl);
  const pool = await openDatabase(databaseUrl, 'backup', log, 2);
  const raw = openRawStore(eventStoreUrl, createCodec(eventCatalogue));
  try {
    const first = await inSnapshot(pool, async (client) => {
      const standings = await readStandings(client);
      const migration = await lastMigration(client);
      const tables = await dumpedTables(client);
      await writeLines(
        join(to, ROWS),
        dumpRows(
          client,
          tables.filter(({ name }) => !isDumpedLater(name)),
        ),
      );
      return { standings, migration, tables: tables.map(({ name }) => name) };
    });
    const history = await writeEvents(raw, join(to, EVENTS), say);
    await inSnapshot(pool, async (client) =>
      writeLines(
        join(to, LATER_ROWS),
        dumpRows(
          client,
          (await dumpedTables(client)).filter(({ name }) => isDumpedLater(name)),
        ),
      ),
    );
    if (blobs && existsSync(blobs))
      cpSync(blobs, join(to, BLOBS), {
        recursive: true,
        filter: (path) => !/\.[0-9a-f-]{36}$/.test(path),
        preserveTimestamps: true,
      });
    if (secretsFile) cpSync(secretsFile, join(to, SECRETS));
    await writeManifest(to, {
      begunAt,
      endedAt: isoNow(systemClock),
      ...first,
      ...history,
      masterKeyCheck: keyCheck(masterKey),
      hasSecrets: secretsFile !== undefined,
      attachments: blobs ? 'folder' : (bucket ?? ''),
      files: await hashFiles(to),
    });
    return history.events;
  } catch (error) {
    rmSync(join(to, ROWS), { force: true });
    throw error;
  } finally {
    await raw.close();
    await pool.end();
  }
}

/** Everything as of one moment, without holding up anybody. */
function inSnapshot<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return transaction(pool, async (client) => {
    await client.query(
      'set transaction isolation level repeatable read, read only; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    );
    return work(client);
  });
}

async function writeEvents(
  raw: RawHistory,
  path: string,
  say: (line: string) => void,
): Promise<Pick<Manifest, 'events' | 'root' | 'streams'>> {
  const foreign: ForeignEvents = new Map();
  const fold = createHistoryFold();
  const progress = progressOf('written', say);
  async function* lines() {
    for await (const event of raw.events(foreign)) {
      fold.add(chained(event));
      progress.reached(fold.size, 0);
      yield JSON.stringify(event);
    }
  }
  await writeLines(path, lines());
  progress.ended(fold.size, 0);
  for (const sentence of foreignSentences(foreign)) say(sentence);
  return { events: fold.size, root: fold.root(), streams: fold.streams() };
}

/** With the hash that readers give an event from before there was a chain. */
function chained(event: RawEvent): Omit<StoredEvent, 'position' | 'at'> {
  const read = event as Omit<StoredEvent, 'position' | 'at'>;
  return read.metadata.hash
    ? read
    : { ...read, metadata: { ...read.metadata, hash: hashOfEvent({ ...read, previous: '' }) } };
}

/** The history in a backup, as if it were a store. */
export const historyInBackup = (folder: string): RawHistory => ({
  async *events() {
    for await (const line of readLines(join(folder, EVENTS))) yield JSON.parse(line) as RawEvent;
  },
});
