// Two web processes, each with what it remembers of carts and stock (reliability.md 3 and 21, code.md 6.3).
import { readyToPay } from '../../harness/readied-cart.ts';
import { until } from '../../harness/until.ts';
import type { TestShop } from '../../harness/shop.ts';
import { payByCard } from '../../harness/visitor.ts';

export const twoWebProcesses = (theShop: () => TestShop) =>
  describe('a shop of two web processes', () => {
    let shop: TestShop;
    let second: string;

    beforeAll(async () => {
      shop = theShop();
      second = await shop.startWeb();
    });

    it('changes the quantity of a line that was added through the other one', async () => {
      const one = shop.visitor();
      const other = one.through(second);
      const { OrderID } = await one.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
      expect(await other.get('cart/getcartdetails/{id}', { id: OrderID })).toMatchObject({ OrderLines: [{ Qty: 1 }] });
      for (let round = 0; round < 10; round++) {
        const [here, there] = round % 2 ? [one, other] : [other, one];
        const { LineID } = await here.post('cart/addtocart', { ProductId: '6306', Qty: 1 });
        expect(
          await there.post('cart/updatequantity', { OrderId: OrderID, LineId: LineID, Qty: round + 2 }),
        ).toMatchObject({ Qty: round + 2 });
        await there.post('cart/removecartitem', { OrderId: OrderID, LineId: LineID });
      }
    });

    it('places an order once, and tells both clicks, when it is completed through both at the same moment', async () => {
      for (let round = 0; round < 5; round++) {
        const one = shop.visitor();
        const { orderId, total } = await readyToPay(one, [['6205', 1]]);
        const payment = await payByCard(one);
        const { pool } = shop.application;
        const gate = await pool.connect();
        await gate.query('begin; lock table sandbox_gateway.authorisation in share row exclusive mode');
        const placing = Promise.all(
          [one, one.through(second)].map((click) =>
            click.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment }),
          ),
        );
        // Neither is over before the other has come as far: both ask for the card's money.
        await until(async () => {
          const { rows } = await gate.query<{ waiting: number }>(
            `select count(*)::int as waiting from pg_locks
             where relation = 'sandbox_gateway.authorisation'::regclass and not granted`,
          );
          return rows[0]?.waiting === 2 ? true : undefined;
        }, 'both clicks at the gateway');
        await gate.query('commit');
        gate.release();
        const clicks = await placing;
        expect(clicks).toEqual([
          expect.objectContaining({ status: 'placed' }),
          expect.objectContaining({ status: 'placed' }),
        ]);
        expect(
          (await shop.application.store.readStream(`order-${orderId}`)).filter(({ type }) => type === 'OrderPlaced'),
        ).toHaveLength(1);
      }
    });

    it('leaves no stock held for orders that were given up through the other one', async () => {
      const one = shop.visitor();
      const { orderId, total } = await readyToPay(one, [['6205', 2]]);
      const token = await one.cardToken('4000000000003220');
      expect(
        await one.post('checkout/placeorder', {
          OrderId: orderId,
          OrderTotal: total,
          payment: { method: 'card', token },
        }),
      ).toMatchObject({ status: 'challenge' });
      await one.through(second).post('checkout/cancel', { OrderId: orderId });
      const events = await shop.application.store.readStream('stock-6205');
      const of = (type: string) =>
        events.filter((event) => event.type === type && (event.data as { holdId: string }).holdId.startsWith(orderId))
          .length;
      expect(of('StockHeld')).toBe(1);
      expect(of('StockHoldReleased')).toBe(1);
    });
  });
