import { startDatabaseServer, stopDatabaseServer } from './database-server.ts';
import { fillShop, PREPARED } from './prepared.ts';
import { openCopiedServices } from './services.ts';
import { startShop } from './shop.ts';
import { createNamedDatabase } from './test-database.ts';

/** Returns what is done after all tests. */
export default async function prepare(): Promise<typeof stopDatabaseServer> {
  await startDatabaseServer();
  if (!process.env['EVENTSTORE_URL']) await prepareShop();
  return stopDatabaseServer;
}

async function prepareShop(): Promise<void> {
  const services = await openCopiedServices(await createNamedDatabase(PREPARED));
  const shop = await startShop({ services });
  await fillShop(shop);
  await shop.stop();
  await services.close();
}
