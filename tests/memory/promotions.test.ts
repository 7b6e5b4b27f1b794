// Promotions from the manager who sets them up to the order that is priced by them (issue 11).
import type { Input } from '#contracts/api.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { orderDetail, staffMember } from '../harness/order-desk.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';
import { payByCard, type Visitor } from '../harness/visitor.ts';

type Added = Input<'admin/promotion/add'>;

describe('promotions', () => {
  let shop: MemoryShop;
  let helen: Visitor;
  let dana: Visitor;

  beforeAll(async () => {
    shop = await startMemoryShop();
    [helen, dana] = [await staffMember(shop, 'helen'), await staffMember(shop, 'dana')];
  });

  const name = { en: 'Spring', fr: 'Printemps' };
  const tenPercent = { kind: 'percent', milliPercent: 10_000 } as const;

  /** It runs until the test is over: the next one begins without. */
  async function running<T>(data: Partial<Added>, test: (promotionId: string) => Promise<T>): Promise<T> {
    const added = { name, currency: 'CAD', benefit: tenPercent, isActive: true, ...data } as Added;
    const { promotionId } = await helen.post('admin/promotion/add', added);
    try {
      return await test(promotionId);
    } finally {
      await helen.post('admin/promotion/remove', { promotionId });
    }
  }

  async function cartOf(visitor: Visitor, items: readonly (readonly [string, number])[]): Promise<string> {
    let orderId = '';
    for (const [ProductId, Qty] of items) orderId = (await visitor.post('cart/addtocart', { ProductId, Qty })).OrderID;
    return orderId;
  }
  const cart = (visitor: Visitor, id: string) => visitor.get('cart/getcartdetails/{id}', { id });
  const code = async (visitor: Visitor, call: Promise<unknown>) => (await visitor.refused(call)).code;
  async function signedIn(userName: string): Promise<Visitor> {
    const visitor = shop.visitor();
    await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
    return visitor;
  }

  it('are in the cart a second after the manager set them up, and gone when they are over', async () => {
    const guest = shop.visitor();
    const orderId = await cartOf(guest, [['6205', 4]]);
    await running({}, async () => {
      const { OrderHeader, OrderLines, Promotions } = await cart(guest, orderId);
      expect(OrderHeader).toMatchObject({ SubTotal: 4_000, DiscountTotal: 400, OrderTotal: 3_600 });
      expect(OrderLines).toMatchObject([{ LineDiscount: 400, LineTotal: 3_600 }]);
      expect(Promotions).toMatchObject([{ Name: 'Spring', Applied: true, Off: 400 }]);
    });
    expect((await cart(guest, orderId)).OrderHeader).toMatchObject({ DiscountTotal: 0, OrderTotal: 4_000 });
  });

  it('stand beside the items that they count, in the words of the editor, and beside no others', async () => {
    const tags = async (productId: string, visitor = shop.visitor()) =>
      (await visitor.post('product/getpromotionaltags', { productId })).Tags.map(({ Words }) => Words);
    const items = [{ of: 'product' as const, named: '6205', value: '' }];
    const benefit = { kind: 'buy-get', buy: 2, get: 1, milliPercent: 100_000 } as const;
    await running({ items, benefit }, async () => {
      expect(await tags('6205')).toEqual([['Buy 2, get 1 free: the cheapest']]);
      expect(await tags('6306')).toEqual([]);
      const french = shop.visitor('fr');
      expect((await tags('6205', french)).flat()).toHaveLength(1);
    });
    await running({ audience: 'accounts', accounts: ['ACC-1001', 'NOBODY'] }, async (promotionId) =>
      expect((await helen.get('admin/promotion/detail', { promotionId })).accounts).toEqual([
        { accountId: 'ACC-1001', name: expect.stringMatching(/\w/) as string },
        { accountId: 'NOBODY', name: '' },
      ]),
    );
    await running({ items, code: 'SECRET-1' }, async () => expect(await tags('6205')).toEqual([]));
    await running({ audience: 'groups', groups: ['dealer'] }, async () => {
      expect(await tags('6205')).toEqual([]);
      expect(await tags('6205', await signedIn('ben'))).toEqual([['10% off']]);
    });
    const parts = ['6205', '6306'].map((itemNumber) => ({ itemNumber, quantity: 1 }));
    await running({ benefit: { kind: 'bundle', parts, milliPercent: 5_000 } }, async () => {
      expect(await tags('6306')).toHaveLength(1);
      expect(await tags('LATER')).toEqual([]);
    });
  });

  it('leave what an order earns in points: of goods after discounts, for who is signed in, once the shop gives any', async () => {
    await shop.send('setting/save', { name: 'RewardPointsEarned', value: '0' });
    const buyer = await signedIn('ben');
    const earnings = async (visitor: Visitor, OrderID: string) =>
      (await visitor.post('cart/getrewardearnings', { OrderID })).orderEntityViewModel.RewardEarnings;
    const orderId = await cartOf(buyer, [['6205', 4]]);
    const { OrderHeader } = await cart(buyer, orderId);
    expect(await earnings(buyer, orderId)).toEqual({ Points: 0, ExchangeRate: 0 });
    const tomas = await staffMember(shop, 'tomas');
    await tomas.post('admin/setting/change', { name: 'RewardPointsEarned', from: '0', to: '2' });
    await running({}, async () => {
      const points = Math.floor(((OrderHeader.OrderTotal * 0.9) / 100) * 2);
      expect(await earnings(buyer, orderId)).toEqual({ Points: points, ExchangeRate: 0.01 });
    });
    const guest = shop.visitor();
    expect(await earnings(guest, await cartOf(guest, [['6205', 4]]))).toEqual({ Points: 0, ExchangeRate: 0 });
    await tomas.post('admin/setting/change', { name: 'RewardPointsEarned', from: '2', to: '0' });
  });

  it('are in the order as they were in the cart, and its explanation agrees', async () => {
    await running({}, async (promotionId) => {
      const guest = shop.visitor();
      const { orderId, total } = await readyToPay(guest, [['6205', 4]]);
      await guest.post('checkout/placeorder', {
        OrderId: orderId,
        OrderTotal: total,
        payment: await payByCard(guest),
      });
      const { OrderHeader } = await orderDetail(shop, dana, orderId);
      expect(OrderHeader).toMatchObject({
        DiscountTotal: 400,
        PromotionLines: [{ name: 'Spring', of: 'goods', amount: 400 }],
        OrderTotal: total,
      });
      const why = await dana.get('admin/order/whyprice', { orderId });
      expect(why.agrees).toBe(true);
      expect(why.explanation.lines[0]!.steps.at(-1)).toMatchObject({
        kind: 'promotion',
        amount: -400,
        source: { promotionId, version: 1, name },
      });
    });
  });

  it('say what is missing, and offer the gift that is to be had', async () => {
    await running({ minimumAmount: 5_000 }, async () => {
      const guest = shop.visitor();
      const orderId = await cartOf(guest, [['6205', 4]]);
      expect((await cart(guest, orderId)).Promotions).toMatchObject([{ Applied: false, MissingAmount: 1_000 }]);
    });
    await running({ benefit: { kind: 'gift', itemNumber: 'RARE', quantity: 1 } }, async () => {
      const guest = shop.visitor();
      const orderId = await cartOf(guest, [['6205', 4]]);
      expect((await cart(guest, orderId)).Promotions).toMatchObject([
        { Applied: false, Gift: { ProductId: 'RARE', Qty: 1 } },
      ]);
      await cartOf(guest, [['RARE', 1]]);
      expect((await cart(guest, orderId)).Promotions).toMatchObject([{ Applied: true }]);
    });
  });

  it('take off the freight, and the tax that is on it', async () => {
    const guest = shop.visitor();
    const { orderId } = await readyToPay(guest, [['6205', 1]]);
    const { OrderHeader: before } = await guest.post('checkout/getheader', { OrderId: orderId });
    expect(before.ShippingTotal).toBeGreaterThan(0);
    await running({ benefit: { kind: 'shipping', milliPercent: 100_000, methods: ['ground'] } }, async () => {
      const { OrderHeader } = await guest.post('checkout/getheader', { OrderId: orderId });
      expect(OrderHeader.ShippingTotal).toBe(0);
      expect(OrderHeader.TaxTotal).toBeLessThan(before.TaxTotal);
      const offers = await guest.post('checkout/getshippingquotations', { OrderId: orderId });
      expect(offers.find(({ shippingMethod }) => shippingMethod === 'ground')!.price).toBe(0);
      expect(offers.filter(({ price }) => price > 0)).not.toEqual([]);
    });
  });

  describe('with a coupon', () => {
    it('come when it is entered, however it is written, and go when the lines change (spec 4)', async () => {
      await running({ code: 'SPRING-27' }, async () => {
        const guest = shop.visitor();
        const OrderId = await cartOf(guest, [['6205', 4]]);
        expect((await cart(guest, OrderId)).OrderHeader.DiscountTotal).toBe(0);
        await guest.post('checkout/applymanualcoupontoorder', { OrderId, CouponCode: ' spring-27 ' });
        expect(await cart(guest, OrderId)).toMatchObject({
          OrderHeader: { DiscountTotal: 400 },
          Coupons: [{ Code: 'SPRING-27', Applied: true }],
          RemovedCoupons: [],
        });
        await guest.post('cart/updatequantity', { OrderId, LineId: '1', Qty: 5 });
        expect(await cart(guest, OrderId)).toMatchObject({
          OrderHeader: { DiscountTotal: 0 },
          Coupons: [],
          RemovedCoupons: ['SPRING-27'],
        });
      });
    });
    it('are refused where nobody knows it, and say why it takes nothing off', async () => {
      const guest = shop.visitor();
      const OrderId = await cartOf(guest, [['6205', 1]]);
      const enter = (CouponCode: string) => guest.post('checkout/applymanualcoupontoorder', { OrderId, CouponCode });
      expect(await code(guest, enter('NOBODY'))).toBe('coupon_unknown');
      await running({ code: 'COMPANY', audience: 'groups', groups: ['dealer'] }, async () => {
        await enter('COMPANY');
        expect((await cart(guest, OrderId)).Coupons).toEqual([{ Code: 'COMPANY', Applied: false, Why: 'audience' }]);
      });
    });
    it('are nobody else’s to enter', async () => {
      const OrderId = await cartOf(shop.visitor(), [['6205', 1]]);
      const stranger = shop.visitor();
      await cartOf(stranger, [['6205', 1]]);
      await running({ code: 'MINE' }, async () =>
        expect(
          await code(stranger, stranger.post('checkout/applymanualcoupontoorder', { OrderId, CouponCode: 'MINE' })),
        ).toBe('cart_not_found'),
      );
    });
  });

  describe('with limits', () => {
    it('go to as many as they are for, however many press at once', async () => {
      await running({ uses: 3 }, async (promotionId) => {
        const presses = await Promise.all(
          Array.from({ length: 8 }, async () => {
            const guest = shop.visitor();
            const { orderId: OrderId, total: OrderTotal } = await readyToPay(guest, [['6205', 1]]);
            return { guest, OrderId, OrderTotal, payment: await payByCard(guest) };
          }),
        );
        const answers = await Promise.allSettled(
          presses.map(({ guest, ...order }) => guest.post('checkout/placeorder', order)),
        );
        expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
        expect((await helen.get('admin/promotion/detail', { promotionId })).used.uses).toBe(3);
        // Who came too late sees the price without it, and can order.
        const late = presses[answers.findIndex(({ status }) => status === 'rejected')]!;
        const { OrderHeader } = await late.guest.post('checkout/getheader', { OrderId: late.OrderId });
        expect(OrderHeader.DiscountTotal).toBe(0);
        await late.guest.post('checkout/placeorder', {
          OrderId: late.OrderId,
          OrderTotal: OrderHeader.OrderTotal,
          payment: await payByCard(late.guest),
        });
      });
    });
    it('are given back when the payment comes to nothing', async () => {
      await running({ uses: 1 }, async (promotionId) => {
        const guest = shop.visitor();
        const { orderId, total } = await readyToPay(guest, [['6205', 1]]);
        const token = await guest.cardToken('4000 0000 0000 0002');
        await guest.refused(
          guest.post('checkout/placeorder', {
            OrderId: orderId,
            OrderTotal: total,
            payment: { method: 'card', token },
          }),
        );
        expect((await helen.get('admin/promotion/detail', { promotionId })).used).toEqual({ uses: 0, spent: 0 });
      });
    });
    it('are given back when the whole order is cancelled, not before', async () => {
      await running({ uses: 1 }, async (promotionId) => {
        const guest = shop.visitor();
        const { orderId, total } = await readyToPay(guest, [['6205', 4]]);
        await guest.post('checkout/placeorder', {
          OrderId: orderId,
          OrderTotal: total,
          payment: await payByCard(guest),
        });
        const cancel = async (Qty: number) => {
          const { OrderLines } = await orderDetail(shop, dana, orderId);
          const asked = { orderId, lines: [{ lineId: OrderLines[0]!.LineID, quantity: Qty }] };
          const { changes, amount } = await dana.post('admin/order/previewcancel', asked);
          await dana.post('admin/order/cancellines', { ...asked, changes, amount, reason: 'Not needed' });
          await shop.quiet();
          return (await helen.get('admin/promotion/detail', { promotionId })).used.uses;
        };
        expect([await cancel(3), await cancel(1)]).toEqual([1, 0]);
      });
    });
  });

  describe('of a manager', () => {
    it('are tried on a cart, with a reason for each that does not count; nothing is written', async () => {
      await running({ isActive: false, minimumQuantity: 3 }, async (promotionId) => {
        const lines = [{ itemNumber: '6205', quantity: 2 }];
        const asked = () => helen.post('admin/promotion/try', { lines });
        expect(await asked()).toMatchObject({
          currency: 'CAD',
          lines: [{ net: 2_000, off: 0 }],
          promotions: [{ promotionId, applied: false, why: 'inactive' }],
        });
        await helen.post('admin/promotion/change', {
          promotionId,
          seen: { isActive: false },
          changed: { isActive: true },
        });
        expect((await asked()).promotions).toMatchObject([{ why: 'minimum-quantity', missing: 1 }]);
      });
    });
    it('are refused with what is not there, or a coupon that another one has', async () => {
      const added = { name, currency: 'CAD', benefit: tenPercent } as const;
      const add = (data: Partial<Added>) =>
        code(helen, helen.post('admin/promotion/add', { ...added, ...data } as Added));
      expect(await add({ benefit: { kind: 'gift', itemNumber: 'NO-SUCH', quantity: 1 } })).toBe(
        'promotion_names_unknown',
      );
      expect(await add({ benefit: { kind: 'shipping', milliPercent: 50_000, methods: ['sledge'] } })).toBe(
        'promotion_names_unknown',
      );
      expect(await add({ items: [{ of: 'category', named: 'no-such', value: '' }] })).toBe('promotion_names_unknown');
      await running({ code: 'TWICE' }, async () => expect(await add({ code: 'TWICE' })).toBe('coupon_code_taken'));
      expect(await code(dana, dana.post('admin/promotion/add', added))).toBe('forbidden');
    });
  });
});
