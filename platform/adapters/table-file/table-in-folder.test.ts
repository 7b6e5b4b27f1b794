import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestClock } from '#platform/kernel/testing/test-clock.ts';
import { removeOldFolders, withFolder } from './table-in-folder.ts';

describe('the folder of a file that is read', () => {
  it('is gone when it was read, and when it could not be', async () => {
    let folder = '';
    await withFolder(async (its) => void (folder = its));
    expect(existsSync(folder)).toBe(false);
    await expect(
      withFolder(async (its) => {
        folder = its;
        throw new Error('unreadable');
      }),
    ).rejects.toThrow('unreadable');
    expect(existsSync(folder)).toBe(false);
  });

  it('is swept a day after its process was killed, and not before', async () => {
    const clock = createTestClock();
    const [left, used] = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'millwright-table-'))) as [string, string];
    mkdirSync(join(left, 'inner'));
    const dayAgo = clock.now() / 1_000 - 25 * 3_600;
    utimesSync(left, dayAgo, dayAgo);
    try {
      await removeOldFolders(clock);
      expect([existsSync(left), existsSync(used)]).toEqual([false, true]);
    } finally {
      for (const folder of [left, used]) rmSync(folder, { recursive: true, force: true });
    }
  });
});
