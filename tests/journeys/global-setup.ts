// One shop is loaded with the demonstration catalogue. On copies of its data run the shops that stories share, and
// those that stories have to themselves.
import { availableParallelism } from 'node:os';
import { newDataFolder, startSupervisor } from '../harness/supervisor.ts';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import type { TestProject } from 'vitest/node';
import { keepLoadedData, removeSharedShops, shareShops } from './running-shop.ts';

/** Returns what is done after all tests. */
export default async function prepare({ vitest }: TestProject): Promise<typeof removeSharedShops> {
  if (!process.env['JOURNEYS_SHOP_URL']) {
    await loadOneShop();
    // Not said on the command line: never more busy processes than processors.
    await shareShops(Number(vitest.config.maxWorkers) || availableParallelism());
  }
  return removeSharedShops;
}

async function loadOneShop(): Promise<void> {
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
}
