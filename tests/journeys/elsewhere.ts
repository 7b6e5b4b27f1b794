// A machine that has Node and nothing of the shop but what was carried there.
import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';

export function elsewhere() {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-elsewhere-'));
  const at = (name: string) => join(folder, name);
  return {
    bring: (file: string, name: string): void => copyFileSync(file, at(name)),
    async download(page: Page, link: Locator, name: string): Promise<void> {
      const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
      await download.saveAs(at(name));
    },
    /** The same file with one bit changed, at this part of its length. */
    damage(name: string, place: number, damaged: string): void {
      const bytes = readFileSync(at(name));
      bytes[Math.floor(bytes.length * place)]! ^= 1;
      writeFileSync(at(damaged), bytes);
    },
    /** Runs the verifier on these files, and returns what it says. */
    verify: (proof: string, key: string, streams: readonly string[]) =>
      new Promise<{ code: number; out: string }>((resolve) => {
        execFile(
          process.execPath,
          ['millwright-verify.mjs', proof, '--public-key', key, ...streams.flatMap((stream) => ['--stream', stream])],
          { cwd: folder, env: {} },
          (error, out) => resolve({ code: error ? Number(error.code) : 0, out }),
        );
      }),
    remove: (): void => rmSync(folder, { recursive: true, force: true }),
  };
}
