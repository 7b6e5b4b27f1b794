// A shop that is stopped and goes on elsewhere: what must be the same there, and what must not happen again.
import { randomBytes } from 'node:crypto';
import { orderDetail, staffMember } from './order-desk.ts';
import { until } from './until.ts';
import type { TestShop } from './shop.ts';

/** Keys that outlive one process. */
export const makeKeys = () => ({
  MASTER_KEY: randomBytes(32).toString('base64'),
  PROOF_KEY: randomBytes(32).toString('base64'),
});

export interface Sight {
  readonly orders: readonly unknown[];
  readonly stock: number;
  /** Ids and recipients of the e-mails in the mailbox. */
  readonly emails: readonly string[];
  /** The amounts that the gateway has taken, by order. */
  readonly charges: readonly unknown[];
}

/** Gathers what people and the gateway see of these orders, once nothing is under way. */
export async function sightOf(shop: TestShop, orderIds: readonly string[]): Promise<Sight> {
  await shop.quiet();
  const dana = await staffMember(shop, 'dana');
  const { pool } = shop.application;
  return {
    orders: await Promise.all(orderIds.map((id) => orderDetail(shop, dana, id))),
    stock: (await shop.visitor().post('product/productinfo', { productId: '6205' })).availability.quantity,
    emails: (
      await pool.query<{ email: string }>(
        'select message_id || \' \' || "to" as email from platform.mailbox order by 1',
      )
    ).rows.map(({ email }) => email),
    charges: (
      await pool.query(
        'select order_reference, status, amount from sandbox_gateway.authorisation order by order_reference, reference',
      )
    ).rows,
  };
}

/** The e-mail of each of these orders is on record. */
export const emailsSent = (shop: TestShop, count: number) =>
  until(async () => {
    const { rows } = await shop.application.pool.query<{ count: string }>('select count(*) from platform.mailbox');
    return Number(rows[0]!.count) >= count ? true : undefined;
  }, `${count} emails`);
