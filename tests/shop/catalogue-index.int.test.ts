// Issue 9, section 2: the index follows the read models item by item, and what is kept depends on what it shows.
import { vi } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readGroup } from '#platform/kernel/read-model/checkpoints.ts';
import { announceReplaced, followPositions, type Positions } from '#platform/kernel/read-model/positions.ts';
import { transaction } from '#platform/kernel/postgres/pool.ts';
import { openEmbeddedIndex } from '#projections/catalogue/index/embedded-index.ts';
import { english } from '#projections/catalogue/index/testing/small-index.ts';
import { prices } from '#projections/price-list/prices.ts';
import { products } from '#projections/product/products.ts';
import { stock } from '#projections/stock/stock.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { until } from '../harness/until.ts';

const log = pino({ level: 'silent' });

describe('the catalogue index of a shop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-index-'));
  const file = join(folder, 'catalogue.db');
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(async () => {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const priceOf = async (productId = '6205') =>
    (await shop.visitor().post('product/productinfo', { productId })).prices?.[0]?.unitPrice;
  const setPrice = (unitPrice: number, itemNumber = '6205') =>
    shop.send('price-list/import', {
      priceList: 'standard',
      itemNumber,
      currency: 'CAD',
      tiers: [{ quantity: 1, unitPrice }],
    });

  /** One that lies on disk. Tells what it took over after it was opened, and while it was. */
  async function openCopy() {
    const { pool, config } = shop.application;
    const positions = await followPositions(config.DATABASE_URL, 'catalogue-index', log);
    const taken: string[] = [];
    const onChanged = (changed: readonly string[]) => void taken.push(...changed);
    const index = await openEmbeddedIndex({ pool, positions, log, file, onChanged });
    return {
      taken,
      priceOf: async (itemNumber: string) =>
        (await index.ask('product', { itemNumber }, english)).output.read()?.prices?.[0]?.unitPrice,
      nameOf: async (itemNumber: string) => (await index.ask('product', { itemNumber }, english)).output.read()?.name,
      async close() {
        await positions.close();
        index.close();
      },
    };
  }

  it('reads after a restart only what changed meanwhile', async () => {
    await (await openCopy()).close();
    await setPrice(1_111);
    const copy = await openCopy();
    expect(copy.taken).toEqual(['prices', 'product:6205']);
    expect(await copy.priceOf('6205')).toBe(1_111);
    await copy.close();
  });

  it('compares itself with a table that was replaced', async () => {
    const copy = await openCopy();
    const { pool } = shop.application;
    await transaction(pool, async (client) => {
      await client.query(
        `update ${prices.table} set periods = jsonb_set(periods, '{0,tiers,0,unitPrice}', '1234') where item_number = '6205'`,
      );
      await announceReplaced(client, prices.name, undefined);
    });
    await until(async () => ((await copy.priceOf('6205')) === 1_234 ? true : undefined), 'the corrected price');
    await copy.close();
    await setPrice(1_000);
  });

  it('does not trust a copy that has not seen the same as the read models, such as of another shop', async () => {
    const { pool } = shop.application;
    await (await openCopy()).close();
    await pool.query(
      `update ${products.table} set data = jsonb_set(data, '{name,en}', '"Of another day"'), _position = _position - 1 where item_number = 'RARE'`,
    );
    const copy = await openCopy();
    expect(await copy.nameOf('RARE')).toBe('Of another day');
    await copy.close();
    await pool.query(
      `update ${products.table} set data = jsonb_set(data, '{name,en}', '"Rare bearing"'), _position = _position + 1 where item_number = 'RARE'`,
    );
  });

  it('answers a reader who names the position of a change only once it has taken that over', async () => {
    const { dispatcher, index } = shop.application;
    for (let unitPrice = 2_000; unitPrice < 2_010; unitPrice++) {
      const { position } = await dispatcher.dispatchAsSystem(
        'price-list/import',
        { priceList: 'standard', itemNumber: '6205', currency: 'CAD', tiers: [{ quantity: 1, unitPrice }] },
        { name: 'test', commandId: crypto.randomUUID(), correlationId: 'c', causationId: 'c' },
      );
      const { output, isBehind } = await index.ask('product', { itemNumber: '6205' }, english, position);
      expect([output.read()?.prices?.[0]?.unitPrice, isBehind]).toEqual([unitPrice, false]);
    }
  });

  it('empties the kept answers that show a product when its price changes, and no others', async () => {
    const kept = shop.application.index;
    const asked = vi.spyOn(kept, 'ask');
    await setPrice(3_000);
    await shop.projectionsCaughtUp();
    expect([await priceOf(), await priceOf('6306')]).toEqual([3_000, 2_500]);
    asked.mockClear();
    expect([await priceOf(), await priceOf('6306')]).toEqual([3_000, 2_500]);
    expect(asked).not.toHaveBeenCalled();
    await setPrice(3_100);
    await shop.projectionsCaughtUp();
    expect([await priceOf(), await priceOf('6306')]).toEqual([3_100, 2_500]);
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  it('keeps answers of accounts by their price list', async () => {
    const asked = vi.spyOn(shop.application.index, 'ask');
    const [ben, other] = [shop.visitor(), shop.visitor()];
    for (const one of [ben, other]) await one.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    const info = (one: typeof ben) => one.post('product/productinfo', { productId: '6306' });
    const first = await info(ben);
    asked.mockClear();
    expect(await info(other)).toEqual(first);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('takes what changes while it reads the read models for the first time', async () => {
    const { pool, config } = shop.application;
    const positions = await followPositions(config.DATABASE_URL, 'catalogue-index', log);
    let isListening = false;
    const listening: Positions = {
      ...positions,
      onProjected(listener) {
        isListening = true;
        positions.onProjected(listener);
      },
    };
    let isChanged = false;
    /** Changes a price as soon as all prices were read. */
    const changing = new Proxy(pool, {
      get(target, property) {
        if (property !== 'query') return Reflect.get(target, property, target) as unknown;
        return async (statement: string | { readonly text: string }, values?: unknown[]) => {
          const text = typeof statement === 'string' ? statement : statement.text;
          if (!isChanged && text.includes(stock.table.split('.').at(-1)!)) {
            isChanged = true;
            await setPrice(4_200);
            await shop.projectionsCaughtUp();
            const { position } = await readGroup(pool);
            await until(
              () => Promise.resolve(isListening || positions.current >= position! || undefined),
              'the notice of the change',
            );
          }
          return target.query(statement as string, values);
        };
      },
    });
    try {
      const index = await openEmbeddedIndex({
        pool: changing,
        positions: listening,
        log,
        file: ':memory:',
        onChanged: () => undefined,
      });
      const { position } = await readGroup(pool);
      const { output } = await index.ask('product', { itemNumber: '6205' }, english, position);
      expect([isChanged, output.read()?.prices?.[0]?.unitPrice]).toEqual([true, 4_200]);
      index.close();
    } finally {
      await positions.close();
    }
  });

  it('is missed as a store that is away, without taking carts along, and is found again', async () => {
    const guest = shop.visitor();
    await shop.stopIndex();
    await expect(guest.post('category/searchbykeyword', { keyword: 'something new' })).rejects.toMatchObject({
      status: 503,
      answer: { code: 'store_unavailable' },
    });
    expect(await guest.post('cart/addtocart', { ProductId: '6306', Qty: 1 })).toMatchObject({ lineCount: 1 });
    await shop.startIndex();
    expect(
      await until(() => guest.post('category/searchbykeyword', { keyword: '6306' }).catch(() => undefined), 'search'),
    ).toMatchObject({ exactMatch: { itemNumber: '6306' } });
  });
});
