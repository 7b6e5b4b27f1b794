import { startDatabaseServer } from './database-server.ts';
import { fillShop, PREPARED } from './prepared.ts';
import { openCopiedServices } from './services.ts';
import { startShop } from './shop.ts';
import { createNamedDatabase } from './test-database.ts';

export default async function prepare(): Promise<void> {
  await startDatabaseServer();
  if (process.env['EVENTSTORE_URL']) return;
  const services = await openCopiedServices(await createNamedDatabase(PREPARED));
  const shop = await startShop({ services });
  await fillShop(shop);
  await shop.stop();
  await services.close();
}
