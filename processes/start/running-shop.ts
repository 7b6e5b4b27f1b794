// Lets tools find the shop that `npm start` runs: it leaves the environment of its roles in its data folder.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';

export const ENVIRONMENT_FILE = 'environment.json';

/** The roles' environment; one's own where DATABASE_URL is set. @throws OperatorError when nothing is running */
export async function attachToRunningShop(): Promise<Record<string, string | undefined>> {
  if (process.env['DATABASE_URL']) return process.env;
  const file = join(process.env['MILLWRIGHT_DATA'] ?? '.data', ENVIRONMENT_FILE);
  if (!existsSync(file))
    throw new OperatorError(
      'Millwright is not running here: begin with "npm start", or set DATABASE_URL and EVENTSTORE_URL',
    );
  return { ...process.env, ...(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) };
}
