// The supervisor behind `npm start`: one of each role, and what they need where nothing is configured.
import { rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DEMO_PASSWORD, signIns } from '#demo/shop/customers.ts';
import { freePort, isFree } from '#platform/free-port.ts';
import { OperatorError } from '#platform/operator-error.ts';
import { startEmbeddedPostgres } from '#platform/postgres/embedded.ts';
import { startChild, type Child } from './child.ts';
import { ENVIRONMENT_FILE } from './running-shop.ts';
import { readOrMakeSecrets } from './secrets.ts';

const begun = Date.now();
const say = (line: string) => console.log(line);
const stops: (() => Promise<void>)[] = [];
let stopping = false;

async function start(): Promise<void> {
  const port = Number(process.env['PORT'] ?? 4000);
  const data = process.env['MILLWRIGHT_DATA'] ?? '.data';
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new OperatorError(`PORT: "${process.env['PORT']}" is no port`);
  if (!(await isFree(port))) throw new OperatorError(`PORT: port ${port} is taken by another program; choose another, e.g. PORT=${port + 10} npm start`);
  const logs = join(data, 'logs');
  await mkdir(logs, { recursive: true });
  writeFileSync(join(data, 'supervisor.pid'), String(process.pid));
  stops.push(async () => rmSync(join(data, 'supervisor.pid'), { force: true }));

  const environment: Record<string, string> = { ...definedOnly(process.env), ...readOrMakeSecrets(data), MILLWRIGHT_DATA: data, PORT: String(port), EMBEDDED: '1' };
  environment['DATABASE_URL'] ??= await startDatabase(data);
  const child = async (name: string, onMessage?: (message: Record<string, unknown>) => void): Promise<Child> => {
    const started = await startChild({ name, environment, logs, say, isStopping: () => stopping, ...(onMessage ? { onMessage } : {}) });
    stops.push(() => started.stop());
    return started;
  };

  if (!environment['EVENTSTORE_URL']) {
    environment['EVENTSTORE_PORT'] = String(await freePort());
    environment['EVENTSTORE_URL'] = `esdb://127.0.0.1:${environment['EVENTSTORE_PORT']}?tls=false`;
    await child('event-store');
    say('  event store is up');
  }
  environment['GATEWAY_URL'] ??= `http://localhost:${(await isFree(port + 1)) ? port + 1 : await freePort()}`;
  writeFileSync(join(data, ENVIRONMENT_FILE), JSON.stringify(environment), { mode: 0o600 });
  stops.push(async () => rmSync(join(data, ENVIRONMENT_FILE), { force: true }));

  await child('projector');
  say('  projector is up');
  await Promise.all([child('gateway'), child('worker'), child('web'), loadDemo(environment, logs)]);
  announce(port);
}

async function startDatabase(data: string): Promise<string> {
  const database = await startEmbeddedPostgres({ folder: join(data, 'postgres'), say });
  writeFileSync(join(data, 'postgres-folder'), database.folder);
  stops.push(() => database.stop());
  say('  PostgreSQL is up');
  return database.url;
}

async function loadDemo(environment: Record<string, string>, logs: string): Promise<void> {
  let shown = -1;
  const onMessage = ({ progress, of }: Record<string, unknown>) => {
    const percent = Math.floor((Number(progress) / Number(of)) * 10) * 10;
    if (progress && percent !== shown) say(`  loading the demonstration catalogue: ${(shown = percent)} %`);
  };
  // It ends by itself once it has loaded, so it is never started again.
  const loader = await startChild({ name: 'demo', environment, logs, say: () => undefined, isStopping: () => true, onMessage });
  await loader.stop();
}

function announce(port: number): void {
  const shop = `http://localhost:${port}`;
  const rows = signIns.map(({ who, userName, where }) => `    ${userName.padEnd(8)} ${where.padEnd(12)} ${who}`);
  say(`
Millwright is ready after ${((Date.now() - begun) / 1_000).toFixed(1)} s.

  Shop          ${shop}
  Back office   ${shop}/admin
  API           ${shop}/api/docs
  Mailbox       ${shop}/dev/mail.json

  Sign-ins, all with the password ${DEMO_PASSWORD}
${rows.join('\n')}

  Ctrl-C stops everything. Data stays in ${process.env['MILLWRIGHT_DATA'] ?? '.data'}; "npm run reset" empties it.
`);
}

const definedOnly = (environment: NodeJS.ProcessEnv) => Object.fromEntries(Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined));

async function stopAll(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const stop of stops.reverse()) await stop().catch((error: unknown) => console.error((error as Error).message));
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!stopping) say('\nStopping …');
    void stopAll(0);
  });
}

start().catch((error: unknown) => {
  console.error(error instanceof OperatorError ? error.message : error);
  void stopAll(1);
});
