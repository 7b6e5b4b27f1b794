// Issue 33: whatever buyers, staff, banks and days do to the money of orders, in whatever order, the provider's books say what
// ours say, nothing stays reserved, and who got nothing has paid nothing.
import fc from 'fast-check';
import { ApiError } from '#contracts/client.ts';
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
const ACCOUNTS = ['000123456789', '000222222227', '000111111113', '000555555559', '000777777771', '000666666661'];

const step = fc.oneof(
  fc.record({ act: fc.constant('card' as const), number: fc.constantFrom(...CARDS), split: fc.boolean() }),
  fc.record({ act: fc.constant('debit' as const), number: fc.constantFrom(...ACCOUNTS) }),
  fc.record({ act: fc.constant('wallet' as const), agrees: fc.boolean() }),
  fc.record({ act: fc.constant('wire' as const) }),
  fc.record({ act: fc.constant('terms' as const) }),
  fc.record({
    act: fc.constantFrom(
      'receive',
      'ship',
      'cancel',
      'refund',
      'edit',
      'payNow',
      'payOtherwise',
      'chargeAgain',
      'complete',
    ),
    which: fc.nat({ max: MOST - 1 }),
    share: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ act: fc.constant('wait' as const), ms: fc.constantFrom(60_000, HOUR, DAY, 5 * DAY) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

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

    const open = async () => {
      shop = await startMemoryShop();
      for (const name of ['PayByWire', 'PayByBankDebit', 'PayByPayPal'] as const)
        await shop.send('setting/save', { name, value: '1' });
      manager = await staffMember(shop, 'helen');
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
      const ready = await unlessRefused(() => readyToPay(ben, [['6205', 3]], 'ben@laurentide.example'));
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
      const [first] = (await detailOf(orderId))?.Payments ?? [];
      return first && share === 2 ? [{ paymentId: first.paymentId, amount: Math.min(300, first.amount) }] : [];
    };

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
      await open();
      const orderIds: string[] = [];
      for (const one of steps) {
        if ('which' in one) {
          const orderId = orderIds[one.which];
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
      for (const days of [10, 1]) {
        shop.clock.advance(days * DAY);
        await shop.quiet();
      }
      return orderIds.filter(Boolean);
    }

    async function chosen(one: Exclude<Step, { which: number } | { ms: number }>): Promise<PaymentChoice[]> {
      switch (one.act) {
        case 'card': {
          const byCard = await payByCard(ben, one.number);
          return one.split ? [{ method: 'wire', reference: 'W-1' }, byCard] : [byCard];
        }
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

    it(
      'is the same at the provider and in our books, and nothing of it stays reserved',
      async () => {
        await fc.assert(
          fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
            for (const orderId of await run(steps)) {
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
