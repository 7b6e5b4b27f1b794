// One shop is loaded with the demonstration catalogue. On copies of its data run the shops that stories share, and
// those that stories have to themselves.
import { newDataFolder, startSupervisor } from '../harness/supervisor.ts';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import { keepLoadedData, shareShops } from './running-shop.ts';

export default async function loadOneShop({ maxWorkers }: { readonly maxWorkers: number }): Promise<void> {
  if (process.env['JOURNEYS_SHOP_URL']) return;
  const data = newDataFolder();
  keepLoadedData(data);
  const supervisor = startSupervisor({ MILLWRIGHT_DATA: data, PORT: String(await freePort()) });
  let code: number | null = null;
  try {
    await supervisor.ready();
  } finally {
    code = await supervisor.stop('SIGINT');
  }
  if (code !== 0)
    throw new Error(`a shop that is stopped with Ctrl-C ends with code ${code}; it said:\n${supervisor.said()}`);
  await shareShops(maxWorkers);
}
