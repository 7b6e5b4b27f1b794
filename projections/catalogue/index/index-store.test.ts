import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openIndexStore } from './index-store.ts';

describe('the file of the embedded index', () => {
  const folder = mkdtempSync(join(tmpdir(), 'index-store-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const opened = (version: number) => openIndexStore(join(folder, 'catalogue.db'), [{ name: 'price', version }]);

  it('is gone on with by the next start, and made anew where a read model has another shape by then', () => {
    const first = opened(1);
    first.putRow('price', 'standard.6205', { tiers: [] }, 7n);
    first.close();
    const again = opened(1);
    expect(again.row('price', 'standard.6205')).toEqual({ tiers: [] });
    again.close();
    const upgraded = opened(2);
    expect(upgraded.row('price', 'standard.6205')).toBeUndefined();
    upgraded.close();
  });
});
