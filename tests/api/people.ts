// One visitor of every role, signed in.
import { accounts, DEMO_PASSWORD, staff } from '#demo/shop/customers.ts';
import type { TestShop } from '../harness/shop.ts';
import type { Visitor } from '../harness/visitor.ts';

export const roles = ['anonymous', 'guest', 'buyer', 'contact', 'admin-contact', 'csr', 'auditor'] as const;
export type TestRole = (typeof roles)[number];

export async function signInEverybody(shop: TestShop): Promise<Record<TestRole, Visitor>> {
  for (const input of accounts) await shop.send('account/open', input);
  for (const input of staff) await shop.send('staff/add', input);
  const people = Object.fromEntries(roles.map((role) => [role, shop.visitor()])) as Record<TestRole, Visitor>;
  await people.guest.post('account/guestlogin', {});
  await people.buyer.post('account/register', {
    accountType: 'buyer', firstName: 'Bea', lastName: 'Buyer', email: 'bea@example.com', userName: 'bea', password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD,
  });
  await people.contact.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
  await people['admin-contact'].post('account/login', { userName: 'adele', password: DEMO_PASSWORD });
  await people.csr.post('admin/session/login', { userName: 'dana', password: DEMO_PASSWORD });
  await people.auditor.post('admin/session/login', { userName: 'emile', password: DEMO_PASSWORD });
  return people;
}
