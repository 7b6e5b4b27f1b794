// The catalogue index over OpenSearch: every process that opens it answers, and one of them fills it.
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Pool } from 'pg';
import { createChanges } from '#platform/kernel/http/changes.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { createPassedPosition, type PassedPosition } from '#platform/kernel/read-model/passed-position.ts';
import type { Positions, TableChanges } from '#platform/kernel/read-model/positions.ts';
import { openSearchClient, SearchRefused, type SearchClient } from '#platform/adapters/search/search-client.ts';
import { answerWith } from '../index/answer-with.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { dependencies } from '../index/dependencies.ts';
import { BRAND } from '../reader.ts';
import { createAnswers } from './answers.ts';
import { createCards } from './cards.ts';
import { postgresRows, type CatalogueRows } from './catalogue-rows.ts';
import { createCatalogueStructure, numericAttributes, type CatalogueStructure } from './catalogue-structure.ts';
import { createCategoryCounts } from './category-counts.ts';
import { createKnownNumbers } from './known-numbers.ts';
import { createIndexFiller, type IndexFiller, type Round } from './index-filler.ts';
import { followNews, tellNews, type IndexNews } from './index-news.ts';
import { indexNames, readState } from './index-state.ts';
import { dropOlderVersions } from './older-versions.ts';
import { fillerLock, leadAgainAndAgain, type Lead } from './lead.ts';
import { INDEX_VERSION } from './product-document.ts';

export interface OpenSearchIndexOptions {
  readonly pool: Pool;
  readonly databaseUrl: string;
  /** The positions of this process. */
  readonly positions: Positions;
  readonly log: Log;
  /** SEARCH_URL. */
  readonly url: string;
  /** SEARCH_PREFIX: what its indexes begin with, to tell shops on one cluster apart. */
  readonly prefix: string;
  /** Told what changed, before anybody who waits for it goes on; undefined: whatever may have. */
  readonly onChanged: (dependencies: readonly string[] | undefined) => void;
  /** Told how far the index is, after what changed. */
  readonly onPassed: (position: bigint) => void;
}

export interface OpenSearchIndex extends CatalogueIndex {
  readonly passed: PassedPosition;
  /** @throws PeerUnavailable while OpenSearch is away */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const RETRY_MS = 500;
/** Who lost a notification hears so often how far the index is, in milliseconds. */
const REPEAT_MS = 5_000;

/** Resolves once there is an index that can be asked. While OpenSearch is away it waits, and tries again. */
export async function openOpenSearchIndex(options: OpenSearchIndexOptions): Promise<OpenSearchIndex> {
  const { pool, databaseUrl, log, onChanged, onPassed } = options;
  const client = await openSearchClient(options.url);
  await refuseStranger(client, log);
  const names = indexNames(options.prefix);
  const rows = postgresRows(pool);
  const structure = await createCatalogueStructure(rows, BRAND);
  const changes = createChanges(() => false);
  const passed = createPassedPosition();
  const closed = new AbortController();
  const inTurn = pLimit(1);

  async function take(news: IndexNews): Promise<void> {
    if ('passed' in news) {
      passed.moveTo(news.passed);
      return onPassed(news.passed);
    }
    const { changed } = news;
    if (!changed || changed.includes(dependencies.structure)) await structure.reload();
    if (!changed || changed.includes(dependencies.bestSellers)) await structure.reloadSales();
    changes.changed(changed);
    onChanged(changed);
  }
  /** News that cannot be taken, such as without a database, may not be left out: everything is read anew instead. */
  const taken = (news: IndexNews) =>
    inTurn(async () => {
      for (let next = news, isFirst = true; !closed.signal.aborted; next = { changed: undefined }) {
        try {
          return await take(next);
        } catch (error) {
          if (isFirst) log.warn({ err: error }, 'news of the index could not be taken; they are tried again');
          isFirst = false;
          await pause(RETRY_MS, closed.signal);
        }
      }
    });

  const listener = await followNews({
    databaseUrl,
    alias: names.alias,
    log,
    onListening: () => void taken({ changed: undefined }),
    onNews: (news) => void taken(news),
  });
  const filling = fill({ ...options, client, rows, names, signal: closed.signal });
  await asked(client, names.alias, log, closed.signal);
  const counts = createCategoryCounts(client, names.alias, changes);
  const cards = createCards(rows, structure);
  const numbers = createKnownNumbers(client, names.alias, changes, () => numericAttributes(structure));
  const answers = createAnswers({ client, alias: names.alias, rows, structure, cards, counts, numbers });
  return {
    ...answerWith(answers, (position) => passed.waitFor(position)),
    passed,
    ping: () => client.ping(),
    async close() {
      closed.abort();
      await listener.close();
      await filling;
      await client.close();
    },
  };
}

/** @throws OperatorError when OpenSearch knows neither user nor password; while it is away nobody can tell */
async function refuseStranger(client: SearchClient, log: Log): Promise<void> {
  try {
    await client.ping();
  } catch (error) {
    if (error instanceof SearchRefused && (error.status === 401 || error.status === 403)) {
      await client.close();
      throw new OperatorError(`SEARCH_URL: OpenSearch does not let this user in (${error.status})`);
    }
    log.warn({ err: error }, 'OpenSearch is away; it is waited for');
  }
}

interface FillOptions extends OpenSearchIndexOptions {
  readonly client: SearchClient;
  readonly rows: CatalogueRows;
  readonly names: ReturnType<typeof indexNames>;
  readonly signal: AbortSignal;
}

/** Fills the index whenever this process leads. */
function fill({ pool, positions, log, client, rows, names, signal }: FillOptions): Promise<void> {
  const inTurn = pLimit(1);
  let leading: { readonly lead: Lead; readonly filler: IndexFiller } | undefined;
  let last: Round | undefined;
  let isTold = true;

  const round = (changes?: TableChanges): Promise<void> =>
    inTurn(async () => {
      if (!leading || leading.lead.signal.aborted) return;
      last = await leading.filler.round(changes);
      // What could not be told of an earlier round is not known any more.
      const changed = isTold ? last.changed : undefined;
      isTold = false;
      await tellNews(pool, names.alias, { ...last, changed });
      isTold = true;
    });
  // What it throws is tried again, and nobody who waits goes on before.
  positions.onProjected(round);

  return leadAgainAndAgain({
    pool,
    lock: fillerLock(INDEX_VERSION),
    log,
    signal,
    async work(lead) {
      const structure: CatalogueStructure = await createCatalogueStructure(rows, BRAND);
      const filler = createIndexFiller({ pool, client, rows, structure, names, log, confirmLead: lead.confirm });
      leading = { lead, filler };
      try {
        await untilDone(() => round(), log, lead.signal);
        await dropOlderVersions(pool, client, names, log);
        while (!lead.signal.aborted) {
          await pause(REPEAT_MS, lead.signal);
          if (last && !lead.signal.aborted) await tellNews(pool, names.alias, { changed: [], passed: last.passed });
        }
      } finally {
        leading = undefined;
      }
    },
  });
}

async function untilDone(work: () => Promise<void>, log: Log, signal: AbortSignal): Promise<void> {
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    try {
      return await work();
    } catch (error) {
      if (isFirst) log.warn({ err: error }, 'the index of OpenSearch cannot be filled; it is tried until it can');
      await pause(RETRY_MS, signal);
    }
  }
}

/** Waits until there is an index under the alias. */
async function asked(client: SearchClient, alias: string, log: Log, signal: AbortSignal): Promise<void> {
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    try {
      if (await readState(client, alias)) return;
    } catch (error) {
      if (isFirst) log.warn({ err: error }, 'there is no index of OpenSearch yet');
    }
    await pause(RETRY_MS, signal);
  }
}

const pause = (ms: number, signal: AbortSignal) => delay(ms, undefined, { signal }).catch(() => undefined);
