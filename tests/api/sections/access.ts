import { headers } from '#contracts/client.ts';
import type { Operation } from '#contracts/shared/operation.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';
import { exampleOf, requestFor } from '../bad-input.ts';
import { triedOperations } from '../tried-operations.ts';
import { isAdmitted, isDesk, isStaffRole, rolesFor, signInEverybody, type TestRole } from '../people.ts';

const operations = triedOperations();
const seenAs = (role: TestRole, route: string): TestRole => (isStaffRole(role) === isDesk(route) ? role : 'anonymous');
const isAllowed = (role: TestRole, route: string, operation: Operation): boolean =>
  isAdmitted(seenAs(role, route), operation);

/**
 * Every operation and every role is tried in `access.test.ts`; here one operation of each kind, by one who is allowed in,
 * one who is not, and who has a session at the other counter. All in `npm run test:long`.
 */
function triedRoles(route: string, operation: Operation): readonly TestRole[] {
  const roles = rolesFor(route);
  if (process.env['TEST_LONG']) return roles;
  const allowed = roles.find((role) => isAllowed(role, route, operation));
  const elsewhere: TestRole = isDesk(route) ? 'admin-contact' : 'csr';
  const refused = roles.findLast((role) => role !== elsewhere && !isAllowed(role, route, operation));
  return [...new Set([allowed, refused, elsewhere])].filter((role) => role !== undefined);
}

export const accessOfRoles = (theShop: () => TestShop) =>
  describe('access', () => {
    let shop: TestShop;
    let people: Record<TestRole, Visitor>;

    beforeAll(async () => {
      shop = theShop();
      people = await signInEverybody(shop);
    });

    it.each(
      operations.flatMap(([route, operation]) =>
        triedRoles(route, operation).map((role) => [route, role, operation] as const),
      ),
    )('%s answers %s as its contract says', async (route, role, operation) => {
      const allowed = isAllowed(role, route, operation);
      // A request that lacks everything: who is allowed in fails later, on the input.
      const data = allowed ? { nothing: 'known' } : exampleOf(operation);
      const { path, init } = requestFor(route, operation, data, { [headers.client]: '1' });
      const response = await people[role].fetch(path, init);
      const refusedAccess =
        response.status === 401 ||
        (response.status === 403 && ((await response.json()) as { code: string }).code === 'forbidden');
      expect(refusedAccess).toBe(!allowed);
      if (allowed) return;
      const status = seenAs(role, route) === 'anonymous' ? 401 : 403;
      // Which upload it is stands in a body that nobody reads of who may send none: they hear of the one they come nearest to.
      expect(operation.via === 'upload' ? [401, 403] : [status]).toContain(response.status);
    });
  });
