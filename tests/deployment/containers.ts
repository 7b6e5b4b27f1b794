// What `docker compose up` would run, without containers: the same programs with the same environment, from a folder
// that has only what the image copies. The services of others are those that come from npm.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'yaml';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import { startEmbeddedPostgres } from '#platform/kernel/postgres/embedded.ts';
import { machineEnvironment } from '../harness/machine-environment.ts';
import { startSmtpSink, type SmtpSink } from '../harness/smtp-sink.ts';
import { until } from '../harness/until.ts';

interface Service {
  readonly build?: string;
  readonly command?: string;
  readonly profiles?: readonly string[];
  readonly environment?: Readonly<Record<string, string | null>>;
  readonly volumes?: readonly string[];
}

export interface Containers {
  /** The addresses of the webs, which a proxy would stand before. */
  readonly webs: readonly string[];
  readonly mails: SmtpSink['mails'];
  /** `docker compose run --rm <service> node <args>`; resolves with what it printed. @throws where it ends with another code than 0 */
  run(service: string, args: readonly string[]): Promise<string>;
  stop(): Promise<void>;
}

const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};
const READY_WITHIN_MS = 120_000;

/** `.env` gives what compose asks for by `${NAME:?why}`. @throws where it does not */
function filledIn(value: string, env: Readonly<Record<string, string>>): string {
  return value.replace(/\$\{(\w+)(?::\?([^}]*))?\}/g, (_all, name: string, why: string) => {
    const given = env[name];
    if (given === undefined) throw new Error(`${name}: ${why}`);
    return given;
  });
}

/** A folder with what the Dockerfile copies into the image, and nothing else. */
function imageFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-image-'));
  for (const [, path = ''] of readFileSync('Dockerfile', 'utf8').matchAll(/^COPY --from=build \/app\/(\S+)/gm)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(folder, path));
  }
  return folder;
}

/** Resolves once every role is healthy. */
export async function startContainers(env: Readonly<Record<string, string>>): Promise<Containers> {
  const image = imageFolder();
  const running: ChildProcess[] = [];
  const said = new Map<string, string>();
  const [database, smtp, storePort, indexPort] = await Promise.all([
    startEmbeddedPostgres({ folder: join(image, 'volumes', 'postgres'), durable: false }),
    startSmtpSink(),
    freePort(),
    freePort(),
  ]);
  const ports = new Map<string, { readonly port: number; readonly metrics: number }>();
  const portsOf = async (name: string) => {
    const own = ports.get(name) ?? { port: await freePort(), metrics: await freePort() };
    if (!ports.has(name)) ports.set(name, own);
    return ports.get(name)!;
  };

  const launch = (name: string, args: readonly string[], environment: Record<string, string>): ChildProcess => {
    const child = spawn(process.execPath, args, {
      cwd: image,
      env: { ...machineEnvironment, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const hear = (chunk: Buffer) => void said.set(name, (said.get(name) ?? '') + chunk.toString());
    child.stdout!.on('data', hear);
    child.stderr!.on('data', hear);
    running.push(child);
    return child;
  };

  /** What differs here: where the services of others are, and that all share one address. */
  async function environmentOf(name: string, { environment = {}, volumes = [] }: Service) {
    const { port, metrics } = await portsOf(name);
    const volume = volumes.map((one) => one.split(':')).find(([, path]) => path === '/app/.data')?.[0] ?? name;
    const folder = join(image, 'volumes', volume);
    mkdirSync(folder, { recursive: true });
    const given = Object.entries(environment).flatMap(([variable, value]) =>
      value === null ? [] : [[variable, filledIn(value, env)] as const],
    );
    const {
      REDIS_URL: _,
      HOST: __,
      CATALOGUE_INDEX_HOST: ___,
      ...same
    } = Object.fromEntries(given) as Record<string, string>;
    return {
      ...same,
      DATABASE_URL: database.url,
      EVENTSTORE_URL: `esdb://127.0.0.1:${storePort}?tls=false`,
      CATALOGUE_INDEX_URL: `tcp://127.0.0.1:${indexPort}`,
      SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
      MILLWRIGHT_DATA: folder,
      PORT: String(port),
      METRICS_PORT: String(metrics),
      METRICS_HOST: '127.0.0.1',
    };
  }

  const roles = Object.entries(compose.services).filter(([, { build, profiles }]) => build && !profiles);
  const ended = (child: ChildProcess) =>
    child.exitCode !== null || child.signalCode !== null
      ? Promise.resolve(child.exitCode)
      : new Promise<number | null>((done) => child.once('close', done));
  const containers: Containers = {
    webs: [],
    mails: smtp.mails,
    async run(name, args) {
      const label = `${name} run ${args[0]}`;
      const child = launch(label, args, await environmentOf(name, compose.services[name]!));
      const code = await ended(child);
      const output = said.get(label) ?? '';
      said.delete(label);
      if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}:\n${output}`);
      return output;
    },
    async stop() {
      for (const child of running) child.kill('SIGTERM');
      await Promise.all(running.map(ended));
      await smtp.close();
      await database.stop();
      rmSync(database.folder, { recursive: true, force: true });
      rmSync(image, { recursive: true, force: true });
    },
  };

  const healthAt = async (name: string) => {
    const { port, metrics } = await portsOf(name);
    return `http://127.0.0.1:${name.startsWith('web') ? port : metrics}/health/ready`;
  };
  const healthy = async (name: string, child: ChildProcess) => {
    const url = await healthAt(name);
    await until(
      async () => {
        if (child.exitCode !== null) throw new Error(`${name} ended:\n${said.get(name)}`);
        return (await fetch(url).catch(() => undefined))?.ok || undefined;
      },
      `${name}: ${url}`,
      READY_WITHIN_MS,
    );
    await containers.run(name, ['scripts/healthy.mjs', url]);
  };

  try {
    launch('eventstore', ['dist/server/event-store.js'], {
      DATABASE_URL: database.url,
      EVENTSTORE_PORT: String(storePort),
      METRICS_PORT: '0',
    });
    await Promise.all(
      roles.map(async ([name, service]) =>
        healthy(name, launch(name, service.command!.split(' ').slice(1), await environmentOf(name, service))),
      ),
    );
  } catch (error) {
    await containers.stop();
    throw error;
  }
  const webs = roles.map(([name]) => name).filter((name) => name.startsWith('web'));
  return { ...containers, webs: webs.map((name) => `http://127.0.0.1:${ports.get(name)!.port}`) };
}
