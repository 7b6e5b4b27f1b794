// Weighs what the browser must fetch before a page comes to life (decision 0008).
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { PageModules } from '../lib/page-route.ts';
import type { Assets } from '../app/server/assets.ts';

/** Bytes of JavaScript, each file by itself through gzip -9. */
export const LIMIT = 150_000;

export interface FirstLoad {
  readonly path: string;
  /** Bytes of gzip. Of a page with steps, the heaviest. */
  readonly bytes: number;
}

/** @param client the folder of the browser's build */
export async function firstLoads(
  pages: readonly PageModules[],
  assets: Pick<Assets, 'modules'>,
  client: string,
): Promise<FirstLoad[]> {
  const sizes = new Map<string, number>();
  const sizeOf = async (file: string) => {
    const known = sizes.get(file) ?? gzipSync(await readFile(join(client, file)), { level: 9 }).length;
    sizes.set(file, known);
    return known;
  };
  const weigh = async (modules: readonly string[]) => {
    let bytes = 0;
    for (const file of new Set(modules.flatMap((module) => scriptsOf(assets, module)))) bytes += await sizeOf(file);
    return bytes;
  };
  return Promise.all(
    pages.map(async ({ path, modules, steps }) => {
      const ways = steps.length > 0 ? steps.map((step) => [...modules, step]) : [modules];
      return { path, bytes: Math.max(...(await Promise.all(ways.map(weigh)))) };
    }),
  );
}

function scriptsOf({ modules }: Pick<Assets, 'modules'>, name: string): readonly string[] {
  const module = modules[name];
  if (!module) throw new Error(`The browser's build has no module ${name}`);
  return module.scripts;
}

/** @throws Error that names every page above the limit */
export function checkFirstLoads(loads: readonly FirstLoad[]): void {
  const heavy = loads.filter(({ bytes }) => bytes > LIMIT);
  if (heavy.length > 0)
    throw new Error(
      `First-load JavaScript above ${kilobytes(LIMIT)} (docs/decisions/0008-storefront-first-load.md):\n` +
        heavy.map(lineOf).join('\n'),
    );
}

/** The heaviest first. */
export const firstLoadTable = (loads: readonly FirstLoad[]): string =>
  [...loads]
    .sort((a, b) => b.bytes - a.bytes)
    .map(lineOf)
    .join('\n');

const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
const lineOf = ({ path, bytes }: FirstLoad): string => `    ${kilobytes(bytes).padStart(8)}  ${path}`;
