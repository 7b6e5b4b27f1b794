// The disk of an interrupted run must not stay mounted: it takes 900 MB of memory.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATA_FOLDER_PREFIX } from '../harness/supervisor.ts';
import { until } from '../harness/until.ts';
import { smallDisks, unmountLeftBehind } from './small-disk.ts';

const mayMount =
  process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('mount', ['--version']).status === 0;

(mayMount ? describe : describe.skip)('the small disk of a run', () => {
  const folder = mkdtempSync(join(tmpdir(), DATA_FOLDER_PREFIX));
  let run: ChildProcess;
  let ended: Promise<number | null>;

  beforeEach(async () => {
    const program = `import { mountSmallDisk, stopWhenInterrupted, unmountSmallDisk } from './tests/chaos/small-disk.ts';
      mountSmallDisk(process.argv[1]);
      stopWhenInterrupted(async () => void unmountSmallDisk(process.argv[1]));
      console.log('mounted');
      setInterval(() => undefined, 1_000);`;
    run = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    ended = new Promise((resolve) => run.once('exit', resolve));
    let said = '';
    run.stdout!.on('data', (text: Buffer) => (said += text.toString()));
    await until(async () => said.includes('mounted') || undefined, 'the mounted disk');
  });
  afterAll(() => {
    spawnSync('umount', [folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('is unmounted when it is interrupted by %s', async (signal, code) => {
    expect(smallDisks()).toContain(folder);
    run.kill(signal);
    expect(await ended).toBe(code);
    expect(smallDisks()).not.toContain(folder);
  });

  it('stays while it runs, and is unmounted by the next run after it was killed', async () => {
    expect(unmountLeftBehind()).not.toContain(folder);
    expect(smallDisks()).toContain(folder);
    run.kill('SIGKILL');
    await ended;
    expect(unmountLeftBehind()).toContain(folder);
    expect(smallDisks()).not.toContain(folder);
  });
});
