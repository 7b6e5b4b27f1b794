// One supervisor per data folder: its process id lies there while it runs.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';

export interface DataFolder {
  readonly logs: string;
  /** The supervisor before this one was killed: what it had started may still be ending. */
  readonly wasKilled: boolean;
  leave(): void;
}

const MARK = 'supervisor.pid';
/** Lies in a folder until a restore into it has ended. */
export const RESTORE_MARK = 'restore-unfinished';

/**
 * @throws OperatorError when another shop runs on the folder, a restore into it was broken off, or it cannot be written
 */
export function takeDataFolder(folder: string, isRestoring = false): DataFolder {
  const mark = join(folder, MARK);
  if (!isRestoring && existsSync(join(folder, RESTORE_MARK)))
    throw new OperatorError(`MILLWRIGHT_DATA: a restore into ${folder} has not ended; run "npm run restore" again`);
  try {
    mkdirSync(folder, { recursive: true });
    mkdirSync(join(folder, 'logs'), { recursive: true, mode: 0o700 });
    const wasKilled = existsSync(mark);
    if (wasKilled) {
      const pid = Number(readFileSync(mark, 'utf8'));
      if (runs(pid))
        throw new OperatorError(
          `MILLWRIGHT_DATA: Millwright already runs on ${folder} (process ${pid}); stop it first, or choose another folder`,
        );
      rmSync(mark);
    }
    // Exclusive: of two that start at the same moment one is told.
    writeFileSync(mark, String(process.pid), { flag: 'wx' });
    return { logs: join(folder, 'logs'), wasKilled, leave: () => rmSync(mark, { force: true }) };
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      code === 'EEXIST' && existsSync(mark)
        ? `MILLWRIGHT_DATA: Millwright is just being started on ${folder}`
        : `MILLWRIGHT_DATA: the folder ${folder} cannot be written (${code})`,
    );
  }
}

/** Process ids are used again: only one whose program was started by our script counts. */
function runs(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const program = `/proc/${pid}/cmdline`;
  return !existsSync(program) || readFileSync(program, 'utf8').includes('start.mjs');
}
