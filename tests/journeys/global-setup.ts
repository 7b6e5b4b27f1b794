// One shop is loaded with the demonstration catalogue, and runs for all stories; those that need a shop to themselves start on a copy of it.
import { newDataFolder, startSupervisor } from '../harness/supervisor.ts';
import { freePort } from '#platform/free-port.ts';
import { keepLoadedData, shareShop } from './running-shop.ts';

export default async function loadOneShop(): Promise<void> {
  if (process.env['JOURNEYS_SHOP_URL']) return;
  const data = newDataFolder();
  keepLoadedData(data);
  const supervisor = startSupervisor({ MILLWRIGHT_DATA: data, PORT: String(await freePort()) });
  try {
    await supervisor.ready();
  } finally {
    await supervisor.stop();
  }
  await shareShop();
}
