import type { Pool } from 'pg';
import { stock } from '#projections/stock/stock.ts';
import type { CatalogueCopy } from './catalogue-copy.ts';
import { createTakeUp } from './take-up.ts';

const MANY_LOOKS = 50;

/** A read model of which each look finds so many rows that changed, and one where nothing is said. */
function taken(...pages: readonly number[]) {
  let [asked, position] = [0, 0];
  const followed: bigint[] = [];
  const query = async () => ({
    rows: Array.from({ length: asked < MANY_LOOKS ? (pages[asked++] ?? 1) : 0 }, () => ({
      row: { itemNumber: String(position) },
      position: String((position += 1)),
    })),
  });
  const copy = {
    store: {
      followed: () => undefined,
      setFollowed: (_model: string, { position: at }: { position: bigint }) => void followed.push(at),
      transaction: (work: () => unknown) => work(),
    },
    apply: () => [],
  };
  const takeUp = createTakeUp({
    pool: { query } as unknown as Pool,
    copy: copy as unknown as CatalogueCopy,
    onChanged: () => undefined,
  });
  return takeUp.changed(stock as never, 0).then(() => ({ asked, followed }));
}

describe('what changed in a read model', () => {
  it('is in the copy after one look, although more of it changes all the time', async () =>
    expect(await taken(3)).toEqual({ asked: 1, followed: [3n] }));
  it('is read page by page, and a page ends before an event that may go on in the next', async () =>
    expect(await taken(500, 2)).toEqual({ asked: 2, followed: [499n, 502n] }));
  it('is nothing where nothing changed', async () => expect(await taken(0)).toEqual({ asked: 1, followed: [] }));
});
