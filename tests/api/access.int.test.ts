import { api } from '#contracts/api.ts';
import { headers } from '#contracts/client.ts';
import { staffRoles, type Operation } from '#contracts/operation.ts';
import { startShop, type TestShop } from '../harness/shop.ts';
import type { Visitor } from '../harness/visitor.ts';
import { exampleOf, requestFor } from './bad-input.ts';
import { isDesk, rolesFor, signInEverybody, type TestRole } from './people.ts';

const operations = Object.entries<Operation>(api).filter(([, operation]) => operation.access !== 'internal');
const seenAs = (role: TestRole, route: string): TestRole => ((staffRoles as readonly string[]).includes(role) === isDesk(route) ? role : 'anonymous');

describe('access', () => {
  let shop: TestShop;
  let people: Record<TestRole, Visitor>;

  beforeAll(async () => {
    shop = await startShop();
    people = await signInEverybody(shop);
  }, 60_000);
  afterAll(() => shop.stop(), 30_000);

  it.each(operations.flatMap(([route, operation]) => rolesFor(route).map((role) => [route, role, operation] as const)))('%s answers %s as its contract says', async (route, role, operation) => {
    const who = seenAs(role, route);
    const allowed = operation.access === 'anyone' || (operation.access as readonly string[]).includes(who);
    // A request that lacks everything: who is allowed in fails later, on the input.
    const data = operation.access === 'anyone' ? { nothing: 'known' } : exampleOf(operation);
    const { path, init } = requestFor(route, operation, data, { [headers.client]: '1' });
    const response = await people[role].fetch(path, init);
    const refusedAccess = response.status === 401 || (response.status === 403 && ((await response.json()) as { code: string }).code === 'forbidden');
    expect(refusedAccess).toBe(!allowed);
    if (!allowed) expect(response.status).toBe(who === 'anonymous' ? 401 : 403);
  });
});
