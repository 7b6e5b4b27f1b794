// Month's end (issue 34): statements of 10,000 accounts in the background, and what the shop does meanwhile.
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { AccountEvent } from '#domain/account/account.events.ts';
import type { CreditEvent } from '#domain/credit/credit.events.ts';
import { eventCatalogue } from '#domain/event-catalogue.ts';
import { addDays, dayAt } from '#domain/shared/day.ts';
import { lastDayOf, monthBefore, monthOf } from '#domain/shared/month.ts';
import { createCodec } from '#platform/kernel/event-store/codec.ts';
import { NO_STREAM, type EventStore } from '#platform/kernel/event-store/event-store.ts';
import { createEventStore } from '#platform/kernel/event-store/eventstoredb.ts';
import { Browser } from './browser.ts';
import type { Figure } from './measure.ts';
import type { ShopUnderTest } from './shop-under-test.ts';
import { addToCart } from './shopping.ts';

const AT_ONCE = 16;
const LOOK_AGAIN_MS = 500;
const SECONDS = 20;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A company that owes two items of last month, one of them paid. */
function companyOf(accountId: string, day: string): readonly (AccountEvent | CreditEvent)[][] {
  const dueOn = addDays(day, 30);
  const owed = (n: number, amount: number): CreditEvent => ({
    type: 'BalanceAdjusted',
    data: { accountId, adjustmentId: `${accountId}-${n}`, amount, dueOn, reason: 'Invoice' },
  });
  return [
    [
      {
        type: 'AccountOpened',
        data: {
          accountId,
          kind: 'dealer',
          name: `Works ${accountId}`,
          currency: 'CAD',
          openedAt: `${day}T15:00:00.000Z`,
        },
      },
    ],
    [
      owed(1, 12_345),
      owed(2, 67_890),
      {
        type: 'AccountPaymentReceived',
        data: {
          ...{ accountId, receiptId: `${accountId}-paid`, amount: 12_345, reference: 'Cheque 1', receivedOn: day },
          applied: [{ openItemId: `${accountId}-1`, amount: 12_345 }],
        },
      },
    ],
  ];
}

async function fill(store: EventStore, count: number, day: string): Promise<void> {
  let next = 1;
  const one = async () => {
    while (next <= count) {
      const accountId = `BENCH-${next++}`;
      const [opened = [], ledger = []] = companyOf(accountId, day);
      for (const [stream, events] of [
        [`account-${accountId}`, opened],
        [`credit-${accountId}`, ledger],
      ] as const) {
        const commandId = randomUUID();
        const ids = { correlationId: commandId, causationId: commandId, commandId, actor: 'system:bench' };
        const metadata = { ...ids, at: `${day}T15:00:00.000Z`, recordedAt: new Date().toISOString() };
        await store.append(
          stream,
          events.map(({ type, data }) => ({ id: randomUUID(), type, data, metadata })),
          NO_STREAM,
        );
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

export async function* monthEnd({ url, environment }: ShopUnderTest, count: number): AsyncGenerator<Figure> {
  const helen = new Browser(url);
  await helen.post('admin/session/login', { userName: 'helen', password: DEMO_PASSWORD });
  // On the first of a month it may not be over yet on the shop's clock.
  const month = monthBefore(monthOf(addDays(dayAt(Date.now()), -1)));
  const preview = async () => {
    const { body } = await helen.get(`admin/statement/preview&month=${month}&pageSize=1`);
    return body as { readonly total: number; readonly run?: { readonly status: string } };
  };
  const store = createEventStore(
    environment['EVENTSTORE_URL']!,
    createCodec(eventCatalogue),
    pino({ level: 'silent' }),
  );
  await fill(store, count, lastDayOf(month));
  await store.close();
  while ((await preview()).total < count) await pause(LOOK_AGAIN_MS);
  const before = await addToCart(url, AT_ONCE, SECONDS);
  yield { ...before, name: `${before.name}, before the month's end` };
  const begun = performance.now();
  await helen.post('admin/statement/run', { month });
  const during = await addToCart(url, AT_ONCE, SECONDS);
  const share = Math.round(((during.perSecond ?? 0) / (before.perSecond ?? 1)) * 100);
  const isOver = (await preview()).run?.status === 'completed';
  yield {
    ...during,
    name: `${during.name}, during it`,
    note: `${share} % of before${isOver ? ', and it was over meanwhile' : ''}`,
  };
  while ((await preview()).run?.status !== 'completed') await pause(LOOK_AGAIN_MS);
  const seconds = (performance.now() - begun) / 1_000;
  yield { name: `month's end of ${count} accounts`, perSecond: count / seconds, medianMs: seconds * 1_000 };
}
