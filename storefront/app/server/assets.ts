// Finds the files that a page needs, as storefront/build/assets.ts found them at build time.
import { readFileSync } from 'node:fs';

export interface ModuleAssets {
  readonly scripts: readonly string[];
  readonly css: readonly string[];
}

export interface Assets {
  readonly modules: Readonly<Record<string, ModuleAssets>>;
  readonly css: Readonly<Record<string, string>>;
  readonly fonts: readonly string[];
}

export interface PageAssets {
  /** The entry's own scripts, in the order in which they run. */
  readonly stages: readonly string[];
  /** The page's further scripts. */
  readonly scripts: readonly string[];
  readonly styleText: Buffer;
  readonly styleFiles: readonly string[];
  readonly fonts: readonly string[];
}

/** Every page starts with these, in this order. */
export const start = ['storefront/app/stages/react.ts', 'storefront/app/entry-client.tsx'];
const assets = JSON.parse(readFileSync(new URL('./assets.json', import.meta.url), 'utf8')) as Assets;
const known = new Map<string, PageAssets>();

/** The files of a page's modules, the entry's first. Computed once per combination. */
export function pageAssets(modules: readonly string[]): PageAssets {
  const key = modules.join();
  const found = known.get(key);
  if (found) return found;
  const parts = [...start, ...modules].map((name) => {
    const part = assets.modules[name];
    if (!part) throw new Error(`The client build has no module ${name}`);
    return part;
  });
  const stages = [...new Set(parts.slice(0, start.length).flatMap((part) => part.scripts))];
  const scripts = [...new Set(parts.flatMap((part) => part.scripts))].filter((file) => !stages.includes(file));
  const styleFiles = [...new Set(parts.flatMap((part) => part.css))];
  const made: PageAssets = {
    stages,
    scripts,
    styleText: Buffer.from(styleFiles.map((file) => assets.css[file] ?? '').join('')),
    styleFiles,
    fonts: assets.fonts,
  };
  known.set(key, made);
  return made;
}
