// npm run rotate-key: another MASTER_KEY for a stopped shop.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rotateMasterKey } from '#platform/adapters/keys/rotate-master-key.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { beginMaintenance } from '#platform/kernel/postgres/maintenance.ts';
import { SECRETS } from './backup-shop.ts';

export interface RotateOptions {
  readonly databaseUrl: string;
  readonly from: Buffer;
  readonly to: Buffer;
  readonly log: Log;
  readonly say: (line: string) => void;
}

/** Can be run again after it was broken off. @throws OperatorError when a role runs, or neither key is the shop's */
export async function rotateKey({ databaseUrl, from, to, log, say }: RotateOptions): Promise<void> {
  const { pool, end } = await beginMaintenance(databaseUrl, log);
  try {
    const count = await rotateMasterKey(pool, from, to);
    say(count === undefined ? 'All was sealed with the new key before.' : `${count} keys and secrets are sealed anew.`);
  } finally {
    await end();
  }
}

/**
 * The secrets of a data folder with another MASTER_KEY, in a file beside them that takes their place in the end. One that was left by a
 * command that was broken off is gone on with: the database may have its key already.
 */
export function nextSecrets(data: string): { readonly masterKey: string; take(): void } {
  const [file, next] = [join(data, SECRETS), join(data, `${SECRETS}.next`)];
  if (!existsSync(next)) {
    const secrets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    const MASTER_KEY = randomBytes(32).toString('base64');
    writeFileSync(next, JSON.stringify({ ...secrets, MASTER_KEY }), { mode: 0o600, flush: true });
  }
  const { MASTER_KEY: masterKey } = JSON.parse(readFileSync(next, 'utf8')) as { readonly MASTER_KEY: string };
  return { masterKey, take: () => renameSync(next, file) };
}
