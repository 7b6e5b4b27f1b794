// The shop as `npm start` runs it, with a data folder of its own.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#platform/free-port.ts';
import { copyDataFolder, newDataFolder, removeDataFolder, startSupervisor } from '../harness/supervisor.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface RunningShop {
  readonly url: string;
  /** Its data folder. */
  readonly data: string;
  /** The newest first. */
  mails(): Promise<Mail[]>;
  /** As `npm run import` does. */
  importCatalogue(csv: string): void;
  stop(): Promise<void>;
}

/** What just happened can be proven only once it is under a signature; nobody should wait a minute for that here. */
const SIGNED_EVERY_S = 2;

const LOADED_DATA = 'JOURNEYS_LOADED_DATA';
const SHOP_URL = 'JOURNEYS_SHOP_URL';
const SHOP_DATA = 'JOURNEYS_SHOP_DATA';

/** The data of a loaded, stopped shop, which others begin with. */
export const keepLoadedData = (data: string): void => void (process.env[LOADED_DATA] = data);

let shared: RunningShop | undefined;

/** Starts the shop that the stories share. While they are written: one that runs already, by JOURNEYS_SHOP_URL. */
export async function shareShop(): Promise<void> {
  shared = await startRunningShop();
  process.env[SHOP_URL] = shared.url;
  process.env[SHOP_DATA] = shared.data;
}

export async function removeSharedShop(): Promise<void> {
  await shared?.stop();
  const data = process.env[LOADED_DATA];
  if (data) removeDataFolder(data);
}

export const sharedShop = (): RunningShop => shopAt(process.env[SHOP_URL]!, process.env[SHOP_DATA] ?? '.data', async () => undefined);

/** A shop of one's own. */
export async function startRunningShop(): Promise<RunningShop> {
  const loaded = process.env[LOADED_DATA];
  const data = (loaded && copyDataFolder(loaded)) || newDataFolder();
  const port = await freePort();
  const supervisor = startSupervisor({ MILLWRIGHT_DATA: data, PORT: String(port), PROOF_INTERVAL: String(SIGNED_EVERY_S) });
  const stop = async () => {
    await supervisor.stop();
    removeDataFolder(data);
  };
  try {
    await supervisor.ready();
  } catch (error) {
    await stop();
    throw error;
  }
  return shopAt(`http://localhost:${port}`, data, stop);
}

const shopAt = (url: string, data: string, stop: () => Promise<void>): RunningShop => ({
  url,
  data,
  mails: async () => (await (await fetch(`${url}/dev/mail.json`)).json()) as Mail[],
  importCatalogue(csv) {
    const file = join(data, 'journey.csv');
    writeFileSync(file, csv);
    execFileSync(process.execPath, ['dist/server/import.js', file], { env: { ...process.env, MILLWRIGHT_DATA: data } });
  },
  stop,
});
