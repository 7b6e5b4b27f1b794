// Orders and staff for the tests of the order desk.
import { accounts, DEMO_PASSWORD, staff } from '#demo/shop/customers.ts';
import { readyToPay } from './readied-cart.ts';
import { loadSmallCatalogue } from './small-catalogue.ts';
import { startShop, type TestShop } from './shop.ts';
import { until } from './until.ts';
import { cards, type Visitor } from './visitor.ts';

export type Items = readonly (readonly [itemNumber: string, quantity: number])[];

/** The small catalogue, the demo's accounts and its staff. */
export async function startStaffedShop(): Promise<TestShop> {
  const shop = await startShop();
  await loadSmallCatalogue(shop);
  for (const input of accounts) await shop.send('account/open', input);
  for (const input of staff) await shop.send('staff/add', input);
  await shop.settled();
  return shop;
}

export async function staffMember(shop: TestShop, userName: string): Promise<Visitor> {
  const visitor = shop.visitor();
  await visitor.post('admin/session/login', { userName, password: DEMO_PASSWORD });
  return visitor;
}

/** A guest's order, placed. */
export async function orderByCard(shop: TestShop, items: Items, number: string = cards.approved, email = 'guest@example.com'): Promise<{ orderId: string; total: number; guest: Visitor }> {
  const guest = shop.visitor();
  const { orderId, total } = await readyToPay(guest, items, email);
  await guest.post('checkout/placeorder', { OrderId: orderId, OrderTotal: total, payment: { method: 'card', token: await guest.cardToken(number) } });
  await shop.settled();
  return { orderId, total, guest };
}

export const typesIn = async ({ application }: TestShop, stream: string): Promise<string[]> => (await application.store.readStream(stream)).map(({ type }) => type);

export const mailTo = ({ url }: TestShop, address: string, subject: string): Promise<{ readonly text: string }> =>
  until(async () => ((await (await fetch(`${url}/dev/mail.json`)).json()) as { to: string; subject: string; text: string }[]).find((mail) => mail.to === address && mail.subject.includes(subject)), `a mail "${subject}"`);

/** Units that can be promised. */
export async function stockLeft(shop: TestShop, productId: string): Promise<number> {
  await shop.settled();
  return (await shop.visitor().post('product/productinfo', { productId })).availability.quantity;
}
