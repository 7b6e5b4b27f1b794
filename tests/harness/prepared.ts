// Every shop of the tests begins with a copy: the database of one that has the small catalogue, accounts and staff,
// copied in a tenth of the time.
import { randomBytes } from 'node:crypto';
import { accounts, staff } from '#demo/shop/customers.ts';
import { loadSmallCatalogue, type Sender } from './small-catalogue.ts';

/** The database's name. */
export const PREPARED = 'prepared';
const MASTER_KEY = 'MILLWRIGHT_TEST_MASTER_KEY';

/** Wraps the keys of the persons in the prepared database, so that its copies can read them. */
export const preparedMasterKey = (): string => (process.env[MASTER_KEY] ??= randomBytes(32).toString('base64'));

export async function fillShop(shop: Sender & { quiet(): Promise<unknown> }): Promise<void> {
  await loadSmallCatalogue(shop);
  for (const input of accounts) await shop.send('account/open', input);
  for (const input of staff) await shop.send('staff/add', input);
  await shop.quiet();
}
