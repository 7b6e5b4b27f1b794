// The supervisor behind `npm start`: one of each role, and what they need where nothing is configured.
import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_PASSWORD, signIns } from '#demo/shop/customers.ts';
import { own } from '#domain/shared/dictionary.ts';
import { checkGiven } from '#platform/adapters/config/config.ts';
import { SHOWN_CARDS } from '#payment-sandbox/test-cards.ts';
import { freePort, isFree } from '#platform/kernel/runtime/free-port.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { createLog } from '#platform/kernel/runtime/log.ts';
import { startEmbeddedPostgres } from '#platform/kernel/postgres/embedded.ts';
import type { DatabasePasswords } from '#platform/kernel/postgres/embedded-roles.ts';
import { openDatabase } from '#platform/kernel/postgres/open.ts';
import { metricsPortOf } from '../metrics-ports.ts';
import { startChild, STOP_MS, type Child } from './child.ts';
import { takeDataFolder } from './data-folder.ts';
import { keepMetricsTargets } from './metrics-targets.ts';
import { ENVIRONMENT_FILE } from './running-shop.ts';
import { readOrMakeSecrets } from './secrets.ts';
import { keepKind, takeKind } from './shop-kind.ts';

const begun = performance.now();
const say = (line: string) => console.log(line);
const stops: (() => Promise<void>)[] = [];
let stopping = false;

async function start(): Promise<void> {
  const {
    PORT: port,
    MILLWRIGHT_DATA: data,
    METRICS_PORT: metricsPort,
    METRICS_HOST: metricsHost,
  } = checkGiven(process.env);
  const { logs, wasKilled, leave } = takeDataFolder(data);
  stops.push(async () => leave());
  const wanted = wantedOf(process.argv.slice(2));
  let kind = takeKind(data, wanted.isEmpty);
  if (wasKilled) await freed([port, port + 1]);
  if (!(await isFree(port)))
    throw new OperatorError(
      `PORT: port ${port} is taken by another program; choose another, e.g. PORT=${port + 10} npm start`,
    );

  const { forRoles, own: ownSecrets } = readOrMakeSecrets(data);
  const environment: Record<string, string> = {
    ...definedOnly(process.env),
    ...forRoles,
    MILLWRIGHT_DATA: data,
    PORT: String(port),
    EMBEDDED: '1',
    ...(kind === 'demonstration' ? { DEMONSTRATION: '1' } : {}),
  };
  if (environment['DATABASE_URL'])
    await (await openDatabase(environment['DATABASE_URL'], 'start', createLog('start', 'silent'), 1)).end();
  else environment['DATABASE_URL'] = await startDatabase(data, ownSecrets.database);
  const targets = keepMetricsTargets(data, metricsHost);
  stops.push(async () => targets.remove());
  const child = async (name: string, hear: (message: Record<string, unknown>) => void = () => {}): Promise<Child> => {
    const onMessage = (message: Record<string, unknown>) => {
      if (typeof message['metricsPort'] === 'number') targets.set(name, message['metricsPort']);
      hear(message);
    };
    const started = await startChild({
      name,
      environment: { ...environment, ...metricsPortOf(name, metricsPort) },
      logs,
      say,
      isStopping: () => stopping,
      onMessage,
    });
    stops.push(() => started.stop());
    return started;
  };

  if (!environment['EVENTSTORE_URL']) {
    environment['EVENTSTORE_PORT'] = String(await freePort());
    // The client sends the name of its connection with each call; over a plain connection it sends no password.
    environment['EVENTSTORE_URL'] =
      `esdb://127.0.0.1:${environment['EVENTSTORE_PORT']}?tls=false&connectionName=${environment['EVENTSTORE_TOKEN']}`;
    await child('event-store');
    say('  event store is up');
  }
  if (wanted.sandbox) environment['GATEWAY_URL'] ??= `http://localhost:${await gatewayPort(port)}`;
  environment['CATALOGUE_INDEX_URL'] ??= `tcp://127.0.0.1:${await freePort()}`;
  environment['CATALOGUE_INDEX_TOKEN'] ??= randomBytes(32).toString('hex');
  writeFileSync(join(data, ENVIRONMENT_FILE), JSON.stringify(environment), { mode: 0o600 });
  stops.push(async () => rmSync(join(data, ENVIRONMENT_FILE), { force: true }));

  await child('projector');
  say('  projector is up');
  await Promise.all([
    child('catalogue-index'),
    wanted.sandbox && child('gateway'),
    child('worker'),
    child('web'),
    ...(kind === 'demonstration' ? [loadDemo(environment, logs, () => (kind = 'own'))] : []),
  ]);
  keepKind(data, kind);
  announce(
    port,
    data,
    kind === 'own' ? await firstAdministrator(environment, logs) : signInsOfDemonstration(wanted.sandbox),
  );
  if (kind === 'demonstration' && wanted.history)
    await tellHistory(child).catch((error: unknown) =>
      say(`  The history cannot be loaded: ${(error as Error).message}`),
    );
}

const gatewayPort = async (port: number): Promise<number> => ((await isFree(port + 1)) ? port + 1 : freePort());

const HOW_HISTORY_ENDED: Readonly<Record<string, string>> = {
  told: 'The eighteen months of history are loaded.',
  lost: 'The history was broken off, and how far it came is not known; "npm run reset" begins anew.',
  failed: 'The history could not be loaded further (see the log of history); the next start goes on with it.',
};

/** Loads the past of the demonstration beside the shop, which is open. */
async function tellHistory(
  child: (name: string, hear: (message: Record<string, unknown>) => void) => Promise<Child>,
): Promise<void> {
  let shown = 0;
  const heard: { end?: () => void } = {};
  const ended = new Promise<void>((resolve) => (heard.end = resolve));
  const history = await child('history', ({ progress, of, ended: how }) => {
    const percent = Math.floor((Number(progress) / Number(of)) * 4) * 25;
    if (percent > shown && percent < 100) say(`  loading eighteen months of history: ${(shown = percent)} %`);
    if (how === undefined) return;
    const sentence = own(HOW_HISTORY_ENDED, String(how));
    if (sentence) say(`  ${sentence}`);
    heard.end?.();
  });
  await ended;
  await history.stop();
}

/** Roles whose supervisor was killed end by themselves, but finish what they have begun. */
async function freed(ports: readonly number[]): Promise<void> {
  for (const begun = performance.now(); performance.now() - begun < STOP_MS; await delay(100)) {
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return;
  }
}

async function startDatabase(data: string, passwords: DatabasePasswords): Promise<string> {
  const database = await startEmbeddedPostgres({
    folder: join(data, 'postgres'),
    passwords,
    say,
    isStopping: () => stopping,
  });
  writeFileSync(join(data, 'postgres-folder'), database.folder);
  stops.push(() => database.stop());
  say('  PostgreSQL is up');
  return database.url;
}

async function loadDemo(environment: Record<string, string>, logs: string, onSomebodysShop: () => void): Promise<void> {
  let shown = -1;
  await runOnce('demo', environment, logs, ({ progress, of, isSomebodysShop }) => {
    if (isSomebodysShop) onSomebodysShop();
    const percent = Math.floor((Number(progress) / Number(of)) * 10) * 10;
    if (progress && percent !== shown) say(`  loading the demonstration catalogue: ${(shown = percent)} %`);
  });
}

/** The sentence with the link by which an empty shop gets its first administrator; none once it has one. */
async function firstAdministrator(environment: Record<string, string>, logs: string): Promise<string> {
  let sentence = '';
  await runOnce('first-administrator', environment, logs, ({ link, validHours }) => {
    if (typeof link === 'string')
      sentence = `  The first administrator chooses a password here (once, in the next ${Number(validHours)} hours):\n\n    ${link}\n`;
  });
  return sentence;
}

/** A role that ends by itself once it has done its work is never started again. */
async function runOnce(
  name: string,
  environment: Record<string, string>,
  logs: string,
  onMessage: (message: Record<string, unknown>) => void,
): Promise<void> {
  const done = await startChild({ name, environment, logs, say: () => undefined, isStopping: () => true, onMessage });
  await done.stop();
}

const WORDS = {
  '--empty': 'starts an empty shop',
  '--without-history': 'the demonstration as it opens',
  '--without-sandbox': 'leaves away the payment gateway that moves no money',
};

interface Wanted {
  readonly isEmpty: boolean;
  readonly history: boolean;
  readonly sandbox: boolean;
}

/** @throws OperatorError for a word that means nothing */
function wantedOf(words: readonly string[]): Wanted {
  const unknown = words.find((word) => !Object.hasOwn(WORDS, word));
  if (unknown !== undefined) {
    const known = Object.entries(WORDS).map(([word, meaning]) => `"npm start -- ${word}" ${meaning}`);
    throw new OperatorError(`npm start does not know "${unknown}"; ${known.join(', ')}`);
  }
  return {
    isEmpty: words.includes('--empty'),
    history: !words.includes('--without-history'),
    sandbox: !words.includes('--without-sandbox'),
  };
}

const CARDS_DO: Readonly<Record<(typeof SHOWN_CARDS)[number], string>> = {
  '4242424242424242': 'pays',
  '4000000000003220': 'asks the bank first',
  '4000000000000002': 'is declined',
};

function signInsOfDemonstration(takesCards: boolean): string {
  const rows = signIns.map(({ who, userName, where }) => `    ${userName.padEnd(8)} ${where.padEnd(12)} ${who}`);
  const cards = SHOWN_CARDS.map((number) => `    ${number.replace(/(.{4})(?=.)/g, '$1 ')}   ${CARDS_DO[number]}`);
  return [
    `  Sign-ins, all with the password ${DEMO_PASSWORD}; the strip on each page enters as them`,
    ...rows,
    '',
    ...(takesCards ? ['  Cards (any security code of three digits, 12/49)', ...cards, ''] : []),
  ].join('\n');
}

function announce(port: number, data: string, signIn: string): void {
  const shop = `http://localhost:${port}`;
  say(`
Millwright is ready after ${((performance.now() - begun) / 1_000).toFixed(1)} s.

  Shop          ${shop}
  Back office   ${shop}/admin
  API           ${shop}/api/docs
  Mailbox       ${shop}/dev/mail.json

${signIn && `${signIn}\n`}  Ctrl-C stops everything. Data stays in ${data}; "npm run reset" empties it.
`);
}

const definedOnly = (environment: NodeJS.ProcessEnv) =>
  Object.fromEntries(Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined));

async function stopAll(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const stop of stops.reverse()) await stop().catch((error: unknown) => console.error((error as Error).message));
  process.exit(code);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (!stopping) say('\nStopping …');
    void stopAll(0);
  });
}

// Such as a program that cannot be run: children say that in an event.
process.on('uncaughtException', (error) => {
  console.error(`Millwright stops: ${error.message}`);
  void stopAll(1);
});

start().catch((error: unknown) => {
  // A role that Ctrl-C ended before it was ready has not failed.
  if (!stopping) console.error(error instanceof OperatorError ? error.message : error);
  void stopAll(1);
});
