// Secrets of the embedded shape: made once, kept in the data folder, readable by its owner only.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabasePasswords } from '#platform/kernel/postgres/embedded-roles.ts';

export interface Secrets {
  readonly MASTER_KEY: string;
  readonly PROOF_KEY: string;
  readonly EVENTSTORE_TOKEN: string;
  readonly GATEWAY_API_KEY: string;
  readonly GATEWAY_WEBHOOK_SECRET: string;
}

/** The supervisor hands these to no role. */
export interface OwnSecrets {
  readonly database: DatabasePasswords;
}

export function readOrMakeSecrets(folder: string): { readonly forRoles: Secrets; readonly own: OwnSecrets } {
  const file = join(folder, 'secrets.json');
  const savedSecrets = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets & OwnSecrets>)
    : {};
  const secrets = {
    MASTER_KEY: randomBytes(32).toString('base64'),
    PROOF_KEY: randomBytes(32).toString('base64'),
    EVENTSTORE_TOKEN: randomBytes(32).toString('hex'),
    GATEWAY_API_KEY: randomBytes(24).toString('hex'),
    GATEWAY_WEBHOOK_SECRET: randomBytes(24).toString('hex'),
    database: { admin: randomBytes(24).toString('hex'), shop: randomBytes(24).toString('hex') },
    ...savedSecrets,
  };
  writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
  const { database, ...forRoles } = secrets;
  return { forRoles, own: { database } };
}
