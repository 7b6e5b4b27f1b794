// Read models say what events said when their rows were made: what was erased since goes with a rebuild.
import type { Pool } from 'pg';
import type { EventCategory } from '#domain/shared/event-catalogue.ts';
import type { EventStore } from '#platform/kernel/event-store/event-store.ts';
import { countOf, knex } from '#platform/kernel/postgres/statement.ts';
import type { ReadModel } from '#platform/kernel/read-model/read-model.ts';
import { rebuild, RebuildRunning } from '#platform/kernel/read-model/rebuild.ts';

declare module '#platform/kernel/queue/job.ts' {
  interface JobServices {
    /**
     * Builds everything anew that may say something of a person who was erased, beside what is there, and takes its place; nothing
     * waits for it. Answers false while another rebuild runs.
     */
    readonly rebuildPersonal: () => Promise<boolean>;
  }
}

/** Those that are made of events with personal data. */
export function personalReadModels(
  models: readonly ReadModel[],
  catalogue: readonly EventCategory[],
): readonly ReadModel[] {
  const personal = new Set(catalogue.flatMap((category) => Object.keys(category.personal)));
  return models.filter((model) => Object.keys(model.on).some((type) => personal.has(type)));
}

export const createPersonalRebuild =
  (pool: Pool, store: EventStore, models: readonly ReadModel[]) => async (): Promise<boolean> => {
    try {
      await rebuild(pool, store, models, 'swap');
    } catch (error) {
      if (error instanceof RebuildRunning) return false;
      throw error;
    }
    // States of long streams are read from the events again; reports of comparisons may show rows.
    await countOf(pool, knex('platform.snapshot').delete());
    await countOf(pool, knex('platform.comparison').whereIn('status', ['done', 'failed']).delete());
    return true;
  };
