// A small file system for the shop's data, where one can be mounted. It is unmounted when the run ends, when it is
// interrupted, and, after a run that was killed, by the next one.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DATA_FOLDER_PREFIX } from '../harness/supervisor.ts';

const SIZE_MB = 900;
/** Names the process whose disk it is. */
const OWNER = 'owner.pid';

/** Returns whether it could: only the administrator of a Linux machine may. */
export function mountSmallDisk(folder: string): boolean {
  const mounted =
    process.platform === 'linux' &&
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m,mode=755`, 'none', folder]).status === 0;
  if (mounted) writeFileSync(join(folder, OWNER), String(process.pid));
  return mounted;
}

/** Returns whether nothing used it any more. */
export const unmountSmallDisk = (folder: string): boolean => spawnSync('umount', [folder]).status === 0;

/** Small disks that are mounted now. */
export function smallDisks(): string[] {
  if (process.platform !== 'linux') return [];
  const mounts = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '));
  return mounts.flatMap(([, folder = '', type]) =>
    type === 'tmpfs' && basename(folder).startsWith(DATA_FOLDER_PREFIX) ? [folder] : [],
  );
}

/** Those of runs that are no more. Returns what could be unmounted. */
export const unmountLeftBehind = (): string[] =>
  smallDisks().filter((folder) => {
    const gone = !isAlive(ownerOf(folder)) && unmountSmallDisk(folder);
    if (gone) rmSync(folder, { recursive: true, force: true });
    return gone;
  });

/**
 * Stops what was started when the run is interrupted, and ends with the signal's own code. Returns how to take that
 * back.
 */
export function stopWhenInterrupted(stop: () => Promise<void>): () => void {
  const codes = { SIGINT: 130, SIGTERM: 143 } as const;
  const handlers = (['SIGINT', 'SIGTERM'] as const).map((signal) => {
    const handler = () => {
      process.stdout.write('interrupted: what was started is stopped …\n');
      stop()
        .catch((error: Error) => process.stderr.write(`${error.stack}\n`))
        .finally(() => process.exit(codes[signal]));
    };
    process.once(signal, handler);
    return () => process.off(signal, handler);
  });
  return () => handlers.forEach((takeBack) => takeBack());
}

function ownerOf(folder: string): number {
  try {
    return Number(readFileSync(join(folder, OWNER), 'utf8'));
  } catch (error) {
    // Mounted and not marked yet: whose it is will show.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return process.pid;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
