// The shop as `npm start` runs it, with an empty data folder of its own.
import { freePort } from '#platform/free-port.ts';
import { newDataFolder, removeDataFolder, startSupervisor } from '../harness/supervisor.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface RunningShop {
  readonly url: string;
  /** The newest first. */
  mails(): Promise<Mail[]>;
  stop(): Promise<void>;
}

export async function startRunningShop(): Promise<RunningShop> {
  // While stories are written: a shop that runs already, so that its catalogue is loaded once.
  const already = process.env['JOURNEYS_SHOP_URL'];
  if (already) return shopAt(already, async () => undefined);

  const data = newDataFolder();
  const port = await freePort();
  const supervisor = startSupervisor({ MILLWRIGHT_DATA: data, PORT: String(port) });
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
  return shopAt(`http://localhost:${port}`, stop);
}

const shopAt = (url: string, stop: () => Promise<void>): RunningShop => ({
  url,
  mails: async () => (await (await fetch(`${url}/dev/mail.json`)).json()) as Mail[],
  stop,
});
