// Issues 33, 34 and 35: whatever buyers, staff, banks and days do to the money and the goods of orders, in whatever order, the
// provider's books say what ours say, nothing stays reserved, the ledger of the account, its invoices and its reward points say what
// its orders do, and what has left and come back is off the shelf and on it.
import fc from 'fast-check';
import { ApiError } from '#contracts/client.ts';
import { INVOICINGS } from '#contracts/customer/customer.ts';
import { credit } from '#domain/credit/credit.decider.ts';
import type { CreditEvent } from '#domain/credit/credit.events.ts';
import { creditHeld, creditOwed } from '#domain/credit/credit.state.ts';
import type { OrderEvent } from '#domain/order/order.events.ts';
import { evolveOrder, NO_ORDER, progressOf, type OrderState } from '#domain/order/order.state.ts';
import { own } from '#domain/shared/dictionary.ts';
import { reward } from '#domain/reward/reward.decider.ts';
import type { RewardEvent } from '#domain/reward/reward.events.ts';
import { pointsOn } from '#domain/reward/reward.state.ts';
import { sum } from '#domain/shared/money.ts';
import type { StockEvent } from '#domain/stock/stock.events.ts';
import type { ReturnEvent } from '#domain/return/return.events.ts';
import { evolveStock, NO_STOCK } from '#domain/stock/stock.state.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import type { PaymentChoice } from '#contracts/payment/method/payment-methods.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import type { MemoryGateway } from '../harness/memory-gateway.ts';
import { orderDetail, staffMember } from '../harness/order-desk.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { cards, payByCard, type Visitor } from '../harness/visitor.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Orders of one history. */
const MOST = 3;

const CARDS = [
  cards.approved,
  cards.declined,
  cards.challenge,
  cards.silent,
  cards.captureDeclined,
  cards.captureDeclinedOnce,
  cards.captureDeclinedThenSilent,
  cards.refundSilent,
];
const ACCOUNT = 'ACC-1001';
const ITEM = '6205';
/** What staff give at first, and the worth of one, in minor units. */
const [POINTS, POINT_VALUE] = [1_000, 10];
const ACCOUNTS = ['000123456789', '000222222227', '000111111113', '000555555559', '000777777771', '000666666661'];

const placing = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      act: fc.constant('card' as const),
      number: fc.oneof(fc.constant(cards.approved), fc.constantFrom(...CARDS)),
      beside: fc.constantFrom(undefined, undefined, 'wire' as const, 'reward-balance' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('debit' as const), number: fc.constantFrom(...ACCOUNTS) }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('wallet' as const), agrees: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constantFrom('wire' as const, 'reward-balance' as const) }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('terms' as const) }) },
);
const MORE_OFTEN = ['ship', 'ship', 'ship', 'receive', 'return', 'return'] as const;
const step = fc.oneof(
  { weight: 1, arbitrary: placing },
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constantFrom(
        ...['receive', 'ship', 'cancel', 'refund', 'edit', 'return', 'waiveFee', ...MORE_OFTEN],
        ...['payNow', 'payOtherwise', 'chargeAgain', 'complete'],
      ),
      which: fc.nat({ max: MOST - 1 }),
      share: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('wait' as const), ms: fc.constantFrom(60_000, HOUR, DAY, 5 * DAY) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** An order, whatever comes after it, and when what is ordered on account is billed. */
const histories = fc.tuple(
  placing,
  fc.array<Step>(step, { maxLength: 24, size: 'medium' }),
  fc.constantFrom(...INVOICINGS),
);

interface Booked {
  readonly key: string;
  /** Minor units that were taken and not given back. */
  readonly net: number;
}

export function moneyHistories(runs: number): void {
  describe('the money of orders', () => {
    let shop: MemoryShop;
    let ben: Visitor;
    let manager: Visitor;
    const gateway = () => shop.application.services.gateways.cards as MemoryGateway;

    const open = async (invoicing: (typeof INVOICINGS)[number]) => {
      shop = await startMemoryShop();
      for (const name of ['PayByWire', 'PayByBankDebit', 'PayByPayPal'] as const)
        await shop.send('setting/save', { name, value: '1' });
      for (const [name, value] of [
        ['RewardPointsEarned', '1'],
        ['RewardPointValue', String(POINT_VALUE)],
        ['RewardPointDays', '0'],
      ] as const)
        await shop.send('setting/save', { name, value });
      manager = await staffMember(shop, 'helen');
      if (invoicing !== 'order')
        await manager.post('admin/customer/change', {
          ...{ accountId: ACCOUNT, seen: { invoicing: 'order' }, changed: { invoicing } },
        });
      await manager.post('admin/reward/adjust', { accountId: ACCOUNT, points: POINTS, reason: 'x' });
      ben = shop.visitor();
      await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    };

    /** A refusal is an answer; anything else is a defect. */
    async function unlessRefused<T>(work: () => Promise<T>): Promise<T | undefined> {
      try {
        return await work();
      } catch (error) {
        if (error instanceof ApiError) return undefined;
        throw error;
      }
    }

    /** Empty where the cart is still being paid. */
    async function place(payments: readonly PaymentChoice[]): Promise<string> {
      const ready = await unlessRefused(() => readyToPay(ben, [[ITEM, 3]], 'ben@laurentide.example'));
      if (!ready) return '';
      const { orderId, total } = ready;
      const [first, second] = payments;
      await unlessRefused(() =>
        second
          ? ben.post('checkout/processmultiplepayment', {
              OrderId: orderId,
              OrderTotal: total,
              Payments: [{ Amount: 1_000, payment: first! }, { payment: second }],
            })
          : ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment: first! }),
      );
      return orderId;
    }

    const detailOf = (orderId: string) => unlessRefused(() => orderDetail(shop, manager, orderId));

    /** Of one try in three staff choose how much the first payment bears. */
    const partsOf = async (orderId: string, share: number) => {
      const [first, second] = (await detailOf(orderId))?.Payments ?? [];
      return first && second && share === 2
        ? [{ paymentId: first.paymentId, amount: Math.min(300, first.amount) }]
        : [];
    };

    async function lastReturn(orderId: string): Promise<{ returnId: string } | undefined> {
      const events = await eventsOf<ReturnEvent>(`return-${orderId}`);
      const last = events.findLast(({ type }) => type === 'ReturnRequested');
      return last && { returnId: last.data.returnId };
    }

    const desk: Record<string, (orderId: string, share: number) => Promise<unknown>> = {
      async receive(orderId, share) {
        const detail = await detailOf(orderId);
        for (const { paymentId, status, amount } of detail?.Payments ?? []) {
          if (status !== 'awaiting') continue;
          const receipt = { paymentId, amount: Math.ceil(amount / share), reference: 'W-1', receivedOn: '2026-11-18' };
          await manager.post('admin/order/receivepayment', { orderId, ...receipt });
        }
      },
      ship: (orderId, share) =>
        manager.post('admin/order/shiplines', {
          ...{ orderId, carrier: 'UPS', trackingNumber: 'T-1' },
          lines: [{ lineId: '1', quantity: share }],
        }),
      async cancel(orderId, share) {
        const asked = { orderId, lines: [{ lineId: '1', quantity: share }], parts: await partsOf(orderId, share) };
        const { changes, amount } = await manager.post('admin/order/previewcancel', asked);
        await manager.post('admin/order/cancellines', { ...asked, changes, amount, reason: 'x' });
      },
      async refund(orderId, share) {
        const asked = { orderId, lines: [{ lineId: '1', quantity: share }], parts: await partsOf(orderId, share) };
        const { changes, amount } = await manager.post('admin/order/previewrefund', asked);
        await manager.post('admin/order/refund', { ...asked, changes, amount, restock: true, reason: 'x' });
      },
      /** Goods come back, and at the next look at them they are paid back or sent once more. */
      async return(orderId, share) {
        const before = await lastReturn(orderId);
        const { status } = before ? await manager.get('admin/return/detail', before) : { status: '' };
        if (before && status === 'received') {
          const { changes, amount } = await manager.post('admin/return/previewrefund', { orderId, ...before });
          if (share === 1) await manager.post('admin/return/replace', { orderId, ...before, changes });
          else await manager.post('admin/return/refund', { orderId, ...before, changes, amount });
          return;
        }
        const { ReturnID: returnId } = await ben.post('checkout/processreturnorder', {
          ...{ OrderId: orderId, TermsAccepted: true },
          lines: [{ LineID: '1', Quantity: share, Reason: 'not-needed', Condition: 'unopened' }],
        });
        await manager.post('admin/return/approve', { orderId, returnId });
        const toStock = share - 1;
        const lines = [{ lineId: '1', toStock, toScrap: share - toStock, toBuyer: 0 }];
        await manager.post('admin/return/receive', { orderId, returnId, lines });
      },
      async waiveFee(orderId) {
        const of = await lastReturn(orderId);
        if (of) await manager.post('admin/return/waivefee', { orderId, ...of, reason: 'x' });
      },
      async edit(orderId, share) {
        const asked = { orderId, lines: [{ lineId: '1', quantity: share + 2 }] };
        const { changes, difference } = await manager.post('admin/order/previewedit', asked);
        await manager.post('admin/order/edit', { ...asked, changes, difference, reason: 'x' });
      },
      async payNow(orderId) {
        const { Amount } = await ben.post('checkout/getadvancepayment', { OrderId: orderId });
        await ben.post('checkout/processadvancepayment', {
          ...{ OrderId: orderId, Amount },
          Payments: [{ payment: await payByCard(ben) }],
        });
      },
      async payOtherwise(orderId, share) {
        const { amount } = await manager.get('admin/order/otherpayments', { orderId });
        const method = share === 1 ? 'terms' : 'wire';
        await manager.post('admin/order/payotherwise', { orderId, amount, method, reference: 'R-1' });
      },
      async chargeAgain(orderId) {
        const detail = await detailOf(orderId);
        for (const { paymentId } of detail?.Payments ?? [])
          await unlessRefused(() => manager.post('admin/order/chargeagain', { orderId, paymentId }));
      },
      complete: (orderId) => ben.post('checkout/completechallenge', { OrderId: orderId }),
    };

    async function run(steps: readonly Step[]): Promise<readonly string[]> {
      const orderIds: string[] = [];
      for (const one of steps) {
        if ('which' in one) {
          const orderId = orderIds[one.which % orderIds.length];
          if (orderId) await unlessRefused(async () => desk[one.act]?.(orderId, one.share));
        } else if (one.act === 'wait') {
          shop.clock.advance(one.ms);
          await shop.quiet();
        } else if (orderIds.length < MOST) {
          orderIds.push(await place(await chosen(one)));
          if (one.act === 'wallet') gateway().answerWallet(`${orderIds.at(-1)}.1.1`, one.agrees);
        }
      }
      // What is asked of the provider for the first time on the last of them, and not answered, is asked again afterwards.
      // By then the month is over, too.
      for (const days of [10, 1, 31]) {
        shop.clock.advance(days * DAY);
        await shop.quiet();
      }
      // A cart that was refused is paid anew.
      return [...new Set(orderIds.filter(Boolean))];
    }

    async function chosen(one: Exclude<Step, { which: number } | { ms: number }>): Promise<PaymentChoice[]> {
      switch (one.act) {
        case 'card': {
          const byCard = await payByCard(ben, one.number);
          if (one.beside === 'wire') return [{ method: 'wire', reference: 'W-1' }, byCard];
          return one.beside ? [{ method: one.beside }, byCard] : [byCard];
        }
        case 'reward-balance':
          return [{ method: one.act }];
        case 'debit':
          return [{ method: 'bank-debit', token: gateway().accountTokenFor(one.number) }];
        case 'wallet':
          return [{ method: 'paypal' }];
        case 'wire':
          return [{ method: 'wire', reference: 'W-1' }];
        case 'terms':
          return [{ method: 'terms', poNumber: 'PO-1' }];
      }
    }

    /** What our events say of the payments of an order that went through the provider. */
    async function ours(orderId: string): Promise<Booked[]> {
      const booked: Booked[] = [];
      for (const { key } of gateway().books()) {
        if (!key.startsWith(`${orderId}.`)) continue;
        let net = 0;
        for (const { type, data } of await shop.application.store.readStream(`payment-${key}`)) {
          const { amount = 0 } = data as { amount?: number };
          if (type === 'PaymentCaptured' || type === 'PaymentReceived') net += amount;
          if (type === 'PaymentReturned') net = 0;
          if (type === 'PaymentRefunded') {
            const { refundId } = data as unknown as { refundId: string };
            const asked = (await shop.application.store.readStream(`payment-${key}`)).find(
              (event) =>
                event.type === 'PaymentRefundRequested' && (event.data as { refundId?: string }).refundId === refundId,
            );
            net -= (asked?.data as { amount?: number } | undefined)?.amount ?? 0;
          }
        }
        booked.push({ key, net });
      }
      return booked;
    }

    const theirs = (orderId: string): Booked[] =>
      gateway()
        .books()
        .filter(({ key }) => key.startsWith(`${orderId}.`))
        .map(({ key, status, amount, refunded }) => ({ key, net: status === 'captured' ? amount - refunded : 0 }));

    /** What the provider reserves, but for money that it declined: that waits for staff, who see it among their work. */
    async function standingOf(orderId: string) {
      const standing = gateway()
        .books()
        .filter(({ key, status }) => key.startsWith(`${orderId}.`) && /authorised|challenged|submitted/.test(status));
      const unexplained: typeof standing = [];
      for (const one of standing) {
        const last = (await shop.application.store.readStream(`payment-${one.key}`)).at(-1)?.type;
        if (last !== 'PaymentCaptureFailed') unexplained.push(one);
      }
      return unexplained;
    }

    const eventsOf = async <E>(stream: string) =>
      (await shop.application.store.readStream(stream)) as unknown as readonly (E & StoredEvent)[];
    const orderOf = async (orderId: string) => {
      const events = await eventsOf<OrderEvent>(`order-${orderId}`);
      const state = events.reduce<OrderState>(evolveOrder, NO_ORDER);
      return { events, state, payments: state.status === 'placed' ? state.payments : [] };
    };
    /** What the account owes and has held. */
    const onAccount = async () => {
      const state = (await eventsOf<CreditEvent>(`credit-${ACCOUNT}`)).reduce(credit.evolve, credit.initialState);
      return creditOwed(state) + creditHeld(state);
    };
    const onShelf = async () => {
      const { onHand } = (await eventsOf<StockEvent>(`stock-${ITEM}`)).reduce(evolveStock, NO_STOCK);
      return sum(Object.values(onHand));
    };
    /** Units of an order that have left the warehouse and are not there again. */
    const goneUnits = ({ events }: Awaited<ReturnType<typeof orderOf>>) =>
      sum(
        events.flatMap(({ type, data }) => {
          if (type === 'OrderLinesShipped') return data.lines.map(({ quantity }) => quantity);
          if (type === 'OrderRefundCompleted' || type === 'OrderReplacementRequested')
            return data.returned.map(({ quantity }) => -quantity);
          return [];
        }),
      );
    const pointsOf = async () => {
      const events = await eventsOf<RewardEvent>(`reward-${ACCOUNT}`);
      const state = events.reduce(reward.evolve, reward.initialState);
      const { earnings, redemptions } = state;
      const earned = (orderId: string) => own(earnings, orderId)?.points ?? 0;
      const changed = (type: 'RewardPointsRevoked' | 'RewardPointsRefunded', isOfOrder: (data: object) => boolean) =>
        sum(events.flatMap((one) => (one.type === type && isOfOrder(one.data) ? [one.data.points] : [])));
      return {
        have: pointsOn(state, ''),
        held: state.holds,
        earned,
        kept: (orderId: string) =>
          earned(orderId) - changed('RewardPointsRevoked', (data) => 'orderId' in data && data.orderId === orderId),
        redeemed: (orderId: string) => {
          const isOfOrder = (holdId: string) => holdId.startsWith(`${orderId}.`);
          const spent = Object.entries(redemptions).flatMap(([holdId, { points }]) =>
            isOfOrder(holdId) ? [points] : [],
          );
          const isRefund = (data: object) => 'holdId' in data && isOfOrder(String(data.holdId));
          return sum(spent) - changed('RewardPointsRefunded', isRefund);
        },
      };
    };
    /** Goods keep the points that they earned, unless their money was given back. */
    function expectKeptPoints(earned: number, kept: number, { state }: Awaited<ReturnType<typeof orderOf>>) {
      if (state.status !== 'placed') return;
      const refunds = Object.values(state.refunds).filter(({ status }) => status === 'completed');
      const unitsLeft = sum(
        state.draft.lines.map(({ lineId, quantity }) => quantity - progressOf(state.progress, lineId).refunded),
      );
      expect(kept).toBeGreaterThanOrEqual(0);
      expect(kept).toBeLessThanOrEqual(earned);
      // A unit that was to be sent once more, and is cancelled, had left before.
      const isGone = refunds.some(({ cause, goods }) => goods && (cause === 'refund' || cause === 'return'));
      if (!isGone && !state.replacements.length) expect(kept).toBe(earned);
      if (!unitsLeft) expect(kept).toBe(0);
    }
    /** What an order has paid with points and not given back, to the point. */
    function expectPaidPoints(redeemed: number, { payments }: Awaited<ReturnType<typeof orderOf>>) {
      const paid = payments.filter(({ method }) => method === 'reward-balance');
      const worth = sum(paid.map(({ amount, refunded }) => amount - refunded));
      expect(redeemed * POINT_VALUE).toBeGreaterThanOrEqual(worth);
      expect(redeemed * POINT_VALUE - worth).toBeLessThan(POINT_VALUE * Math.max(1, 2 * paid.length));
    }
    /** What its invoices come to, less their credit notes; undefined where a part of it was given up. */
    async function billed(orderId: string, { state }: Awaited<ReturnType<typeof orderOf>>) {
      const { events } = shop.application.store;
      const refunds = state.status === 'placed' ? state.refunds : {};
      const isOf = (stream: string, category: string) => stream.startsWith(`${category}-${orderId}.`);
      if (events.some(({ stream, type }) => isOf(stream, 'payment') && type === 'PaymentVoided')) return undefined;
      return sum(
        events.flatMap(({ stream, type, data }) => {
          const { total = 0, creditNoteId = '' } = data as { total?: number; creditNoteId?: string };
          if (type === 'InvoiceCreditNoteIssued' && (isOf(stream, 'invoice') || own(refunds, creditNoteId)))
            return [-total];
          if (type === 'InvoiceIssued' && isOf(stream, 'invoice')) return [total];
          return stream === `order-${orderId}` ? [monthlyBill(type, data)] : [];
        }),
      );
    }
    /** What of an order goes on an invoice of a month. */
    const monthlyBill = (type: string, data: object): number => {
      const { position, parts = [] } = data as { position?: number; parts?: readonly { readonly amount: number }[] };
      return type === 'OrderBilled' && position ? sum(parts.map(({ amount }) => amount)) : 0;
    };
    /** What the invoices of months come to, and the bills of the orders on them. */
    function monthlyInvoices(): readonly [number, number] {
      const { events } = shop.application.store;
      const totals = events.flatMap(({ type, data }) => {
        const { orders, total } = data as unknown as { orders?: unknown; total: number };
        return type === 'InvoiceIssued' && orders ? [total] : [];
      });
      return [sum(totals), sum(events.map(({ type, data }) => monthlyBill(type, data)))];
    }

    it(
      'is the same at the provider and in our books, and nothing of it stays reserved',
      async () => {
        await fc.assert(
          fc.asyncProperty(histories, async ([first, others, invoicing]) => {
            await open(invoicing);
            const [owedBefore, shelfBefore] = [await onAccount(), await onShelf()];
            const orderIds = await run([first, ...others]);
            const orders = await Promise.all(orderIds.map(orderOf));
            const owed = orders.flatMap(({ payments }) =>
              payments.map(({ method, amount, refunded }) => (method === 'terms' ? amount - refunded : 0)),
            );
            expect(await onAccount()).toBe(owedBefore + sum(owed));
            expect(await onShelf()).toBe(shelfBefore - sum(orders.map(goneUnits)));
            const points = await pointsOf();
            const [invoiced, onBills] = monthlyInvoices();
            expect(invoiced).toBe(onBills);
            expect(points.held).toEqual({});
            expect(points.have).toBe(POINTS + sum(orderIds.map(points.kept)) - sum(orderIds.map(points.redeemed)));
            for (const [at, order] of orders.entries()) {
              const orderId = orderIds[at]!;
              const { payments } = order;
              expectKeptPoints(points.earned(orderId), points.kept(orderId), order);
              expectPaidPoints(points.redeemed(orderId), order);
              const kept = sum(payments.map(({ amount, refunded, unbilled }) => amount - refunded - unbilled));
              expect((await billed(orderId, order)) ?? kept).toBe(kept);
              expect(await ours(orderId)).toEqual(theirs(orderId));
              const standing = await standingOf(orderId);
              expect(standing).toEqual([]);
            }
          }),
          { numRuns: runs },
        );
      },
      runs * 10_000,
    );
  });
}
