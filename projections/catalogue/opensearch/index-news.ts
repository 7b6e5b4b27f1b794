// The process that fills the index tells all that answer over it what changed, by PostgreSQL's notifications.
import type { Pool } from 'pg';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { listenTo } from '#platform/kernel/postgres/listener.ts';
import { countOf, knex } from '#platform/kernel/postgres/statement.ts';
import type { Round } from './index-filler.ts';

const CHANNEL = 'catalogue_search_index';
/** PostgreSQL takes 8,000 bytes. */
const MAX_BYTES = 7_000;

export type IndexNews =
  /** Undefined: whatever may have changed. */
  { readonly changed: readonly string[] | undefined } | { readonly passed: bigint };

interface Payload {
  readonly alias: string;
  readonly changed?: readonly string[] | null;
  readonly passed?: string;
}

/** First what changed, then how far the index is, as those who answer must take it. */
export async function tellNews(pool: Pool, alias: string, { changed, passed }: Round): Promise<void> {
  const payloads: Payload[] = [
    ...(changed ? inParts(changed).map((part) => ({ alias, changed: part })) : [{ alias, changed: null }]),
    { alias, passed: String(passed) },
  ];
  for (const payload of payloads)
    await countOf(pool, knex.select(knex.raw('pg_notify(?, ?)', [CHANNEL, JSON.stringify(payload)])));
}

function inParts(all: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [];
  let part: string[] = [];
  let bytes = MAX_BYTES;
  for (const one of all) {
    bytes += Buffer.byteLength(JSON.stringify(one)) + 1;
    if (bytes > MAX_BYTES - 200) {
      part = [];
      parts.push(part);
      bytes = Buffer.byteLength(JSON.stringify(one)) + 1;
    }
    part.push(one);
  }
  return parts;
}

export interface NewsOptions {
  readonly databaseUrl: string;
  readonly alias: string;
  readonly log: Log;
  /** Called each time it listens anew: what was told in between is lost. */
  readonly onListening: () => void;
  readonly onNews: (news: IndexNews) => void;
}

export const followNews = ({ databaseUrl, alias, log, onListening, onNews }: NewsOptions) =>
  listenTo({
    databaseUrl,
    channel: CHANNEL,
    role: 'catalogue-index',
    log,
    onListening: () => Promise.resolve(onListening()),
    onNotification(text) {
      const payload = JSON.parse(text) as Payload;
      // Another version of the index, or another shop's.
      if (payload.alias !== alias) return;
      onNews(
        payload.passed === undefined ? { changed: payload.changed ?? undefined } : { passed: BigInt(payload.passed) },
      );
    },
  });
