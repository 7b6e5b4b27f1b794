// One shop is loaded with the demonstration catalogue and stopped again; each file of stories starts on a copy of it.
import { newDataFolder, startSupervisor } from '../harness/supervisor.ts';
import { freePort } from '#platform/free-port.ts';

export default async function loadOneShop(): Promise<void> {
  if (process.env['JOURNEYS_SHOP_URL']) return;
  const data = newDataFolder();
  process.env['JOURNEYS_LOADED_DATA'] = data;
  const supervisor = startSupervisor({ MILLWRIGHT_DATA: data, PORT: String(await freePort()) });
  try {
    await supervisor.ready();
  } finally {
    await supervisor.stop();
  }
}
