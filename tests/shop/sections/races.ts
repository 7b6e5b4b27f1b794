// The three faults that ACIDRain found in shop systems, and others of their kind.
import { readyToPay } from '../../harness/readied-cart.ts';
import type { TestShop } from '../../harness/shop.ts';
import { cards } from '../../harness/visitor.ts';
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';

export const manyAtOnce = (theShop: () => TestShop) =>
  describe('many at once', () => {
    let shop: TestShop;

    beforeAll(() => {
      shop = theShop();
    });

    it('never oversells: of 40 shoppers for one last unit one gets it, all others learn that it is sold out', async () => {
      const shoppers = await Promise.all(
        Array.from({ length: 40 }, async () => {
          const visitor = shop.visitor();
          const { orderId, total } = await readyToPay(visitor, [['RARE', 1]]);
          return { visitor, orderId, total, token: await visitor.cardToken(cards.approved) };
        }),
      );
      const answers = await Promise.allSettled(
        shoppers.map(({ visitor, orderId, total, token }) =>
          visitor.post('checkout/placeorder', {
            OrderId: orderId,
            OrderTotal: total,
            payment: { method: 'card', token },
          }),
        ),
      );
      const refusals = answers.flatMap((answer) =>
        answer.status === 'rejected' ? [(answer.reason as { answer: { code: string } }).answer.code] : [],
      );
      expect(refusals).toEqual(Array<string>(39).fill('sold_out'));
      const ledger = await shop.application.store.readStream('stock-RARE');
      expect(ledger.filter((event) => event.type === 'StockHeld')).toHaveLength(1);
    });

    it('never overspends credit: of three orders at once that each fit the limit, and no two of them do, one is placed', async () => {
      const { accountId, creditLimit } = accounts[0]!;
      // So that nothing but the credit is short.
      await shop.send('stock/count', { itemNumber: '6306', counts: { mtl: 5_000 } });
      const buyers = await Promise.all(
        ['adele', 'ben', 'chloe'].map(async (userName, n) => {
          const buyer = shop.visitor();
          await buyer.post('account/login', { userName, password: DEMO_PASSWORD });
          return {
            buyer,
            poNumber: `PO-${n}`,
            ...(await readyToPay(buyer, [['6306', 480]], 'ben@laurentide.example')),
          };
        }),
      );
      for (const { total } of buyers) {
        expect(total).toBeLessThanOrEqual(creditLimit);
        expect(2 * total).toBeGreaterThan(creditLimit);
      }
      const answers = await Promise.allSettled(
        buyers.map(({ buyer, orderId, total, poNumber }) =>
          buyer.post('checkout/placeorder', {
            OrderId: orderId,
            OrderTotal: total,
            payment: { method: 'terms', poNumber },
          }),
        ),
      );
      const refusals = answers.flatMap((answer) =>
        answer.status === 'rejected' ? [(answer.reason as { answer: { code: string } }).answer.code] : [],
      );
      expect(refusals).toEqual(['credit_exceeded', 'credit_exceeded']);
      const holds = (await shop.application.store.readStream(`credit-${accountId}`)).filter(
        ({ type }) => type === 'CreditHeld',
      );
      expect(holds).toHaveLength(1);
      // Whoever lost has it all in the cart still, and which of them that is nobody knows.
      for (const [n, answer] of answers.entries())
        if (answer.status === 'rejected')
          await buyers[n]!.buyer.post('cart/removeallcartitems', { OrderId: buyers[n]!.orderId });
    });

    it('never sells what was not in the cart when it was paid: a line added meanwhile is refused, or the payment is and the next one pays both', async () => {
      for (let round = 0; round < 10; round++) {
        const buyer = shop.visitor();
        const { orderId, total } = await readyToPay(buyer, [['6205', 1]]);
        const pay = async (OrderTotal: number) =>
          buyer.post('checkout/placeorder', {
            OrderId: orderId,
            OrderTotal,
            payment: { method: 'card', token: await buyer.cardToken(cards.approved) },
          });
        const [paid, added] = await Promise.allSettled([
          pay(total),
          buyer.post('cart/addtocart', { OrderId: orderId, ProductId: 'LATER', Qty: 1 }),
        ]);
        const linesOf = async () =>
          ((await shop.application.store.readStream(`order-${orderId}`))[0]?.data as { lines: unknown[] } | undefined)
            ?.lines;
        if (paid.status === 'fulfilled') {
          expect(await linesOf()).toHaveLength(1);
          expect(added.status).toBe('rejected');
        } else {
          expect((paid.reason as { answer: { code: string } }).answer.code).toMatch(
            /^(total_changed|concurrent_change)$/,
          );
          expect(await linesOf()).toBeUndefined();
          expect(added.status).toBe('fulfilled');
          expect(await pay((await buyer.post('checkout/saveheader', { OrderId: orderId })).OrderTotal)).toMatchObject({
            status: 'placed',
          });
          expect(await linesOf()).toHaveLength(2);
        }
      }
    });

    it('counts every click once: 30 additions at once are 30 pieces, a repeated one is still one', async () => {
      const buyer = shop.visitor();
      const { OrderID } = await buyer.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
      await Promise.all(
        Array.from({ length: 30 }, () => buyer.post('cart/addtocart', { OrderId: OrderID, ProductId: '6205', Qty: 1 })),
      );
      const commandId = crypto.randomUUID();
      const repeated = await Promise.all(
        Array.from({ length: 5 }, () =>
          buyer.post('cart/addtocart', { OrderId: OrderID, ProductId: '6205', Qty: 1 }, { commandId }),
        ),
      );
      expect(new Set(repeated.map((answer) => answer.Qty))).toEqual(new Set([32]));
      expect((await buyer.get('cart/getcartdetails/{id}', { id: OrderID })).OrderLines[0]!.Qty).toBe(32);
    });
  });
