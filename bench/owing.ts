// What an account of 50,000 invoices owes (issue 34): by age today and as of any day, its invoices, and a statement. The ledger is made
// of events, since the past is folded from them; invoices are written straight into their read model's table, which is all that their
// list reads.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { eventCatalogue } from '#domain/event-catalogue.ts';
import type { CreditEvent } from '#domain/credit/credit.events.ts';
import { addDays, dayAt } from '#domain/shared/day.ts';
import { monthBefore, monthOf } from '#domain/shared/month.ts';
import { needed } from '#domain/shared/needed.ts';
import { createCodec } from '#platform/kernel/event-store/codec.ts';
import type { EventStore, NewEvent, StreamHead } from '#platform/kernel/event-store/event-store.ts';
import { createEventStore } from '#platform/kernel/event-store/eventstoredb.ts';
import { invoices } from '#projections/invoice/invoices.ts';
import { Browser } from './browser.ts';
import { percentiles, type Figure } from './measure.ts';
import type { ShopUnderTest } from './shop-under-test.ts';

const ROUNDS = 15;
const AT_ONCE = 1_000;
/** The rest of them is paid. */
const OPEN = 200;
const YEARS = 3;

const { accountId } = needed(
  accounts.find(({ contacts }) => contacts.some(({ userName }) => userName === 'ben')),
  'account of ben',
);

function ledgerOf(n: number, of: number): { readonly day: string; readonly events: readonly CreditEvent[] } {
  const day = dayAt(Date.now() - Math.round(((of - n) / of) * YEARS * 365) * 86_400_000);
  const openItemId = `bench-${n}`;
  const amount = 10_000 + n;
  const owed: CreditEvent = {
    type: 'BalanceAdjusted',
    data: { accountId, adjustmentId: openItemId, amount, dueOn: addDays(day, 30), reason: 'Invoice' },
  };
  const paid: CreditEvent = {
    type: 'AccountPaymentReceived',
    data: {
      ...{ accountId, receiptId: `${openItemId}-paid`, amount, reference: `Cheque ${n}`, receivedOn: day },
      applied: [{ openItemId, amount }],
    },
  };
  return { day, events: n > of - OPEN ? [owed] : [owed, paid] };
}

/** The store's position of the last one. */
async function fillLedger(store: EventStore, count: number): Promise<void> {
  const stream = `credit-${accountId}`;
  const before = await store.readStream(stream);
  const last = needed(before.at(-1), 'ledger of the account');
  let head: StreamHead = { revision: last.revision, hash: last.metadata.hash };
  let batch: NewEvent[] = [];
  const append = async () => {
    if (batch.length) head = await store.append(stream, batch, head);
    batch = [];
  };
  for (let n = 1; n <= count; n++) {
    const { day, events } = ledgerOf(n, count);
    for (const { type, data } of events) {
      const commandId = randomUUID();
      const ids = { correlationId: commandId, causationId: commandId, commandId, actor: 'system:bench' };
      batch.push({
        ...{ id: randomUUID(), type, data },
        metadata: { ...ids, at: `${day}T15:00:00.000Z`, recordedAt: new Date().toISOString() },
      });
    }
    if (batch.length >= AT_ONCE) await append();
  }
  await append();
}

async function fillInvoices(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const names = Object.keys(invoices.columns)
    .map((name) => `"${name}"`)
    .join(', ');
  await client.query(
    `insert into ${invoices.table} (${names}, _position)
     select ${names}, 0 from (
       select 'bench-' || n as invoice_id, 'BENCH-' || lpad(n::text, 6, '0') as number, array['bench-' || n] as order_ids,
         array['MW-BENCH-' || n] as order_numbers, $2 as account_id, 'Laurentide Machine Works' as customer,
         to_char(now() - (($1 - n) * ${YEARS * 365} / $1) * interval '1 day', 'YYYY-MM-DD') as issued_on,
         to_char(now() - (($1 - n) * ${YEARS * 365} / $1 - 30) * interval '1 day', 'YYYY-MM-DD') as due_on, 'CAD' as currency,
         10000 + n as total, case when n > $1 - ${OPEN} then 10000 + n else 0 end as pending, 0 as credited, 0 as adjusted,
         '[]'::jsonb as parts, '{}'::jsonb as debits, false as is_disputed,
         jsonb_build_object('poNumber', 'PO-' || n) as contents, '[]'::jsonb as credit_notes
       from generate_series(1, $1::int) n) made`,
    [count, accountId],
  );
  await client.query(`vacuum analyze ${invoices.table}`);
  await client.end();
}

/** No event made them, so no rebuild would: what is measured later must not find them. */
async function clearInvoices(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`delete from ${invoices.table} where invoice_id like 'bench-%'`);
  await client.end();
}

async function timed(name: string, ask: () => Promise<{ readonly status: number }>): Promise<Figure> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    const { status } = await ask();
    if (status !== 200) throw new Error(`${name}: ${status}`);
    times.push(performance.now() - begun);
  }
  return { name, ...percentiles(times.slice(1)), note: `first ${(times[0] ?? 0).toFixed(0)} ms` };
}

/** Waits until the read models have all of the ledger. */
async function caughtUp(ben: Browser, owed: number): Promise<void> {
  for (;;) {
    const { body } = await ben.get('customer/getagedbalance');
    if (Number(body['Owed']) >= owed) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

export async function* owing({ url, environment }: ShopUnderTest, count: number): AsyncGenerator<Figure> {
  const [ben, helen] = [new Browser(url), new Browser(url)];
  await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
  await helen.post('admin/session/login', { userName: 'helen', password: DEMO_PASSWORD });
  const before = Number((await ben.get('customer/getagedbalance')).body['Owed']);
  const store = createEventStore(
    environment['EVENTSTORE_URL']!,
    createCodec(eventCatalogue),
    pino({ level: 'silent' }),
  );
  const begun = performance.now();
  await fillLedger(store, count);
  await store.close();
  const open = Array.from({ length: OPEN }, (_, at) => 10_000 + count - at).reduce(
    (sum, amount) => sum + amount,
    before,
  );
  await caughtUp(ben, open);
  const seconds = (performance.now() - begun) / 1_000;
  yield { name: `a ledger of ${count} invoices is filled and seen`, perSecond: (2 * count - OPEN) / seconds };
  await fillInvoices(environment['DATABASE_URL']!, count);
  const name = (what: string) => `${count} invoices: ${what}`;
  yield await timed(name('aged balance'), () => ben.get('customer/getagedbalance'));
  // The demonstration's account is not much older.
  const monthAgo = encodeURIComponent(new Date(Date.now() - 30 * 86_400_000).toISOString());
  yield await timed(name('aged balance as of 30 days ago'), () =>
    helen.get(`admin/credit/agedbalance&accountId=${accountId}&asOf=${monthAgo}`),
  );
  yield await timed(name('first page of the list'), () => ben.get('customer/getinvoices'));
  yield await timed(name('page 500 of the list'), () => ben.get('customer/getinvoices&page=500'));
  yield await timed(name('transaction history'), () => ben.get('customer/getcustomerpaymenthistory'));
  const month = monthBefore(monthOf(dayAt(Date.now())));
  const started = performance.now();
  await helen.post('admin/statement/issue', { accountId, month });
  yield { name: name('statement of a month'), medianMs: performance.now() - started };
  await clearInvoices(environment['DATABASE_URL']!);
}
