// Saves what was typed into the table: a command for each product with what was seen of it, so that nobody overrules what
// they have not seen. What one is refused is said beside it, and holds up no other.
import pLimit from 'p-limit';
import { client } from '#admin/lib/client.ts';
import { changedMeanwhile } from '#admin/lib/message-of.ts';
import type { Snapshot } from './grid-columns.ts';
import type { GridRow, Saved } from './grid-state.ts';

/** Commands at once: the server takes several as fast as one. */
const AT_ONCE = 6;

type Data = Snapshot['data'];

export const isDirty = ({ seen, now }: Pick<GridRow, 'seen' | 'now'>): boolean =>
  seen !== now && JSON.stringify(seen) !== JSON.stringify(now);

/** @param onSaved told after each product */
export async function applyChanges(
  rows: readonly GridRow[],
  priceList: string,
  explain: (error: unknown) => string,
  onSaved: (itemNumber: string, saved: Saved) => void,
): Promise<void> {
  const limit = pLimit(AT_ONCE);
  await Promise.all(
    rows.filter(isDirty).map((row) =>
      limit(async () => {
        onSaved(row.itemNumber, await applyRow(row, priceList, explain));
      }),
    ),
  );
}

/** Data first, then price, then status: what is published is complete. */
async function applyRow(
  { itemNumber, seen: before, now }: GridRow,
  priceList: string,
  explain: (error: unknown) => string,
): Promise<Saved> {
  let seen = before;
  try {
    const changed = differences(seen.data, now.data);
    const names = Object.keys(changed) as (keyof Data)[];
    if (names.length) {
      const were = Object.fromEntries(names.map((name) => [name, seen.data[name]]));
      await client.post('admin/product/change', { itemNumber, seen: were, changed });
      seen = { ...seen, data: now.data };
    }
    if (now.price && JSON.stringify(now.price) !== JSON.stringify(seen.price)) {
      const { periods } = now.price;
      const items = [{ itemNumber, seenVersion: seen.price?.version ?? 0, periods }];
      await client.post('admin/pricelist/setprices', { priceList, items });
      seen = { ...seen, price: { ...now.price, version: (seen.price?.version ?? 0) + 1 } };
    }
    if (now.status !== seen.status) {
      await changeStatus(itemNumber, seen.status, now.status);
      seen = { ...seen, status: now.status };
    }
    return { seen, problem: '' };
  } catch (error) {
    const present = changedMeanwhile(error) as Partial<Data> | undefined;
    return {
      seen: present ? { ...seen, data: { ...seen.data, ...present } } : seen,
      problem: explain(error),
    };
  }
}

function changeStatus(itemNumber: string, before: Snapshot['status'], after: Snapshot['status']): Promise<unknown> {
  if (after === 'discontinued') return client.post('admin/product/discontinue', { itemNumber });
  return before === 'draft'
    ? client.post('admin/product/publish', { itemNumber })
    : client.post('admin/product/reinstate', { itemNumber });
}

const differences = (before: Data, after: Data): Partial<Data> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Data]),
    ),
  );
