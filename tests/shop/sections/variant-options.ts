// What sets a variant apart is said wherever its line is (spec 2 and 3, SwatchSizeValue; issue 32), as it was when it was bought.
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';

import { mailTo, orderDetail, staffMember } from '../../harness/order-desk.ts';
import { requestedQuote, quoteAtDesk, quoteSeenBy, publishQuote } from '../../harness/quotes.ts';
import { readyToPay } from '../../harness/readied-cart.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

const texts = (en: string, fr: string) => ({ en, fr });
const attribute = (name: { en: string; fr: string }, more: object) => ({
  ...{ name, unit: '', unitFr: '', kind: 'text' as const, facet: false, sort: 9, valuesFr: {} },
  ...more,
});

export const variantOptions = (theShop: () => TestShop) =>
  describe('the options of a variant', () => {
    let shop: TestShop;
    let ben: Visitor;
    let helen: Visitor;

    beforeAll(async () => {
      shop = theShop();
      helen = await staffMember(shop, 'helen');
      await shop.send('attribute/import', {
        attribute: 'colour',
        definition: attribute(texts('Colour', 'Couleur'), { valuesFr: { Red: 'Rouge' } }),
      });
      await shop.send('attribute/import', {
        attribute: 'length',
        definition: attribute(texts('Length', 'Longueur'), { kind: 'number', unit: 'mm' }),
      });
      const options = [
        { attribute: 'length', values: [] },
        { attribute: 'colour', values: [] },
      ];
      await helen.post('admin/family/add', { family: 'glove', data: { name: texts('Glove', 'Gant'), options } });
      for (const [itemNumber, colour] of [
        ['GLOVE-R', 'Red'],
        ['GLOVE-B', 'Blue'],
      ] as const) {
        await shop.send('product/import', {
          itemNumber,
          product: {
            ...{
              category: 'bearings',
              brand: 'Rolvane',
              name: texts('Work glove', 'Gant de travail'),
              weightGrams: 80,
            },
            ...{ attributes: { colour, length: '22.5' }, unit: 'pk', packQuantity: 12 },
          },
        });
        await shop.send('price-list/import', {
          ...{ priceList: 'standard', itemNumber, currency: 'CAD' },
          tiers: [{ quantity: 1, unitPrice: 900 }],
        });
        await shop.send('stock/count', { itemNumber, counts: { mtl: 50 } });
        await helen.post('admin/product/change', { itemNumber, seen: { family: '' }, changed: { family: 'glove' } });
      }
      ben = shop.visitor();
      await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    });

    it('are said in the cart, in the language of who reads, with the pack that it is sold in', async () => {
      const shopper = shop.visitor('fr');
      const { OrderID } = await shopper.post('cart/addtocart', { ProductId: 'GLOVE-R', Qty: 1 });
      await shopper.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
      const { OrderLines } = await shopper.get('cart/getcartdetails/{id}', { id: OrderID });
      expect(OrderLines.map(({ SwatchSizeValue, Options }) => [SwatchSizeValue, Options])).toEqual([
        [
          'Longueur\u00a0: 22,5\u00a0mm, Couleur\u00a0: Rouge, paquet de 12',
          'Longueur\u00a0: 22,5\u00a0mm, Couleur\u00a0: Rouge',
        ],
        ['', undefined],
      ]);
    });

    it('are kept by an order as they were, told in its letter, at the desk and on its invoice', async () => {
      const { orderId, total } = await readyToPay(ben, [['GLOVE-R', 2]], 'gloves@laurentide.example');
      await ben.post('checkout/placeorder', {
        OrderId: orderId,
        OrderTotal: total,
        payment: { method: 'terms', poNumber: 'PO-1' },
      });
      await shop.projectionsCaughtUp();
      expect((await mailTo(shop, 'gloves@laurentide.example', 'Your order')).text).toContain(
        'Work glove (GLOVE-R); Length: 22.5\u00a0mm, Colour: Red; $9.00 each',
      );
      await helen.post('admin/product/change', {
        itemNumber: 'GLOVE-R',
        seen: { attributes: { colour: 'Red', length: '22.5' } },
        changed: { attributes: { colour: 'Crimson', length: '22.5' } },
      });
      const { OrderLines } = await orderDetail(shop, await staffMember(shop, 'dana'), orderId);
      expect(OrderLines[0]).toMatchObject({
        SwatchSizeValue: 'Length: 22.5\u00a0mm, Colour: Red, pack of 12',
        Options: 'Length: 22.5\u00a0mm, Colour: Red',
      });
      const { invoices } = await ben.get('customer/getinvoices', {});
      const invoice = await ben.get('customer/getinvoicedetails', { InvoiceId: invoices[0]!.InvoiceId });
      expect(invoice.OrderLines[0]!.Options).toBe('Length: 22.5\u00a0mm, Colour: Red');
    });

    it('are said of a quote, on paper and off it, and of what is offered instead, whose own they are once it is chosen', async () => {
      const dana = await staffMember(shop, 'dana');
      const { QuoteID: quoteId, QuoteNumber } = await requestedQuote(ben, [['GLOVE-B', 5]]);
      const line = async () => (await quoteAtDesk(shop, dana, quoteId)).lines[0]!;
      expect(await line()).toMatchObject({ itemNumber: 'GLOVE-B', options: 'Length: 22.5\u00a0mm, Colour: Blue' });
      await publishQuote(shop, dana, quoteId);
      expect((await mailTo(shop, 'ben.carter@laurentide.example', `${QuoteNumber}: our offer`)).text).toContain(
        'Work glove (GLOVE-B); Length: 22.5\u00a0mm, Colour: Blue; ',
      );
      const { changes } = (await quoteAtDesk(shop, dana, quoteId)).quote;
      await dana.post('admin/quote/offeralternative', { quoteId, changes, lineId: '1', itemNumber: '6205' });
      const { QuoteLines, QuoteHeader } = await quoteSeenBy(shop, ben, quoteId);
      expect([QuoteLines[0]!.Options, QuoteLines[0]!.Alternatives[0]!.Options]).toEqual([
        'Length: 22.5\u00a0mm, Colour: Blue',
        undefined,
      ]);
      await ben.post('quote/choosealternative', {
        ...{ QuoteId: quoteId, Changes: QuoteHeader.Changes, LineId: '1', ProductId: '6205' },
      });
      expect(await line()).toMatchObject({ itemNumber: '6205', options: '', Unit: 'ea' });
    });
  });
