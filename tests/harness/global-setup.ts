import { accounts, staff } from '#demo/shop/customers.ts';
import { startDatabaseServer } from './database-server.ts';
import { loadSmallCatalogue } from './small-catalogue.ts';
import { PREPARED } from './prepared.ts';
import { startShop } from './shop.ts';
import { createNamedDatabase } from './test-database.ts';

export default async function prepare(): Promise<void> {
  await startDatabaseServer();
  const shop = await startShop({ database: await createNamedDatabase(PREPARED) });
  await loadSmallCatalogue(shop);
  for (const input of accounts) await shop.send('account/open', input);
  for (const input of staff) await shop.send('staff/add', input);
  await shop.quiet();
  await shop.stop();
}
