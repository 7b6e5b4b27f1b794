// npm run migrate-store, accept-store, backup, restore and rotate-key: what is done with a whole shop.
import { own } from '#domain/shared/dictionary.ts';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createLog } from '#platform/kernel/runtime/log.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { RESTORE_MARK } from '../start/data-folder.ts';
import { attachToRunningShop } from '../start/running-shop.ts';
import { acceptStore } from './accept-store.ts';
import { backUpShop, SECRETS } from './backup-shop.ts';
import { openEmbeddedShop, type ShopServices } from './embedded-shop.ts';
import { moveHistory } from './move-history.ts';
import { restoreShop } from './restore-shop.ts';
import { nextSecrets, rotateKey } from './rotate-key.ts';

const say = (line: string) => console.log(line);
const log = createLog('operations', 'warn');
const dataFolder = () => process.env['MILLWRIGHT_DATA'] ?? '.data';

const USAGE: Readonly<Record<string, string>> = {
  'migrate-store': 'npm run migrate-store -- --from <address or data folder> --to <address>',
  'accept-store': 'npm run accept-store',
  backup: 'npm run backup -- --to <new folder> [--with-secrets]',
  restore: 'npm run restore -- --from <folder> [--secrets <secrets.json>]',
  'rotate-key': 'npm run rotate-key',
};

function argumentsOf(action: string): {
  readonly from?: string;
  readonly to?: string;
  readonly secrets?: string;
  readonly 'with-secrets'?: boolean;
} {
  try {
    return parseArgs({
      args: process.argv.slice(3),
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        secrets: { type: 'string' },
        'with-secrets': { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n${own(USAGE, action)}`);
  }
}

const given = (value: string | undefined, action: string): string => {
  if (!value) throw new OperatorError(`Usage: ${own(USAGE, action)}`);
  return value;
};

/** 32 bytes in base64. @throws OperatorError */
function key(environment: Readonly<Record<string, string | undefined>>, name: string): Buffer {
  const bytes = Buffer.from(own(environment, name) ?? '', 'base64');
  if (bytes.length !== 32)
    throw new OperatorError(`${name} is ${own(environment, name) ? 'not 32 bytes in base64' : 'missing'}`);
  return bytes;
}

/** The addresses of services that are configured; undefined for the embedded shape. */
function outsideServices(): { readonly databaseUrl: string; readonly eventStoreUrl: string } | undefined {
  const { DATABASE_URL: databaseUrl, EVENTSTORE_URL: eventStoreUrl } = process.env;
  return databaseUrl && eventStoreUrl ? { databaseUrl, eventStoreUrl } : undefined;
}

async function withServices(
  work: (
    services:
      ShopServices | (Pick<ShopServices, 'databaseUrl' | 'eventStoreUrl'> & { readonly secrets: NodeJS.ProcessEnv }),
  ) => Promise<void>,
  data = dataFolder(),
): Promise<void> {
  const outside = outsideServices();
  if (outside) return work({ ...outside, secrets: process.env });
  if (!existsSync(join(data, SECRETS)))
    throw new OperatorError(`There is no shop in ${data}: set MILLWRIGHT_DATA, or DATABASE_URL and EVENTSTORE_URL`);
  const services = await openEmbeddedShop(data, say);
  try {
    await work(services);
  } finally {
    await services.close();
  }
}

async function migrateStore(): Promise<void> {
  const values = argumentsOf('migrate-store');
  const [from, to] = [given(values.from, 'migrate-store'), given(values.to, 'migrate-store')];
  if (!/^esdb(\+discover)?:\/\//.test(to)) throw new OperatorError('--to must begin with esdb:// or esdb+discover://');
  const finish = (events: number) =>
    say(
      `${events} events are there. Set EVENTSTORE_URL to the new address and start the shop; the read models are built anew then.`,
    );
  if (/^[a-z+]+:\/\//.test(from)) {
    if (!/^esdb(\+discover)?:\/\//.test(from))
      throw new OperatorError(
        '--from must begin with esdb:// or esdb+discover://, or be the data folder of the embedded store',
      );
    const databaseUrl = process.env['DATABASE_URL'] ?? '';
    if (!databaseUrl) throw new OperatorError('DATABASE_URL is missing: the read models go with the history');
    return finish((await moveHistory({ databaseUrl, from, to, seed: key(process.env, 'PROOF_KEY'), log, say })).events);
  }
  if (!existsSync(join(from, SECRETS))) throw new OperatorError(`--from: ${from} is no data folder of Millwright`);
  const services = await openEmbeddedShop(from, say);
  try {
    finish(
      (
        await moveHistory({
          databaseUrl: services.databaseUrl,
          from: services.eventStoreUrl,
          to,
          fromName: 'the embedded store',
          seed: key(services.secrets, 'PROOF_KEY'),
          log,
          say,
        })
      ).events,
    );
  } finally {
    await services.close();
  }
}

async function accept(): Promise<void> {
  argumentsOf('accept-store');
  await withServices(
    async ({ databaseUrl, eventStoreUrl, secrets }) =>
      void (await acceptStore({ databaseUrl, eventStoreUrl, seed: key(secrets, 'PROOF_KEY'), log, say })),
  );
}

async function backup(): Promise<void> {
  const values = argumentsOf('backup');
  const environment = await attachToRunningShop();
  const {
    DATABASE_URL: databaseUrl = '',
    EVENTSTORE_URL: eventStoreUrl = '',
    BLOB_S3_URL: bucket,
    MILLWRIGHT_DATA: data = dataFolder(),
  } = environment;
  if (!eventStoreUrl) throw new OperatorError('EVENTSTORE_URL is missing');
  const to = resolve(given(values.to, 'backup'));
  const secretsFile = join(data, SECRETS);
  if (values['with-secrets'] && !existsSync(secretsFile))
    throw new OperatorError(
      `--with-secrets: there is no ${secretsFile}; keys that stand in variables are not written to files`,
    );
  await backUpShop({
    databaseUrl,
    eventStoreUrl,
    masterKey: key(environment, 'MASTER_KEY'),
    to,
    log,
    say,
    blobs: bucket ? undefined : join(data, 'blobs'),
    ...(bucket ? { bucket: `${new URL(bucket).origin}${new URL(bucket).pathname}` } : {}),
    ...(values['with-secrets'] ? { secretsFile } : {}),
  });
  if (bucket) say('Attached files lie in the bucket and are not in the backup: keep versions of the bucket.');
  say(
    values['with-secrets']
      ? `${to} holds MASTER_KEY and all other keys in plain: whoever has it reads everything.`
      : `The keys are not in ${to}. Keep ${existsSync(secretsFile) ? secretsFile : 'MASTER_KEY and PROOF_KEY'} elsewhere: without MASTER_KEY no name, address or password-bound data in it can ever be read.`,
  );
}

async function restore(): Promise<void> {
  const values = argumentsOf('restore');
  const from = resolve(given(values.from, 'restore'));
  const outside = outsideServices();
  const data = dataFolder();
  if (outside) {
    const blobs = process.env['BLOB_S3_URL'] ? undefined : join(data, 'blobs');
    await restoreShop({
      from,
      ...outside,
      masterKey: key(process.env, 'MASTER_KEY'),
      seed: key(process.env, 'PROOF_KEY'),
      blobs,
      log,
      say,
    });
    return say('The shop is restored; start it.');
  }
  const secrets = values.secrets ?? join(from, SECRETS);
  if (!existsSync(secrets))
    throw new OperatorError(`The backup holds no keys: say where the shop's ${SECRETS} is, with --secrets <file>`);
  if (existsSync(data) && readdirSync(data).length && !existsSync(join(data, RESTORE_MARK)))
    throw new OperatorError(`MILLWRIGHT_DATA: ${data} is not empty; a backup is restored into an empty folder`);
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, RESTORE_MARK), from);
  copyFileSync(secrets, join(data, SECRETS));
  const services = await openEmbeddedShop(data, say, true);
  try {
    const keys = JSON.parse(readFileSync(join(data, SECRETS), 'utf8')) as Record<string, string>;
    await restoreShop({
      from,
      databaseUrl: services.databaseUrl,
      eventStoreUrl: services.eventStoreUrl,
      masterKey: key(keys, 'MASTER_KEY'),
      seed: key(keys, 'PROOF_KEY'),
      blobs: join(data, 'blobs'),
      log,
      say,
    });
  } finally {
    await services.close();
  }
  rmSync(join(data, RESTORE_MARK));
  say(`The shop is restored into ${data}; start it with "npm start".`);
}

async function rotate(): Promise<void> {
  argumentsOf('rotate-key');
  const databaseUrl = process.env['DATABASE_URL'];
  if (databaseUrl) {
    const [from, to] = [key(process.env, 'MASTER_KEY'), key(process.env, 'NEW_MASTER_KEY')];
    await rotateKey({ databaseUrl, from, to, log, say });
    return say('Set MASTER_KEY to the new key everywhere, and start the shop.');
  }
  const data = dataFolder();
  await withServices(async (services) => {
    const next = nextSecrets(data);
    const [from, to] = [key(services.secrets, 'MASTER_KEY'), Buffer.from(next.masterKey, 'base64')];
    await rotateKey({ databaseUrl: services.databaseUrl, from, to, log, say });
    next.take();
  }, data);
  say(
    `${join(data, SECRETS)} has the new key: keep a copy apart from the backups, and the old one as long as backups of before.`,
  );
}

const actions: Readonly<Record<string, () => Promise<void>>> = {
  'migrate-store': migrateStore,
  'accept-store': accept,
  backup,
  restore,
  'rotate-key': rotate,
};

async function main(): Promise<void> {
  const action = own(actions, process.argv[2] ?? '');
  if (!action) throw new OperatorError(Object.values(USAGE).join('\n'));
  await action();
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof OperatorError ? error.message : error);
    process.exit(1);
  },
);
