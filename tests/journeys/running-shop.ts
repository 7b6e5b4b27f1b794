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
  /** The newest first. */
  mails(): Promise<Mail[]>;
  /** As `npm run import` does. */
  importCatalogue(csv: string): void;
  stop(): Promise<void>;
}

/** What just happened can be proven only once it is under a signature; nobody should wait a minute for that here. */
const SIGNED_EVERY_S = 2;

export async function startRunningShop(): Promise<RunningShop> {
  // While stories are written: a shop that runs already, so that its catalogue is loaded once.
  const already = process.env['JOURNEYS_SHOP_URL'];
  if (already) return shopAt(already, process.env['JOURNEYS_SHOP_DATA'] ?? '.data', async () => undefined);

  const loaded = process.env['JOURNEYS_LOADED_DATA'];
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
  mails: async () => (await (await fetch(`${url}/dev/mail.json`)).json()) as Mail[],
  importCatalogue(csv) {
    const file = join(data, 'journey.csv');
    writeFileSync(file, csv);
    execFileSync(process.execPath, ['dist/server/import.js', file], { env: { ...process.env, MILLWRIGHT_DATA: data } });
  },
  stop,
});
