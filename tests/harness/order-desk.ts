// Orders and staff for the tests of the order desk.
import type { Output } from '#contracts/api.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { MemoryShop } from './memory-shop.ts';
import { readyToPay } from './readied-cart.ts';
import type { TestShop } from './shop.ts';
import { until } from './until.ts';
import { cards, type Visitor } from './visitor.ts';

/** With processes, or in memory. */
export type AnyShop = TestShop | MemoryShop;

export type Items = readonly (readonly [itemNumber: string, quantity: number])[];

export async function staffMember(shop: AnyShop, userName: string, language?: 'en' | 'fr'): Promise<Visitor> {
  const visitor = shop.visitor(language);
  await visitor.post('admin/session/login', { userName, password: DEMO_PASSWORD });
  return visitor;
}

/** A guest's order, placed. */
export async function orderByCard(
  shop: AnyShop,
  items: Items,
  number: string = cards.approved,
  email = 'guest@example.com',
): Promise<{ orderId: string; total: number; guest: Visitor }> {
  const guest = shop.visitor();
  const { orderId, total } = await readyToPay(guest, items, email);
  await guest.post('checkout/placeorder', {
    OrderId: orderId,
    OrderTotal: total,
    payment: { method: 'card', token: await guest.cardToken(number) },
  });
  await shop.projectionsCaughtUp();
  return { orderId, total, guest };
}

/** An order of Ben's, on the credit of his company. */
export async function orderOnTerms(
  shop: AnyShop,
  items: Items,
): Promise<{ orderId: string; total: number; ben: Visitor }> {
  const ben = shop.visitor();
  await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
  const { orderId, total } = await readyToPay(ben, items, 'ben@laurentide.example');
  await ben.post('checkout/placeorder', {
    OrderId: orderId,
    OrderTotal: total,
    payment: { method: 'terms', poNumber: 'PO-77' },
  });
  await shop.projectionsCaughtUp();
  return { orderId, total, ben };
}

export async function orderDetail(
  shop: AnyShop,
  member: Visitor,
  orderId: string,
): Promise<Output<'admin/order/detail'>> {
  await shop.projectionsCaughtUp();
  return member.get('admin/order/detail', { orderId });
}

export const typesIn = async ({ application }: AnyShop, stream: string): Promise<string[]> =>
  (await application.store.readStream(stream)).map(({ type }) => type);

export interface ReadMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What was sent until now; in memory that is all which is due. */
export async function mailsOf(shop: AnyShop): Promise<readonly ReadMail[]> {
  if ('url' in shop) return (await (await fetch(`${shop.url}/dev/mail.json`)).json()) as ReadMail[];
  await shop.quiet();
  return shop.mails;
}

export const mailTo = (shop: AnyShop, address: string, subject: string): Promise<ReadMail> =>
  until(
    async () => (await mailsOf(shop)).find((mail) => mail.to === address && mail.subject.includes(subject)),
    `a mail "${subject}"`,
  );

/** Units that can be promised. */
export async function stockLeft(shop: AnyShop, productId: string): Promise<number> {
  await shop.projectionsCaughtUp();
  return (await shop.visitor().post('product/productinfo', { productId })).availability.quantity;
}

/** Returns what Ben's company may still owe, in cents. */
export async function creditLeft(shop: AnyShop): Promise<number> {
  await shop.projectionsCaughtUp();
  return (await shop.queries.credit.balance({ accountId: 'ACC-1001' })).left;
}

/** Asks the gateway what it gave back. */
export async function refundedAtGateway({ application }: TestShop, orderId: string): Promise<number> {
  const { rows } = await application.pool.query<{ amount: string }>(
    `select coalesce(sum(r.amount), 0) as amount from sandbox_gateway.refund r
      join sandbox_gateway.authorisation a on a.reference = r.authorisation where r.status = 'refunded'
      and a.order_reference = $1`,
    [orderId],
  );
  return Number(rows[0]!.amount);
}
