// Turns vite's manifest into what a page's head needs: per module its script, what that imports, and its CSS as text.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import type { Assets, ModuleAssets } from '../app/server/assets.ts';

const base = '/';

export async function readAssets(client: string): Promise<Assets> {
  const manifest = JSON.parse(await readFile(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;
  const css = new Map<string, string>();
  for (const file of new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))) {
    css.set(file, await readFile(join(client, file), 'utf8'));
  }
  const modules: Record<string, ModuleAssets> = {};
  for (const name of Object.keys(manifest)) modules[name] = collect(manifest, name);
  return {
    modules,
    css: Object.fromEntries([...css].map(([file, text]) => [base + file, text])),
    fonts: Object.values(manifest)
      .map((chunk) => base + chunk.file)
      .filter((file) => /plex-sans.*\.woff2$/.test(file)),
  };
}

/** A chunk after everything it imports statically: the order in which scripts run and CSS must come. */
function collect(manifest: Manifest, name: string, seen = new Set<string>()): ModuleAssets {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return { scripts: [], css: [] };
  seen.add(name);
  const imported = (chunk.imports ?? []).map((other) => collect(manifest, other, seen));
  return {
    scripts: [...imported.flatMap((other) => other.scripts), base + chunk.file],
    css: [...imported.flatMap((other) => other.css), ...(chunk.css ?? []).map((file) => base + file)],
  };
}
