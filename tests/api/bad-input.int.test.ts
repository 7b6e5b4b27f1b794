import { api } from '#contracts/api.ts';
import { headers } from '#contracts/client.ts';
import type { ErrorAnswer } from '#contracts/error.ts';
import type { Operation } from '#contracts/operation.ts';
import en from '#locales/en/error.json' with { type: 'json' };
import fr from '#locales/fr/error.json' with { type: 'json' };
import { startShop, type TestShop } from '../harness/shop.ts';
import type { Visitor } from '../harness/visitor.ts';
import { exampleOf, isRead, requestFor, wrongRequests } from './bad-input.ts';
import { rolesFor, signInEverybody, type TestRole } from './people.ts';

const operations = Object.entries<Operation>(api).filter(([, operation]) => operation.access !== 'internal');
const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, fr };

/** The input is looked at in the same way for all who are allowed in: two of them, and one who is not. All of them in `npm run test:long`. */
function triedRoles(route: string, operation: Operation): readonly TestRole[] {
  const roles = rolesFor(route);
  if (process.env['TEST_LONG']) return roles;
  const mayCall = (role: TestRole) => operation.access === 'anyone' || (operation.access as readonly string[]).includes(role);
  const allowed = roles.filter(mayCall);
  return [...new Set([allowed[0], allowed.at(-1), roles.find((role) => !mayCall(role))])].filter((role) => role !== undefined);
}

describe('an operation that is called wrongly', () => {
  let shop: TestShop;
  let people: Record<TestRole, Visitor>;

  beforeAll(async () => {
    shop = await startShop();
    people = await signInEverybody(shop);
  }, 60_000);
  afterAll(() => shop.stop(), 30_000);

  const send = (visitor: Visitor, route: string, operation: Operation, data: unknown, language: string): Promise<Response> => {
    const { path, init } = requestFor(route, operation, data, { accept: 'application/json', 'accept-language': language, [headers.client]: '1' });
    return visitor.fetch(path, init);
  };

  describe.each(operations)('%s', (route, operation) => {
    it.each(triedRoles(route, operation))('answers %s with a code and a text, and leaves no event', async (role) => {
      // A lone surrogate cannot even be written into an address.
      const wrong = wrongRequests(exampleOf(operation)).filter(({ data }) => !isRead(operation) || !JSON.stringify(data).includes('\\ud800'));
      // A welcome mail of somebody who signed up a moment ago is no event of a wrong call.
      let before = await shop.quiet();
      for (const [index, { what, data }] of wrong.entries()) {
        const language = index % 2 ? 'fr' : 'en';
        const response = await send(people[role], route, operation, data, language);
        if (response.status < 400) {
          before = await shop.quiet();
          continue;
        }
        expect({ what, status: response.status }).toEqual({ what, status: expect.any(Number) });
        expect(response.status).toBeLessThan(500);
        const answer = (await response.json()) as ErrorAnswer;
        expect(answer.LogId).toBe(0);
        expect(texts[language]).toHaveProperty([answer.code]);
      }
      expect(await shop.application.store.head()).toBe(before);
    });
  });

  describe.each(operations.filter(([, { via }]) => via === 'post'))('%s', (route) => {
    it.each([
      ['malformed JSON', '{"path":"x",', 400, 'malformed_request'],
      ['a body over the limit', JSON.stringify({ path: route, data: 'x'.repeat(300_000) }), 413, 'body_too_large'],
      ['a body that is no object', '[1,2]', 400, 'malformed_request'],
    ])('refuses %s', async (_what, body, status, code) => {
      const response = await people.guest.fetch('/api/post', { method: 'POST', headers: { 'content-type': 'application/json', [headers.client]: '1' }, body });
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({ LogId: 0, code });
    });
  });

  it.each([
    ['without the header that forms cannot send', {}, 403],
    ['from a foreign origin', { origin: 'https://evil.example', [headers.client]: '1' }, 403],
  ])('refuses a write %s', async (_what, sent, status) => {
    const response = await people.guest.fetch('/api/post', { method: 'POST', headers: { 'content-type': 'application/json', ...(sent as Record<string, string>) }, body: JSON.stringify({ path: 'account/guestlogin', data: {} }) });
    expect(response.status).toBe(status);
  });

  it('refuses a card number anywhere in a checkout', async () => {
    const refusal = await people.guest.refused(people.guest.post('checkout/saveheader', { OrderId: 'abc', CustomerComments: '4242 4242 4242 4242' }));
    expect(refusal).toMatchObject({ status: 400, code: 'card_number_refused' });
  });

  it('does not know internal operations', async () => {
    const refusal = await people.csr.refused(people.csr.post('stock/count' as never, { itemNumber: '6205', counts: { mtl: 9 } } as never));
    expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
  });
});
