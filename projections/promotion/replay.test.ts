import { bearings, tenPercent } from '#domain/testing/promotions.ts';
import type { PromotionData } from '#domain/shared/promotion/promotion.ts';
import type { PromotionRow } from './promotions.ts';
import { replay, type PastOrder, type ReplaySource } from './replay.ts';

const promotion = (promotion_id: string, data: Partial<PromotionData>, from = '2026-01-01T00:00:00Z'): PromotionRow => {
  const whole = { ...tenPercent, ...data };
  return {
    promotion_id,
    data: whole,
    version: 1,
    uses: 0,
    spent: 0,
    removed: false,
    forms: [{ from, version: 1, data: whole }],
  };
};

const orderOn = (day: number, more: Partial<PastOrder> = {}): PastOrder => ({
  orderId: `o${day}`,
  orderNumber: `MW-${day}`,
  placedAt: `2026-10-${String(day).padStart(2, '0')}T15:00:00Z`,
  accountId: 'ACC-1',
  currency: 'CAD',
  coupons: [],
  lines: [{ lineId: '1', itemNumber: '6205', quantity: 4, net: 4_000 }],
  freights: [{ shippingMethod: 'ground', price: 1_195 }],
  promoted: {},
  ...more,
});

const source = (orders: readonly PastOrder[], pageSize = 200): ReplaySource => ({
  page: (after, limit) => {
    const from = after ? orders.indexOf(after) + 1 : 0;
    return Promise.resolve(orders.slice(from, from + Math.min(limit, pageSize)));
  },
  lines: (all) => Promise.resolve(all.map(({ lines }) => lines.map((line) => ({ ...bearings, ...line })))),
  groupOf: () => Promise.resolve('dealer'),
  firstOrders: () => Promise.resolve({ 'ACC-1': 'o1' }),
});

describe('a promotion over past orders', () => {
  it('says how many it would have met and what it would have cost, whenever it began', async () => {
    const spring = promotion('spring', { isActive: false, from: '2027-03-01' }, '2026-11-01T00:00:00Z');
    expect(await replay([spring], spring, source([orderOn(1), orderOn(2)]))).toMatchObject({
      orders: 2,
      same: 2,
      met: 2,
      cost: 800,
      goods: 8_000,
      dearest: [
        { orderNumber: 'MW-1', off: 400 },
        { orderNumber: 'MW-2', off: 400 },
      ],
    });
  });
  it('gives every order as it was placed, by the rules of then', async () => {
    const fall = promotion('fall', {});
    const asPlaced = [orderOn(1, { promoted: { fall: 400 } }), orderOn(2, { promoted: { fall: 400 } })];
    expect((await replay([fall], fall, source(asPlaced))).same).toBe(2);
    expect((await replay([fall], fall, source([orderOn(3, { promoted: { fall: 399 } })]))).same).toBe(0);
    const changed = { ...fall, data: { ...fall.data, isActive: false } };
    expect((await replay([changed], changed, source(asPlaced))).same).toBe(2);
  });
  it('costs only what the others that run would not have given', async () => {
    const first = promotion('first', { priority: 9 });
    const second = promotion('second', {});
    expect((await replay([first, second], second, source([orderOn(1)]))).cost).toBe(360);
  });
  it('counts its limits from order to order', async () => {
    const orders = [orderOn(1), orderOn(2), orderOn(3, { accountId: 'ACC-2' })];
    const twice = promotion('twice', { uses: 2 });
    expect(await replay([twice], twice, source(orders))).toMatchObject({ met: 2, against: { 'used-up': 1 } });
    const once = promotion('once', { usesPerCustomer: 1 });
    expect(await replay([once], once, source(orders))).toMatchObject({ met: 2, against: { 'used-by-customer': 1 } });
    const budget = promotion('budget', { budget: 500 });
    expect((await replay([budget], budget, source(orders))).cost).toBe(500);
  });
  it('takes a coupon as entered by everybody, and the first order of an account as its first', async () => {
    const coupon = promotion('coupon', { code: 'SPRING', firstOrder: true });
    expect(await replay([coupon], coupon, source([orderOn(1), orderOn(2)]))).toMatchObject({
      met: 1,
      against: { 'first-order': 1 },
    });
  });
  it('gives the freight back that it would have made cheaper', async () => {
    const free = promotion('free', { benefit: { kind: 'shipping', milliPercent: 100_000, methods: [] } });
    expect((await replay([free], free, source([orderOn(1)]))).cost).toBe(1_195);
  });
  it('looks at every page of them', async () => {
    const fall = promotion('fall', {});
    const many = Array.from({ length: 450 }, (_, n) => orderOn(1, { orderId: `o${n}`, orderNumber: `MW-${n}` }));
    expect((await replay([fall], fall, source(many))).orders).toBe(450);
  });
});
