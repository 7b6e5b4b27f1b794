// The past of the demonstration (decision 0057): some days of it, told by the same commands as the present.
import { pino } from 'pino';
import { furtherAccounts } from '#demo/history/companies.ts';
import { DAY, midnight } from '#demo/history/days.ts';
import { planOf } from '#demo/history/plan.ts';
import type { CatalogueItem } from '#demo/history/goods.ts';
import { readConfig } from '#platform/adapters/config/config.ts';
import { buildApplication, type Application } from '#processes/application.ts';
import { cardToken } from '#processes/history/card-token.ts';
import { ofThePast } from '#processes/history/moved-clock.ts';
import { tellHistory, type HistoryRecord } from '#processes/history/tell-history.ts';
import { staffMember } from '../harness/order-desk.ts';
import { expectSameAfterRebuild } from '../harness/rebuilt.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import type { Visitor } from '../harness/visitor.ts';

const DAYS = 16;
const until = Date.parse('2026-03-13T21:00:00.000Z');
const first = midnight(until) - DAYS * DAY;
const silent = pino({ level: 'silent' });

/** What the small catalogue has of what sells. */
const items: readonly CatalogueItem[] = ['6205', '6306', 'LATER'].map((itemNumber) => ({
  itemNumber,
  category: 'bearings',
  name: { en: itemNumber, fr: itemNumber },
  attributes: { bore: '25' },
  price: 10_00,
  stock: 400,
  isBundle: false,
}));
const stories = planOf(items, until).filter(
  ({ id, steps }) => /^(order|quote|open) /.test(id) && steps[0]!.at >= first,
);

describe('the past of the demonstration', () => {
  let shop: TestShop;
  let teller: Application;
  let csr: Visitor;
  let record: HistoryRecord;

  async function tell(from: HistoryRecord, days = Infinity): Promise<HistoryRecord> {
    const ending = new AbortController();
    let told = 0;
    return tellHistory(
      {
        application: teller,
        stories,
        props: { cardToken: (number) => cardToken(shop.gatewayUrl, number), certificate: () => Promise.resolve('') },
        log: silent,
        signal: ending.signal,
        onDay: () => {
          told += 1;
          if (told >= days) ending.abort();
        },
      },
      from,
    );
  }

  beforeAll(async () => {
    shop = await startShop();
    for (const account of furtherAccounts) await shop.send('account/open', account);
    for (const { itemNumber } of items) await shop.send('stock/count', { itemNumber, counts: { mtl: 100_000 } });
    await shop.quiet();
    const config = readConfig({ ...shop.environment });
    teller = await buildApplication(config, 'history', silent, ofThePast(shop.clock));
    csr = await staffMember(shop, 'dana');
    const effects = { waiting: [], after: String((await shop.application.store.head())!) };
    // Broken off after some days, and told on by another process, as after a start that was stopped.
    const half = await tell({ until, day: first, memories: {}, refused: {}, effects }, 5);
    record = await tell(JSON.parse(JSON.stringify(half)) as HistoryRecord);
    await shop.projectionsCaughtUp();
  });
  afterAll(async () => {
    await teller?.close();
    await shop?.stop();
  });

  const orders = () => csr.get('admin/order/list', { page: 1, pageSize: 100, sort: 'OrderDate', direction: 'ASC' });

  it('is told to its end, and no story was refused', () => expect(record.refused).toEqual({}));

  it('has orders that were placed, shipped and paid on their days', async () => {
    const { rows } = await orders();
    expect(rows.length).toBeGreaterThan(10);
    for (const { OrderDate } of rows) {
      expect(Date.parse(OrderDate)).toBeGreaterThan(first);
      expect(Date.parse(OrderDate)).toBeLessThan(until);
    }
    expect(rows.map(({ OrderStatus }) => OrderStatus)).toContain('shipped');
  });

  it('says of each event when it happened and when it was written down', async () => {
    const { OrderID } = (await orders()).rows[0]!;
    const [placed] = await shop.application.store.readStream(`order-${OrderID}`);
    expect(Date.parse(placed!.at)).toBeLessThan(until);
    expect(Date.parse(placed!.metadata.recordedAt!)).toBeGreaterThan(Date.parse(placed!.at));
  });

  it('takes what was shipped off the shelf on the day', async () => {
    const { movements } = await csr.get('admin/stock/detail', { itemNumber: '6205' });
    const shipped = movements.filter(({ kind }) => kind === 'shipped');
    expect(shipped.length).toBeGreaterThan(0);
    for (const { at } of shipped) expect(Date.parse(at)).toBeLessThan(until);
  });

  it('sends no letter about it', async () => {
    const mails = (await (await fetch(`${shop.url}/dev/mail.json`)).json()) as { readonly subject: string }[];
    expect(mails.filter(({ subject }) => subject.includes('MW-'))).toEqual([]);
  });

  it('leaves work that waits, and an offer that is still open', async () => {
    const { kinds } = await csr.get('admin/work/list', { page: 1, pageSize: 10 });
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['approval', 'order-message', 'quote']));
    expect((await csr.get('admin/quote/list', { page: 1, pageSize: 10, status: 'approved' })).total).toBeGreaterThan(0);
  });

  it('is what a rebuild makes of it', () => expectSameAfterRebuild(shop));
});
