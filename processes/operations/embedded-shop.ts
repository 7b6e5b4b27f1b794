// The services of a stopped shop of the embedded shape, for commands that need its data and none of its roles.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import { startEmbeddedPostgres } from '#platform/kernel/postgres/embedded.ts';
import { startChild } from '../start/child.ts';
import { takeDataFolder } from '../start/data-folder.ts';
import { readOrMakeSecrets } from '../start/secrets.ts';

export interface ShopServices {
  readonly databaseUrl: string;
  readonly eventStoreUrl: string;
  readonly secrets: { readonly MASTER_KEY: string; readonly PROOF_KEY: string };
  close(): Promise<void>;
}

/**
 * PostgreSQL and the event store of a data folder; a database of one's own where DATABASE_URL is set.
 * @throws OperatorError when a shop runs on the folder
 */
export async function openEmbeddedShop(
  data: string,
  say: (line: string) => void,
  isRestoring = false,
): Promise<ShopServices> {
  const stops: (() => Promise<void>)[] = [];
  let stopping = false;
  const close = async () => {
    stopping = true;
    for (const stop of stops.reverse()) await stop();
  };
  const { logs, leave } = takeDataFolder(data, isRestoring);
  stops.push(async () => leave());
  try {
    const { forRoles, own } = readOrMakeSecrets(data);
    let databaseUrl = process.env['DATABASE_URL'];
    if (!databaseUrl) {
      const database = await startEmbeddedPostgres({
        folder: join(data, 'postgres'),
        passwords: own.database,
        say,
        isStopping: () => stopping,
      });
      writeFileSync(join(data, 'postgres-folder'), database.folder);
      stops.push(() => database.stop());
      databaseUrl = database.url;
    }
    const port = String(await freePort());
    const environment = { ...definedOnly(process.env), ...forRoles, DATABASE_URL: databaseUrl, EVENTSTORE_PORT: port };
    const store = await startChild({ name: 'event-store', environment, logs, say, isStopping: () => stopping });
    stops.push(() => store.stop());
    return {
      databaseUrl,
      eventStoreUrl: `esdb://127.0.0.1:${port}?tls=false&connectionName=${forRoles.EVENTSTORE_TOKEN}`,
      secrets: forRoles,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

const definedOnly = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined));
