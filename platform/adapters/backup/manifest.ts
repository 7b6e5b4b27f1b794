// A backup is a folder. The manifest is written last: without one a backup was broken off, with one every file in it
// can be checked.
import { own } from '#domain/shared/dictionary.ts';
import { needed } from '#domain/shared/needed.ts';
import { createHash, createHmac } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';

export const MANIFEST = 'manifest.json';
const FORMAT = 2;

const standing = z.object({ name: z.string(), version: z.int(), event: z.string() });

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** The time at which it was begun, ISO: all that was acknowledged before is in it. */
  begunAt: z.string(),
  endedAt: z.string(),
  /** The last migration of the platform's schema that the rows are of. */
  migration: z.string(),
  events: z.int(),
  /** Tables whose rows are in the backup. */
  tables: z.array(z.string()),
  /** Roots over all events and over the ends of all streams, as a head would say. */
  root: z.string(),
  streams: z.string(),
  standings: z.object({ group: z.string().optional(), alone: z.array(standing).readonly() }),
  /** Tells whether a MASTER_KEY is the one that the personal data are sealed with; not the key. */
  masterKeyCheck: z.string(),
  /** Tells whether the keys lie in the backup, in plain. */
  hasSecrets: z.boolean(),
  /** `folder`: attached files are in the backup. Otherwise where they are. */
  attachments: z.string(),
  /** SHA-256 in hex of every file, by its path in the backup. */
  files: z.record(z.string(), z.string()),
});

export type Manifest = z.output<typeof manifestSchema>;

/** A hash of the key, from which nobody can find the key. */
export const keyCheck = (masterKey: Buffer): string =>
  createHmac('sha256', masterKey).update('millwright backup').digest('hex').slice(0, 16);

export async function sha256OfFile(path: string): Promise<string> {
  const digest = createHash('sha256');
  await pipeline(createReadStream(path), digest);
  return digest.digest('hex');
}

/** Every file below the folder by its path, but for the manifest. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== MANIFEST)
    .sort();
  const files: Record<string, string> = {};
  for (const path of paths) files[path] = await sha256OfFile(join(folder, path));
  return files;
}

export const writeManifest = (folder: string, manifest: Omit<Manifest, 'format'>): Promise<void> =>
  writeFile(join(folder, MANIFEST), `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`, { mode: 0o600 });

/** @throws OperatorError for a folder that is no backup, a broken-off or a damaged one */
export async function readManifest(folder: string): Promise<Manifest> {
  const file = join(folder, MANIFEST);
  if (!existsSync(file))
    throw new OperatorError(`${folder} holds no whole backup: ${MANIFEST}, which is written last, is not there`);
  const parsed = manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    const { path, message } = needed(parsed.error.issues[0], 'issue of what does not parse');
    throw new OperatorError(`${file} is of another release: ${path.join('.')} ${message}`);
  }
  const found = await hashFiles(folder);
  for (const [path, digest] of Object.entries(parsed.data.files))
    if (own(found, path) !== digest)
      throw new OperatorError(`The backup is damaged: ${path} ${own(found, path) ? 'was changed' : 'is missing'}`);
  return parsed.data;
}
