// One visitor of every role, signed in.
import { admitsStaff, isForStaff, type Access } from '#contracts/shared/operation.ts';
import { presetRoles } from '#domain/shared/rights.ts';
import { DEMO_PASSWORD, staff } from '#demo/shop/customers.ts';
import type { TestShop } from '../harness/shop.ts';
import type { Visitor } from '../harness/visitor.ts';

const shopperRoles = ['anonymous', 'guest', 'buyer', 'contact', 'admin-contact'] as const;
const staffRoles = ['csr', 'senior-csr', 'manager', 'administrator', 'auditor'] as const;
export type TestRole = (typeof shopperRoles)[number] | (typeof staffRoles)[number];
export const testRoles: readonly TestRole[] = [...shopperRoles, ...staffRoles];

/**
 * These people try an operation. Staff have a session of their own: in the shop they all are nobody, as shoppers are at
 * the desk.
 */
export const rolesFor = (route: string): readonly TestRole[] =>
  isDesk(route) ? ['anonymous', 'admin-contact', ...staffRoles] : [...shopperRoles, 'csr'];
export const isDesk = (route: string): boolean => route.startsWith('admin/');
export const isStaffRole = (role: TestRole): boolean => (staffRoles as readonly string[]).includes(role);

/** Tells whether the contract lets a role in. */
export function isAdmitted(role: TestRole, { access }: { readonly access: Access }): boolean {
  if (typeof access === 'string') return access === 'anyone';
  if (!isForStaff(access)) return access.some((admitted) => admitted === role);
  return isStaffRole(role) && admitsStaff(access, presetRoles[role]!.rights);
}

/** Shops whose buyer has an account already: sections of one file share their shop. */
const registered = new WeakSet<TestShop>();

export async function signInEverybody(shop: TestShop): Promise<Record<TestRole, Visitor>> {
  const people = Object.fromEntries(testRoles.map((role) => [role, shop.visitor()])) as Record<TestRole, Visitor>;
  await people.guest.post('account/guestlogin', {});
  if (registered.has(shop)) await people.buyer.post('account/login', { userName: 'bea', password: DEMO_PASSWORD });
  else
    await people.buyer.post('account/register', {
      accountType: 'buyer',
      firstName: 'Bea',
      lastName: 'Buyer',
      email: 'bea@example.com',
      userName: 'bea',
      password: DEMO_PASSWORD,
      confirmPassword: DEMO_PASSWORD,
    });
  registered.add(shop);
  await people.contact.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
  await people['admin-contact'].post('account/login', { userName: 'adele', password: DEMO_PASSWORD });
  for (const role of staffRoles)
    await people[role].post('admin/session/login', {
      userName: staff.find((member) => member.role === role)!.userName,
      password: DEMO_PASSWORD,
    });
  return people;
}
