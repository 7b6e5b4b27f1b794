// The three faults that ACIDRain found in shop systems, and others of their kind.
import { readyToPay } from '../harness/readied-cart.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import { cards } from '../harness/visitor.ts';
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';

describe('many at once', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startShop();
  }, 60_000);
  afterAll(() => shop.stop(), 30_000);

  it('never oversells: of 40 shoppers for one last unit one gets it, all others learn that it is sold out', async () => {
    const shoppers = await Promise.all(Array.from({ length: 40 }, async () => {
      const visitor = shop.visitor();
      const { orderId, total } = await readyToPay(visitor, [['RARE', 1]]);
      return { visitor, orderId, total, token: await visitor.cardToken(cards.approved) };
    }));
    const answers = await Promise.allSettled(shoppers.map(({ visitor, orderId, total, token }) => visitor.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment: { method: 'card', token } })));
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [(answer.reason as { answer: { code: string } }).answer.code] : []));
    expect(refusals).toEqual(Array<string>(39).fill('sold_out'));
    const ledger = await shop.application.store.readStream('stock-RARE');
    expect(ledger.filter((event) => event.type === 'StockHeld')).toHaveLength(1);
  });

  it('never overspends credit: orders on terms stop at the limit, whoever places them', async () => {
    const limit = accounts[0]!.creditLimit;
    const orders = await Promise.all(Array.from({ length: 4 }, async (_, n) => {
      const buyer = shop.visitor();
      await buyer.post('account/login', { userName: n % 2 ? 'ben' : 'adele', password: DEMO_PASSWORD });
      return buyer;
    }));
    // Four carts of one third of the limit and more: two fit, no third does.
    const carts = await Promise.all([orders[0]!, orders[1]!].map((buyer) => readyToPay(buyer, [['6306', 340]], 'ben@laurentide.example')));
    const pay = (n: number) => orders[n]!.post('checkout/placeorder', { OrderId: carts[n]!.orderId, OrderTotal: carts[n]!.total, payment: { method: 'terms', poNumber: `PO-${n}` } });
    const answers = await Promise.allSettled([pay(0), pay(1)]);
    expect(carts[0]!.total + carts[1]!.total).toBeGreaterThan(limit / 2);
    const events = await shop.application.store.readStream(`credit-${accounts[0]!.accountId}`);
    const held = events.filter((event) => event.type === 'CreditHeld').reduce((sum, event) => sum + (event.data as { amount: number }).amount, 0);
    expect(held).toBeLessThanOrEqual(limit);
    expect(answers.some((answer) => answer.status === 'fulfilled')).toBe(true);
  });

  it('never sells what was not in the cart when it was paid: a line added meanwhile is in the order or refused', async () => {
    for (let round = 0; round < 10; round++) {
      const buyer = shop.visitor();
      const { orderId, total } = await readyToPay(buyer, [['6205', 1]]);
      const token = await buyer.cardToken(cards.approved);
      const [paid, added] = await Promise.allSettled([
        buyer.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment: { method: 'card', token } }),
        buyer.post('cart/addtocart', { OrderId: orderId, ProductId: 'LATER', Qty: 1 }),
      ]);
      if (paid.status === 'fulfilled') {
        const [placed] = await shop.application.store.readStream(`order-${orderId}`);
        expect((placed!.data as { lines: unknown[] }).lines).toHaveLength(1);
        expect(added.status).toBe('rejected');
      } else {
        expect((paid.reason as { answer: { code: string } }).answer.code).toMatch(/^(total_changed|concurrent_change)$/);
      }
    }
  });

  it('counts every click once: 30 additions at once are 30 pieces, a repeated one is still one', async () => {
    const buyer = shop.visitor();
    const { OrderID } = await buyer.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
    await Promise.all(Array.from({ length: 30 }, () => buyer.post('cart/addtocart', { OrderId: OrderID, ProductId: '6205', Qty: 1 })));
    const commandId = crypto.randomUUID();
    const repeated = await Promise.all(Array.from({ length: 5 }, () => buyer.post('cart/addtocart', { OrderId: OrderID, ProductId: '6205', Qty: 1 }, { commandId })));
    expect(new Set(repeated.map((answer) => answer.Qty))).toEqual(new Set([32]));
    expect((await buyer.get('cart/getcartdetails/{id}', { id: OrderID })).OrderLines[0]!.Qty).toBe(32);
  });
});
