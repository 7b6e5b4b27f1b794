// security.md T2: each text field of each operation once with words that every object has, and with odd days, by who is
// let in. Of one operation of each kind; of all of them in `npm run test:long`.
import { headers } from '#contracts/client.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';
import { requestFor } from '../bad-input.ts';
import { BUILT_IN, ODD_DAYS, textFieldsOf } from '../odd-words.ts';
import { isAdmitted, rolesFor, signInEverybody, type TestRole } from '../people.ts';
import { triedOperations } from '../tried-operations.ts';

/** Whoever has most rights comes as far as the handler. */
const STRONGEST: readonly TestRole[] = ['administrator', 'auditor', 'admin-contact', 'contact', 'buyer', 'guest'];
const words = [...BUILT_IN, ...ODD_DAYS, ...ODD_DAYS.map((day) => `${day}T00:00:00Z`)];

export const oddWords = (theShop: () => TestShop) =>
  describe('words that nobody thinks of', () => {
    let shop: TestShop;
    let people: Record<TestRole, Visitor>;

    beforeAll(async () => {
      shop = theShop();
      people = await signInEverybody(shop);
    });

    it.each(triedOperations())('in %s are answered, and are no fault of the shop', async (route, operation) => {
      const roles = rolesFor(route);
      const role = STRONGEST.find((one) => roles.includes(one) && isAdmitted(one, operation));
      if (!role) return;
      const failures: string[] = [];
      for (const { path, withText } of textFieldsOf(operation))
        for (const word of words) {
          const { path: address, init } = requestFor(route, operation, withText(word), {
            accept: 'application/json',
            [headers.client]: '1',
          });
          const { status } = await people[role].fetch(address, init);
          if (status >= 500) failures.push(`${path} = ${word}: ${status}`);
        }
      expect(failures).toEqual([]);
    });

    it('leave every read model going, and the shop open', async () => {
      await shop.projectionsCaughtUp();
      const visitor = shop.visitor();
      expect(await (await visitor.fetch('/health/ready')).json()).toEqual({ status: 'ready' });
      expect((await visitor.get('category/catalog', { category: 'bearings' })).products.length).toBeGreaterThan(0);
      expect(await visitor.post('product/productinfo', { productId: '6205' })).toMatchObject({ itemNumber: '6205' });
    });
  });
