// A failure before the shop runs is told in one sentence that says what to change; exit code 1, no stack.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import { newDataFolder, removeDataFolder, startSupervisor } from '../harness/supervisor.ts';

const nobody = '127.0.0.1:1';

describe('npm start', () => {
  const data = newDataFolder();
  let taken: Server;
  let takenPort = 0;

  beforeAll(async () => {
    takenPort = await freePort();
    taken = createServer().listen(takenPort, '127.0.0.1');
    // Builds, where the sources have changed.
    await startSupervisor({ PORT: 'none' }).ended;
  });
  afterAll(() => {
    taken.close();
    removeDataFolder(data);
  });

  /** The one sentence; lines that say what is up already are indented. */
  async function failure(environment: Record<string, string>, args: readonly string[] = []): Promise<string> {
    const supervisor = startSupervisor({ MILLWRIGHT_DATA: data, PORT: String(await freePort()), ...environment }, args);
    expect(await supervisor.ended).toBe(1);
    const lines = supervisor
      .said()
      .split('\n')
      .filter(
        (line) =>
          line && !/^( {2}\S|PostgreSQL cannot reach|Installing packages|Building|npm (warn|notice))/.test(line),
      );
    expect(lines).toHaveLength(1);
    return lines[0]!;
  }

  it('says what is wrong with a setting', async () => {
    expect(await failure({ PORT: 'abc' })).toBe('Configuration: PORT must be a number from 1 to 65535');
  });

  it('knows no other words than --empty, --without-history and --without-sandbox', async () => {
    expect(await failure({}, ['--emtpy'])).toBe(
      'npm start does not know "--emtpy"; "npm start -- --empty" starts an empty shop, ' +
        '"npm start -- --without-history" the demonstration as it opens, ' +
        '"npm start -- --without-sandbox" leaves away the payment gateway that moves no money',
    );
  });

  it('makes no empty shop of one that holds the demonstration', async () => {
    const folder = newDataFolder();
    writeFileSync(join(folder, 'shop-kind'), 'demonstration\n');
    expect(await failure({ MILLWRIGHT_DATA: folder }, ['--empty'])).toBe(
      `${folder} holds the demonstration; for an empty shop choose another folder: MILLWRIGHT_DATA=my-shop npm start -- --empty`,
    );
    removeDataFolder(folder);
  });

  it('says that its port is taken, and how to choose another', async () => {
    expect(await failure({ PORT: String(takenPort) })).toBe(
      `PORT: port ${takenPort} is taken by another program; choose another, e.g. PORT=${takenPort + 10} npm start`,
    );
  });

  it('says that the port of its payment gateway is taken', async () => {
    expect(await failure({ GATEWAY_URL: `http://localhost:${takenPort}` })).toBe(
      `GATEWAY_URL: port ${takenPort} is taken by another program`,
    );
  });

  it('says that a host cannot be listened on', async () => {
    expect(await failure({ HOST: '203.0.113.1' })).toMatch(
      /^HOST: cannot listen on 203\.0\.113\.1:\d+ \(EADDRNOTAVAIL\)$/,
    );
  });

  it.each([
    [
      'DATABASE_URL',
      `postgres://user:secret@${nobody}/shop`,
      'PostgreSQL cannot be used (connect ECONNREFUSED 127.0.0.1:1)',
    ],
    [
      'DATABASE_URL',
      'postgres://user:secret@no-such-host.invalid/shop',
      'PostgreSQL cannot be used (getaddrinfo ENOTFOUND no-such-host.invalid)',
    ],
    ['DATABASE_URL', 'postgres://:::', 'PostgreSQL cannot be used (Invalid URL)'],
    [
      'EVENTSTORE_URL',
      `esdb://${nobody}?tls=false`,
      'the event store cannot be reached (connect ECONNREFUSED 127.0.0.1:1)',
    ],
    ['REDIS_URL', `redis://${nobody}`, 'Redis cannot be reached (connect ECONNREFUSED 127.0.0.1:1)'],
  ])('says that nobody answers at %s=%s, without any password', async (name, value, sentence) => {
    // Where the machine has no resolver, names are not looked up at all.
    expect((await failure({ [name]: value })).replace('EAI_AGAIN', 'ENOTFOUND')).toBe(`${name}: ${sentence}`);
  });

  it('says that its data folder cannot be written', async () => {
    const file = join(data, 'a-file');
    writeFileSync(file, '');
    expect(await failure({ MILLWRIGHT_DATA: join(file, 'data') })).toBe(
      `MILLWRIGHT_DATA: the folder ${join(file, 'data')} cannot be written (ENOTDIR)`,
    );
  });
});

describe('a role that is started alone', () => {
  it('names every variable that is missing', async () => {
    const { code, said } = await run('dist/server/web.js', {
      DATABASE_URL: undefined,
      EVENTSTORE_URL: undefined,
      GATEWAY_URL: undefined,
      MASTER_KEY: undefined,
    });
    expect(code).toBe(1);
    expect(said).toBe('Configuration: DATABASE_URL is missing; EVENTSTORE_URL is missing; MASTER_KEY is missing\n');
  });
});

describe('an older Node', () => {
  it('is told which one is needed', async () => {
    const { code, said } = await run('scripts/start.mjs', {
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`Object.defineProperty(process.versions, 'node', { value: '18.20.4' })`)}`,
    });
    expect({ code, said }).toEqual({ code: 1, said: 'Millwright needs Node.js 20.19 or later; this is 18.20.4\n' });
  });
});

function run(
  script: string,
  environment: Record<string, string | undefined>,
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, NODE_ENV: undefined, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void (said += chunk.toString()));
    child.once('close', (code) => resolve({ code, said }));
  });
}
