import { headers } from '#contracts/client.ts';
import type { ErrorAnswer } from '#contracts/shared/error.ts';
import type { Operation } from '#contracts/shared/operation.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';
import { oddRequests, requestFor, type OddRequest } from '../bad-input.ts';
import { isAdmitted, rolesFor, signInEverybody, type TestRole } from '../people.ts';
import { triedOperations } from '../tried-operations.ts';
import { readTexts } from '#platform/kernel/texts/texts.ts';

const refusalsIn = (language: 'en' | 'fr') => readTexts(language)['error'] as Readonly<Record<string, string>>;
const en = refusalsIn('en');
const fr = refusalsIn('fr');

const operations = triedOperations();
const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, fr };

/**
 * What is odd is refused by the operation's schema, for each field of each operation in `bad-input.test.ts`. Over the wire:
 * of one operation of each kind, one request that the schema refuses, and those it takes, by one who is allowed in and one
 * who is not. All of them, by all roles, in `npm run test:long`.
 */
function triedRequests(route: string, operation: Operation): readonly OddRequest[] {
  const requests = oddRequests(route, operation);
  return process.env['TEST_LONG'] ? requests : [requests[0]!, ...requests.filter(({ taken }) => taken)];
}

function triedRoles(route: string, operation: Operation): readonly TestRole[] {
  const roles = rolesFor(route);
  if (process.env['TEST_LONG']) return roles;
  return [roles.find((role) => isAdmitted(role, operation)), roles.find((role) => !isAdmitted(role, operation))].filter(
    (role) => role !== undefined,
  );
}

/**
 * Whose odd requests, where the schema takes them, are granted: a search that finds nothing is an answer, too, and a
 * piece of a file may hold any bytes.
 */
const GRANTS: readonly string[] = ['admin/history/find', 'admin/import/part'];
/**
 * Where what the schema takes is right, though it is odd, and does a thing: French that nobody wrote, a top category, a
 * folder without a server, points that are taken away. Whoever is allowed in does not send it.
 */
const DOES: readonly string[] = [
  'account/demandsecondfactor',
  'admin/attribute/add',
  'admin/branch/add',
  'admin/category/add',
  'admin/category/move',
  'admin/giftcertificate/issue',
  'admin/importsource/add',
  'admin/product/add',
  'admin/product/schedule',
  'admin/reward/adjust',
  'customer/addcontact',
  'profile/savepreferences',
];
/**
 * A role may have no rights and no limits, a day no cut-off; no points are worth nothing; what a search shows is
 * on record: whether that is taken is up to what is there already.
 */
const COMMANDS_THAT_MAY_HOLD: readonly string[] = [
  'checkout/readquickorderfile',
  'customer/readpartnumberfile',
  'customer/convertedrewardamount',
  'admin/calendar/change',
  'admin/family/add',
  'admin/registrationform/change',
  'admin/search',
  'admin/role/add',
  'admin/role/change',
  'admin/setup/postpone',
];

/** What managers write needs nothing else to be there first: where an odd text is allowed, it is no bad input. */
const WRITTEN = /^admin\/(article|banner|document|letter|menu|page|redirect|static-content)\//;

export const wrongCalls = (theShop: () => TestShop) =>
  describe('an operation that is called wrongly', () => {
    let shop: TestShop;
    let people: Record<TestRole, Visitor>;

    beforeAll(async () => {
      shop = theShop();
      people = await signInEverybody(shop);
    });

    const send = (
      visitor: Visitor,
      route: string,
      operation: Operation,
      data: unknown,
      language: string,
    ): Promise<Response> => {
      const { path, init } = requestFor(route, operation, data, {
        accept: 'application/json',
        'accept-language': language,
        [headers.client]: '1',
      });
      return visitor.fetch(path, init);
    };

    /** What others do meanwhile, such as mails, is no event of this call. */
    const eventsOf = async (route: string, after: bigint | undefined): Promise<string[]> => {
      const types: string[] = [];
      for await (const events of shop.application.store.asStored.readAll(after, 1_000))
        types.push(...events.filter(({ metadata }) => metadata.operation === route).map(({ type }) => type));
      return types;
    };

    describe.each(operations)('%s', (route, operation) => {
      it.each(triedRoles(route, operation))('answers %s with a code and a text, and leaves no event', async (role) => {
        const before = await shop.application.store.head();
        const isAllowed = isAdmitted(role, operation);
        let held = false;
        for (const [index, { what, data, taken }] of triedRequests(route, operation).entries()) {
          if (taken && isAllowed && (DOES.includes(route) || WRITTEN.test(route))) continue;
          const language = index % 2 ? 'fr' : 'en';
          const response = await send(people[role], route, operation, data, language);
          const told = { what, status: response.status, ...((await response.json()) as ErrorAnswer) };
          if (taken && isAllowed && GRANTS.includes(route)) {
            expect(told).toMatchObject({ what, status: 200 });
            continue;
          }
          if (taken && isAllowed && COMMANDS_THAT_MAY_HOLD.includes(route) && told.status === 200) {
            held = true;
            continue;
          }
          expect(told).toMatchObject({ what, LogId: 0 });
          expect(told.status).toBeGreaterThanOrEqual(400);
          expect(told.status).toBeLessThan(500);
          expect(texts[language]).toHaveProperty([told.code]);
        }
        if (!held) expect(await eventsOf(route, before)).toEqual([]);
      });
    });

    // Whose call it is stands in the body, so this is the same for all of them.
    it.each([
      ['malformed JSON', '{"path":"x",', 400, 'malformed_request'],
      [
        'a body over the limit',
        JSON.stringify({ path: 'cart/addtocart', data: 'x'.repeat(300_000) }),
        413,
        'body_too_large',
      ],
      ['a body that is no object', '[1,2]', 400, 'malformed_request'],
    ])('is refused with %s', async (_what, body, status, code) => {
      const response = await people.guest.fetch('/api/post', {
        method: 'POST',
        headers: { 'content-type': 'application/json', [headers.client]: '1' },
        body,
      });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ LogId: 0, code });
    });

    it.each([
      ['without the header that forms cannot send', {}, 403],
      ['from a foreign origin', { origin: 'https://evil.example', [headers.client]: '1' }, 403],
    ])('refuses a write %s', async (_what, sent, status) => {
      const response = await people.guest.fetch('/api/post', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(sent as Record<string, string>) },
        body: JSON.stringify({ path: 'account/guestlogin', data: {} }),
      });
      expect(response.status).toBe(status);
    });

    it('refuses a card number anywhere in a checkout', async () => {
      const refusal = await people.guest.refused(
        people.guest.post('checkout/saveheader', { OrderId: 'abc', CustomerComments: '4242 4242 4242 4242' }),
      );
      expect(refusal).toMatchObject({ status: 400, code: 'card_number_refused' });
    });

    it('does not know internal operations', async () => {
      const refusal = await people.csr.refused(
        people.csr.post('stock/count' as never, { itemNumber: '6205', counts: { mtl: 9 } } as never),
      );
      expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
    });
  });
