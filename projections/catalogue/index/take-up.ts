// How rows of a read model come into the copy of the catalogue: those that changed, or all of them.
import { setImmediate as turn } from 'node:timers/promises';
import type { Pool } from 'pg';
import { needed } from '#domain/shared/needed.ts';
import type { ReadModel } from '#platform/kernel/read-model/read-model.ts';
import { lastPosition, loadRowsAfterKey, loadRowsFrom } from '#platform/kernel/read-model/table.ts';
import type { CatalogueCopy } from './catalogue-copy.ts';
import type { StoredRow } from './index-store.ts';

export interface TakeUpOptions {
  readonly pool: Pool;
  readonly copy: CatalogueCopy;
  /** Called after each batch, with the dependencies that changed; before anybody who waits for the change goes on. */
  readonly onChanged: (changed: readonly string[]) => void;
}

/** Rows per question to the database, and rows that are applied before others have their turn: 12 ms of products. */
const PAGE = 500;
const BATCH = 25;

/** After every key there is. */
export const LAST_KEY = '\u{10ffff}';

export function createTakeUp({ pool, copy, onChanged }: TakeUpOptions) {
  const { store } = copy;

  async function apply(
    model: ReadModel,
    rows: readonly StoredRow<object>[],
    removed: readonly string[],
  ): Promise<void> {
    for (let at = 0; at < Math.max(rows.length, removed.length); at += BATCH) {
      const batch = rows.slice(at, at + BATCH);
      onChanged(store.transaction(() => copy.apply(model.name, batch, removed.slice(at, at + BATCH))));
      await turn();
    }
  }

  return {
    /**
     * The rows that had changed after the last event in the copy when this was called; whoever waits for them does not wait
     * for what goes on changing. An event's rows come together or not at all.
     */
    async changed(model: ReadModel, epoch: number): Promise<void> {
      const known = store.followed(model.name);
      let from = { position: known?.position ?? -1n, key: LAST_KEY };
      for (;;) {
        const rows = await loadRowsFrom(pool, model, from, PAGE);
        if (!rows.length) return;
        // A batch may end within an event: the copy stands before it until all of its rows are there.
        const last = needed(rows.at(-1), 'last row');
        await apply(model, rows, []);
        from = { position: last.position, key: last.key };
        const isWhole = rows.length < PAGE;
        store.setFollowed(model.name, {
          version: model.version,
          epoch,
          position: isWhole ? last.position : last.position - 1n,
        });
        if (isWhole) return;
      }
    },

    /** Every row, in the order of keys: what differs is applied, what is not there any more is removed. */
    async whole(model: ReadModel, epoch: number): Promise<void> {
      let last = '';
      // Rows that change meanwhile may lie before the place that is read; they have higher positions, and come after.
      const position = await lastPosition(pool, model);
      // Until it has ended nothing is trusted.
      store.setFollowed(model.name, { version: -1, epoch, position });
      for (;;) {
        const rows = await loadRowsAfterKey(pool, model, last, PAGE);
        const until = rows.at(-1)?.key;
        await apply(model, rows, goneBetween(model.name, last, until, new Set(rows.map(({ key }) => key))));
        if (until === undefined) break;
        last = until;
      }
      store.setFollowed(model.name, { version: model.version, epoch, position });
      await this.changed(model, epoch);
    },
  };

  function goneBetween(model: string, after: string, until: string | undefined, there: ReadonlySet<string>): string[] {
    const gone: string[] = [];
    for (let last = after; ;) {
      const keys = store.keys(model, last, PAGE);
      for (const key of keys) {
        if (until !== undefined && key > until) return gone;
        if (!there.has(key)) gone.push(key);
      }
      if (keys.length < PAGE) return gone;
      last = needed(keys.at(-1), 'last key');
    }
  }
}
