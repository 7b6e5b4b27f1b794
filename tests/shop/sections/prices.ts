// Issue "Open for business": price lists, planned changes, currencies, and what an account pays for an item, and why.
import { accounts, DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { Request } from '#contracts/api.ts';
import { fileUrl } from '#contracts/client.ts';
import { addDays } from '#domain/shared/day.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { expectSameAfterRebuild } from '../../harness/rebuilt.ts';
import { staffMember } from '../../harness/order-desk.ts';
import { readyToPay } from '../../harness/readied-cart.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import { payByCard, type Visitor } from '../../harness/visitor.ts';

const one = (unitPrice: number) => [{ quantity: 1, unitPrice }];

export const pricesOfTheShop = (theShop: () => TestShop) =>
  describe('prices', () => {
    let shop: TestShop;
    let helen: Visitor;
    const today = () => shopDay(shop.clock.now());
    const firstOfMonth = () => `${addDays(`${today().slice(0, 7)}-01`, 32).slice(0, 7)}-01`;

    beforeAll(async () => {
      shop = theShop();
      for (const [number, currency] of [
        [2, 'CAD'],
        [3, 'CAD'],
        [4, 'USD'],
      ] as const)
        await open(number, currency);
      await shop.projectionsCaughtUp();
      helen = await staffMember(shop, 'helen');
    });

    async function open(number: number, currency: 'CAD' | 'USD'): Promise<void> {
      const [first] = accounts;
      const [contact] = first!.contacts;
      await shop.send('account/open', {
        ...first!,
        accountId: `ACC-${number}`,
        name: `Dealer ${number}`,
        currency,
        creditLimit: 0,
        contacts: [
          {
            ...contact!,
            contactId: `10000000${number}001`,
            userName: `dealer${number}`,
            email: `dealer${number}@dealers.example`,
          },
        ],
        addresses: [],
      });
    }
    const signedIn = async (userName: string) => {
      const visitor = shop.visitor();
      await visitor.post('account/login', { userName, password: DEMO_PASSWORD });
      return visitor;
    };
    /** Whoever was signed in then is no longer. */
    const leapTo = async (moment: string) => {
      await shop.clock.advanceTo(moment);
      helen = await staffMember(shop, 'helen');
    };
    const code = async (call: Promise<unknown>) => (await helen.refused(call)).code;
    const priceOf = async (visitor: Visitor, productId = '6205') => {
      const { prices = [], currency } = await visitor.post('product/productinfo', { productId });
      return prices[0] && `${currency} ${prices[0].unitPrice}`;
    };
    const why = (query: Partial<Request<'admin/pricelist/why'>> = {}) =>
      helen.get('admin/pricelist/why', { itemNumber: '6205', accountId: 'ACC-2', ...query });
    const addList = (priceList: string, more: object = {}) =>
      helen.post('admin/pricelist/add', {
        priceList,
        name: { en: `List ${priceList}`, fr: `Liste ${priceList}` },
        currency: 'CAD',
        audience: 'everyone',
        ...more,
      });
    const setPrice = (priceList: string, itemNumber: string, periods: object[], seenVersion = 0) =>
      helen.post('admin/pricelist/setprices', {
        priceList,
        items: [{ itemNumber, seenVersion, periods: periods as never }],
      });
    const always = (unitPrice: number) => [{ from: '', until: '', tiers: one(unitPrice) }];
    const draft = (more: object = {}) => ({
      name: 'Rolvane',
      priceList: 'standard',
      base: 'standard',
      items: { brand: 'Rolvane' },
      alteration: { kind: 'percent' as const, by: 3_500 },
      rounding: { step: 5, less: 0 },
      from: firstOfMonth(),
      ...more,
    });
    const drafted = async (more: object = {}) => (await helen.post('admin/pricechange/draft', draft(more))).priceChange;
    const became = (priceChange: string, status: string) =>
      until(
        async () => {
          const detail = await helen.get('admin/pricechange/detail', { priceChange });
          return detail.status === status ? detail : undefined;
        },
        `the change to be ${status}`,
        20_000,
      );

    describe('of a list', () => {
      it('are refused without tier 1, with periods that overlap, and for items that are not there', async () => {
        await addList('wrong', { audience: 'assigned' });
        const tiers = [{ quantity: 5, unitPrice: 100 }];
        expect(await code(setPrice('wrong', '6205', [{ from: '', until: '', tiers }]))).toBe('price_tier_one_missing');
        const overlapping = [
          { from: '2027-01-01', until: '2027-02-01', tiers: one(100) },
          { from: '2027-02-01', until: '', tiers: one(110) },
        ];
        expect(await code(setPrice('wrong', '6205', overlapping))).toBe('price_periods_overlap');
        expect(await code(setPrice('wrong', 'NOT-THERE', always(1)))).toBe('product_not_found');
        expect(await helen.get('admin/pricelist/items', { priceList: 'wrong' })).toMatchObject({ total: 0 });
      });

      it('change from what was seen', async () => {
        await setPrice('wrong', '6205', always(700));
        expect(await code(setPrice('wrong', '6205', always(710)))).toBe('price_changed_meanwhile');
        await setPrice('wrong', '6205', always(710), 1);
        expect((await helen.get('admin/pricelist/items', { priceList: 'wrong' })).rows).toMatchObject([
          { itemNumber: '6205', version: 2, present: 0, periods: [{ tiers: one(710) }] },
        ]);
      });

      it('of a list that somebody has as their own keep it from being removed', async () => {
        await helen.post('admin/customer/assignpricelist', { accountId: 'ACC-3', priceList: 'wrong' });
        expect(await code(helen.post('admin/pricelist/remove', { priceList: 'wrong' }))).toBe('price_list_in_use');
        await helen.post('admin/customer/assignpricelist', { accountId: 'ACC-3', priceList: 'standard' });
        await helen.post('admin/pricelist/remove', { priceList: 'wrong' });
      });

      it('of a list that was removed hold for nobody any more', async () => {
        const priceNow = async () => {
          await shop.projectionsCaughtUp();
          return (await helen.get('admin/pricelist/why', { itemNumber: '6205' })).unitPrice!;
        };
        const before = await priceNow();
        await helen.post('admin/pricelist/add', {
          priceList: 'halved',
          name: { en: 'Halved', fr: 'Moitié' },
          currency: 'CAD',
          audience: 'everyone',
          rules: [{ of: 'everything', named: '', milliPercent: -50_000, rounding: { step: 1, less: 0 } }],
        });
        expect(await priceNow()).toBe(before! / 2);
        await helen.post('admin/pricelist/remove', { priceList: 'halved' });
        expect(await priceNow()).toBe(before);
      });
    });

    describe('for an account', () => {
      it('come from the most specific list, and the screen names every candidate in order', async () => {
        await addList('dealers', {
          audience: 'groups',
          groups: ['dealer'],
          rules: [{ of: 'everything', named: '', milliPercent: -10_000, rounding: { step: 5, less: 0 } }],
        });
        await addList('named', { audience: 'accounts', accounts: ['ACC-2'], until: addDays(today(), 40) });
        await setPrice('named', '6205', always(850));
        const answer = await why({ quantity: 20 });
        expect(answer).toMatchObject({ currency: 'CAD', unitPrice: 850, accountName: 'Dealer 2' });
        expect(
          answer.candidates.map(({ priceList, because, why: reason, won, unitPrice }) => [
            priceList,
            because,
            reason,
            won,
            unitPrice,
          ]),
        ).toEqual([
          ['named', 'account', 'price', true, 850],
          ['dealers', 'group', 'rule', false, 810],
          ['standard', 'standard', 'price', false, 900],
        ]);
        expect(answer.candidates[1]).toMatchObject({ rule: { milliPercent: -10_000, listPrice: 1_000 } });
        expect((await why({ quantity: 20, day: addDays(today(), 41) })).unitPrice).toBe(810);
      });

      it('are the same on its pages, in its cart and in its order, with the rule in the explanation', async () => {
        const dealer = await signedIn('dealer3');
        expect(await priceOf(dealer)).toBe('CAD 900');
        expect(await priceOf(shop.visitor())).toBe('CAD 1000');
        const { orderId, total } = await readyToPay(dealer, [['6205', 10]], 'dealer3@dealers.example');
        const placed = await dealer.post('checkout/placeorder', {
          OrderId: orderId,
          OrderTotal: total,
          payment: await payByCard(dealer),
        });
        await shop.projectionsCaughtUp();
        const { explanation, agrees } = await helen.get('admin/order/whyprice', { orderId: placed.OrderID ?? orderId });
        expect(agrees).toBe(true);
        expect(
          explanation.lines[0]!.steps.map(({ kind, source }) => [kind, 'unitPrice' in source && source.unitPrice]),
        ).toEqual([
          ['list', 1_000],
          ['list-rule', 900],
          ['tier', 810],
        ]);
      });
    });

    it('show as reduced with the lowest of the 30 days before, to each reader by their own lists, and to nobody who sees none', async () => {
      const guest = shop.visitor();
      const shown = async (visitor: Visitor) => {
        const details = await visitor.post('product/productinfo', { productId: 'RARE' });
        const { products } = await visitor.post('category/searchbykeyword', { keyword: 'bearing' });
        const card = products.find(({ itemNumber }) => itemNumber === 'RARE');
        expect(card?.priceBefore).toBe(details.priceBefore);
        return details.priceBefore;
      };
      expect(await shown(guest)).toBeUndefined();
      await addList('sale', { priority: 1 });
      await setPrice('sale', 'RARE', always(100));
      await shop.projectionsCaughtUp();
      const before = (await helen.get('admin/pricelist/why', { itemNumber: 'RARE' })).candidates.find(
        ({ priceList }) => priceList === 'standard',
      )!.unitPrice;
      // For a moment a list above asked everybody half of it.
      expect(await shown(guest)).toBe(before! / 2);
      // A second reduction is compared with the first.
      await setPrice('sale', 'RARE', always(90), 1);
      await shop.projectionsCaughtUp();
      expect(await shown(guest)).toBe(100);
      const tomas = await staffMember(shop, 'tomas');
      const guestsSeePrices = async (from: string, to: string) => {
        await tomas.post('admin/setting/change', { name: 'GuestsSeePrices', from, to });
        await shop.projectionsCaughtUp();
      };
      await guestsSeePrices('1', '0');
      expect(await shown(guest)).toBeUndefined();
      await guestsSeePrices('0', '1');
      await helen.post('admin/pricelist/remove', { priceList: 'sale' });
    });

    it('have a data sheet to stand on, in both languages', async () => {
      const sheetFor = async (visitor: Visitor) => {
        const answer = await visitor.fetch(fileUrl('product/datasheet', { productId: '6205' }));
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
        return answer.arrayBuffer();
      };
      for (const language of ['en', 'fr'] as const) {
        const bytes = await sheetFor(shop.visitor(language));
        expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-');
      }
      const missing = await shop.visitor().fetch(fileUrl('product/datasheet', { productId: 'NOT-THERE' }));
      expect(missing.status).toBe(404);
    });

    describe('that a manager plans', () => {
      it('rise by 3.5 % from the first of the month for two accounts, and are taken back the same evening', async () => {
        await addList('pair', { audience: 'accounts', accounts: ['ACC-2', 'ACC-3'], priority: 50 });
        let [second, third, guest] = [await signedIn('dealer2'), await signedIn('dealer3'), shop.visitor()];
        const before = await Promise.all([priceOf(second), priceOf(third), priceOf(guest)]);
        const cart = await third.post('cart/addtocart', { ProductId: '6205', Qty: 1 });
        const priceChange = await drafted({ priceList: 'pair' });
        const preview = await helen.get('admin/pricechange/items', { priceChange });
        expect(preview.rows.map(({ itemNumber, before: was, after }) => [itemNumber, was, after])).toEqual([
          ['6205', 1_000, 1_035],
          ['KIT', 6_500, 6_730],
          ['LATER', 700, 725],
          ['RARE', 5_000, 5_175],
        ]);
        expect(await helen.get('admin/pricechange/detail', { priceChange })).toMatchObject({
          status: 'draft',
          count: 4,
          accounts: { total: 2, guests: false },
        });
        await helen.post('admin/pricechange/plan', { priceChange });
        expect(await became(priceChange, 'written')).toMatchObject({
          prices: 4,
          leftCount: 0,
          plannedBy: 'Helen Okafor',
        });
        expect(await Promise.all([priceOf(second), priceOf(third), priceOf(guest)])).toEqual(before);

        await leapTo(`${firstOfMonth()}T15:00:00Z`);
        [second, third, guest] = [await signedIn('dealer2'), await signedIn('dealer3'), shop.visitor()];
        expect(await Promise.all([priceOf(second), priceOf(third), priceOf(guest)])).toEqual([
          'CAD 1035',
          'CAD 1035',
          'CAD 1000',
        ]);
        const shown = await third.get('cart/getcartdetails/{id}', { id: cart.OrderID });
        expect(JSON.stringify(shown.OrderLines)).toContain('1035');

        await setPrice('pair', 'RARE', always(5_500), 1);
        await leapTo(new Date(shop.clock.now() + 6 * 3_600_000).toISOString());
        [second, third, guest] = [await signedIn('dealer2'), await signedIn('dealer3'), shop.visitor()];
        await helen.post('admin/pricechange/takeback', { priceChange });
        const done = await became(priceChange, 'taken-back');
        expect(done).toMatchObject({ takenBack: 3, left: [{ itemNumber: 'RARE', code: 'price_changed_since' }] });
        expect(await Promise.all([priceOf(second), priceOf(third), priceOf(guest)])).toEqual([
          before[0],
          before[1],
          before[2],
        ]);
        expect(await priceOf(third, 'RARE')).toBe('CAD 5500');
        const { entries } = await helen.get('admin/history/timeline', { subject: 'price:6205' });
        expect(entries.map(({ type }) => type)).toEqual(
          expect.arrayContaining(['PriceSet', 'PricesScheduled', 'PriceChangeReverted']),
        );
        await helen.post('admin/pricelist/remove', { priceList: 'pair' });
      });

      it('hold for guests from the very day on, and as drafts can be changed and discarded', async () => {
        const priceChange = await drafted({
          items: { itemNumbers: ['6306'] },
          alteration: { kind: 'set', to: 2_599 },
          rounding: { step: 100, less: 5 },
        });
        const detail = await helen.get('admin/pricechange/detail', { priceChange });
        await helen.post('admin/pricechange/change', {
          priceChange,
          seen: { name: detail.name },
          changed: { name: 'Other' },
        });
        expect(
          await code(
            helen.post('admin/pricechange/change', { priceChange, seen: { name: 'Rolvane' }, changed: { name: 'X' } }),
          ),
        ).toBe('changed_meanwhile');
        await helen.post('admin/pricechange/plan', { priceChange });
        await became(priceChange, 'written');
        expect(await priceOf(shop.visitor(), '6306')).toBe('CAD 2500');
        expect(await code(helen.post('admin/pricechange/discard', { priceChange }))).toBe('price_change_no_draft');
        await leapTo(`${firstOfMonth()}T06:00:30Z`);
        expect(await priceOf(shop.visitor(), '6306')).toBe('CAD 2595');
        const list = await shop.visitor().get('category/catalog', { category: 'bearings', sort: 'price-up' });
        expect(list.products.find(({ itemNumber }) => itemNumber === '6306')).toMatchObject({ prices: one(2_595) });
        expect(await code(helen.post('admin/pricechange/draft', draft({ from: '2026-01-01' })))).toBe(
          'price_change_in_past',
        );
        expect(await helen.get('admin/pricechange/list', { status: 'written' })).toMatchObject({ total: 1 });
      });

      it('raise what a list makes of its rules by as much as they say, and of what it has a price for', async () => {
        const rules = [{ of: 'everything' as const, named: '', milliPercent: -10_000, rounding: { step: 1, less: 0 } }];
        await addList('resellers', { audience: 'accounts', accounts: ['ACC-2'], rules });
        await setPrice('resellers', '6205', always(2_000));
        const before = await why({ itemNumber: '6306' });
        const [ruled] = before.candidates;
        expect(ruled).toMatchObject({ why: 'rule' });
        const priceChange = await drafted({
          ...{ priceList: 'resellers', base: 'resellers', rounding: { step: 1, less: 0 } },
          items: { itemNumbers: ['6205', '6306'] },
        });
        const { rows } = await helen.get('admin/pricechange/items', { priceChange });
        expect(rows.map(({ itemNumber, after }) => [itemNumber, after])).toEqual([
          ['6205', 2_070],
          ['6306', Math.round(Math.round(2_595 * 0.9) * 1.035)],
        ]);
        expect(rows[1]!.before).toBe(Math.round(2_595 * 0.9));
        expect(await helen.get('admin/pricechange/detail', { priceChange })).toMatchObject({ count: 2 });
        await helen.post('admin/pricechange/plan', { priceChange });
        expect(await became(priceChange, 'written')).toMatchObject({ prices: 2, leftCount: 0 });
        await leapTo(`${firstOfMonth()}T15:00:00Z`);
        expect(await priceOf(await signedIn('dealer2'), '6306')).toBe(`CAD ${rows[1]!.after}`);
        await helen.post('admin/pricechange/takeback', { priceChange });
        await became(priceChange, 'taken-back');
        expect(await priceOf(await signedIn('dealer2'), '6306')).toBe(`CAD ${rows[1]!.before}`);
        await helen.post('admin/pricelist/remove', { priceList: 'resellers' });
      });
    });

    describe('in another currency', () => {
      it('are none before there are any, and then those of that currency, in carts and orders', async () => {
        const dealer = await signedIn('dealer4');
        expect(await priceOf(dealer)).toBeUndefined();
        expect((await dealer.refused(dealer.post('cart/addtocart', { ProductId: '6205', Qty: 1 }))).code).toBe(
          'product_unavailable',
        );
        expect(await why({ accountId: 'ACC-4' })).toMatchObject({
          currency: 'USD',
          candidates: [{ why: 'other-currency' }],
        });
        await addList('standard-usd', { currency: 'USD' });
        await setPrice('standard-usd', '6205', always(777));
        expect(await priceOf(dealer)).toBe('USD 777');
        const { OrderID: id } = await dealer.post('cart/addtocart', { ProductId: '6205', Qty: 2 });
        expect(await dealer.get('cart/getcartdetails/{id}', { id })).toMatchObject({
          OrderHeader: { CurrencyCode: 'USD', SubTotal: 1_554 },
        });
        expect(await priceOf(shop.visitor())).toBe('CAD 1000');
      });

      it('are not mixed: lists, accounts and carts of guests keep theirs', async () => {
        expect(
          await code(helen.post('admin/customer/assignpricelist', { accountId: 'ACC-2', priceList: 'standard-usd' })),
        ).toBe('price_list_other_currency');
        expect(
          await code(
            helen.post('admin/pricelist/change', {
              priceList: 'standard-usd',
              seen: { currency: 'USD' },
              changed: { currency: 'CAD' },
            }),
          ),
        ).toBe('price_list_currency_fixed');
        expect(await code(addList('mixed', { audience: 'accounts', accounts: ['ACC-4'] }))).toBe(
          'price_list_other_currency',
        );
        const guest = shop.visitor();
        await guest.post('cart/addtocart', { ProductId: '6205', Qty: 3 });
        await guest.post('account/login', { userName: 'dealer4', password: DEMO_PASSWORD });
        const { OrderId } = await guest.get('account/getusercontext', {});
        expect(await guest.get('cart/getcartdetails/{id}', { id: OrderId })).toMatchObject({
          OrderHeader: { CurrencyCode: 'USD' },
          OrderLines: [{ ProductId: '6205', Qty: 5 }],
        });
      });

      it('an account can be given before it has orders, quotes or credit, and not after', async () => {
        await open(5, 'CAD');
        await shop.projectionsCaughtUp();
        await helen.post('admin/customer/setcurrency', { accountId: 'ACC-5', currency: 'EUR' });
        expect(await helen.get('admin/customer/detail', { accountId: 'ACC-5' })).toMatchObject({ currency: 'EUR' });
        expect(await code(helen.post('admin/customer/setcurrency', { accountId: 'ACC-3', currency: 'USD' }))).toBe(
          'account_currency_fixed',
        );
      });

      it('do not come into a cart of the one before: a saved cart is merged into a new one, or that is told', async () => {
        await open(6, 'CAD');
        await shop.projectionsCaughtUp();
        const dealer = await signedIn('dealer6');
        const { OrderID: orderId } = await dealer.post('cart/addtocart', { ProductId: '6205', Qty: 2 });
        await dealer.post('cart/savecartas', { orderId, cartName: 'Press 4', sendEmail: false });
        const { OrderID: currentOrderId } = await dealer.post('cart/addtocart', { ProductId: '6306', Qty: 1 });
        await helen.post('admin/customer/setcurrency', { accountId: 'ACC-6', currency: 'USD' });
        await shop.projectionsCaughtUp();
        const mergeInto = (cart: object) => dealer.post('cart/mergesavedcarttocurrentcart', { orderId, ...cart });
        expect(await dealer.refused(mergeInto({ currentOrderId }))).toMatchObject({
          code: 'cart_other_currency',
          message: expect.stringContaining('in USD now'),
        });
        const { OrderID: id } = await mergeInto({});
        expect(await dealer.get('cart/getcartdetails/{id}', { id })).toMatchObject({
          OrderHeader: { CurrencyCode: 'USD', SubTotal: 1_554 },
        });
        const before = await dealer.get('cart/getcartdetails/{id}', { id: currentOrderId });
        expect(before.OrderLines).toMatchObject([{ ProductId: '6306', Qty: 1 }]);
      });

      it('come from another list once that is made the standard one', async () => {
        await addList('america', { currency: 'USD' });
        await setPrice('america', '6205', always(799));
        await helen.post('admin/pricelist/makestandard', { priceList: 'america' });
        expect(await helen.get('admin/pricelist/detail', { priceList: 'america' })).toMatchObject({ isStandard: true });
        expect((await why({ accountId: 'ACC-4' })).candidates.map(({ priceList }) => priceList)).toEqual([
          'standard-usd',
          'america',
        ]);
        expect(await code(helen.post('admin/pricelist/remove', { priceList: 'america' }))).toBe(
          'price_list_is_standard',
        );
      });
    });

    it('are the same when every read model is made anew', () => expectSameAfterRebuild(shop));
  });
