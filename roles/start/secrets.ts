// Secrets of the embedded shape: made once, kept in the data folder, readable by its owner only.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Secrets {
  readonly MASTER_KEY: string;
  readonly PROOF_KEY: string;
  readonly EVENTSTORE_TOKEN: string;
  readonly GATEWAY_API_KEY: string;
  readonly GATEWAY_WEBHOOK_SECRET: string;
}

export function readOrMakeSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const secrets = {
    MASTER_KEY: randomBytes(32).toString('base64'), PROOF_KEY: randomBytes(32).toString('base64'), EVENTSTORE_TOKEN: randomBytes(32).toString('hex'), GATEWAY_API_KEY: randomBytes(24).toString('hex'), GATEWAY_WEBHOOK_SECRET: randomBytes(24).toString('hex'),
    ...kept,
  };
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  return secrets;
}
