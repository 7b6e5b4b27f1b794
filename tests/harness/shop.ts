// A whole shop in one process, on real PostgreSQL, the real event store protocol, BullMQ and HTTP; only the pages are
// left out.
import { eventCatalogue } from '#domain/event-catalogue.ts';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Input, Output, Route } from '#contracts/api.ts';
import type { Features } from '#platform/kernel/operations/features.ts';
import { gatewayOf, indexAddressOf, readConfig, type Config } from '#platform/adapters/config/config.ts';
import { isoNow } from '#platform/kernel/runtime/clock.ts';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import { listen } from '#platform/kernel/http/listen.ts';
import { createMailer } from '#platform/adapters/mail/mailer.ts';
import { unobserved, type Observability } from '#platform/adapters/observability/observability.ts';
import { observedMailer } from '#platform/adapters/observability/observed-mailer.ts';
import type { MessageServer } from '#platform/kernel/messages/message-server.ts';
import { createPool } from '#platform/kernel/postgres/pool.ts';
import { logProjection } from '#platform/kernel/proof/log-projection.ts';
import { signHead } from '#platform/kernel/proof/sign-head.ts';
import { triggerProjection } from '#platform/kernel/queue/trigger.ts';
import { createQueue } from '#platform/kernel/queue/queue.ts';
import { observedAttempt } from '#platform/adapters/observability/observed-attempt.ts';
import { startWorker } from '#platform/kernel/queue/worker.ts';
import { awaitReadModels } from '#platform/kernel/read-model/await-read-models.ts';
import { createPersonalRebuild, personalReadModels } from '#platform/shop/personal-data/rebuild-personal.ts';
import { comparisonJob } from '#platform/shop/comparison/comparisons.ts';
import { followPositions } from '#platform/kernel/read-model/positions.ts';
import { readModelProjection } from '#platform/kernel/read-model/projection.ts';
import { runProjector } from '#platform/kernel/read-model/projector.ts';
import { createSandboxGateway } from '#payment-sandbox/server.ts';
import { createSandboxClock } from '#payment-sandbox/sandbox-clock.ts';
import { openVault } from '#payment-sandbox/vault.ts';
import { followedModels } from '#projections/catalogue/index/follow-read-models.ts';
import { serveIndex, type News } from '#projections/catalogue/index/index-server.ts';
import { readModels } from '#projections/registry.ts';
import { policies } from '#workers/registry.ts';
import { announceHeads, headJobs } from '#workers/proof/send-head.job.ts';
import { buildApplication, type Application } from '#processes/application.ts';
import { openCatalogueIndex } from '#processes/open-catalogue-index.ts';
import { connectInfrastructure } from '#processes/bootstrap.ts';
import { createWebServer } from '#processes/web/web-server.ts';
import { createWeb } from '#processes/web/web.ts';
import { createSigner, type SignedHead } from '#proof/tree-head.ts';
import { fillShop, PREPARED, preparedMasterKey } from './prepared.ts';
import type { ShopClock } from './shop-clock.ts';
import { shopLog } from './shop-log.ts';
import { standstill } from './standstill.ts';
import { until } from './until.ts';
import { openServices, type TestServices } from './services.ts';
import { createVisitor, type Visitor } from './visitor.ts';

/** Functions of features are called as the shop itself. */
export interface TestShop extends Features {
  readonly url: string;
  readonly clock: ShopClock;
  readonly gatewayUrl: string;
  readonly application: Application;
  /** What a role of this shop is started with. */
  readonly environment: Readonly<Record<string, string>>;
  /** A browser with its own cookies. */
  visitor(language?: 'en' | 'fr'): Visitor;
  /** An operation as the shop itself. */
  send<R extends Route>(route: R, input: Input<R>, commandId?: string): Promise<Output<R>>;
  /** Waits until the read models have passed everything that was appended. */
  projectionsCaughtUp(): Promise<void>;
  /**
   * Waits until nothing that was begun goes on: every projection has passed the head, and no effect is due or about to
   * be. Returns the head.
   */
  quiet(): Promise<bigint | undefined>;
  /** Lets the time go by for which `work` waits, such as for a process that died: it learns at once that it waited in vain. */
  inVain<T>(work: Promise<T>): Promise<T>;
  /** Signs the head of the proof log, as the projector does on its schedule. Undefined when there is nothing new. */
  signHead(): Promise<SignedHead | undefined>;
  /** From here on no payment provider answers, until it is started again. */
  stopGateway(): Promise<void>;
  startGateway(): Promise<void>;
  /** From here on no catalogue index answers, until it is started again. */
  stopIndex(): Promise<void>;
  startIndex(): Promise<void>;
  /** A further web process of the same shop, with caches of its own. Returns its address. */
  startWeb(): Promise<string>;
  /** Leaves the lead to another projector. */
  stopProjector(): Promise<void>;
  stop(): Promise<void>;
}

export interface ShopOptions {
  readonly redisUrl?: string;
  readonly cache?: boolean;
  /**
   * When its time begins, ISO; where nothing is said, at a noon (shop-clock.ts). 'machine' for a shop some of whose
   * processes run by themselves.
   */
  readonly moment?: string;
  /** 1: the limits of calls are those of a real shop. */
  readonly rateLimitFactor?: number;
  /** Is told what the processes do. */
  readonly observe?: (role: 'web' | 'projector' | 'worker') => Observability;
  readonly proof?: { readonly webhookUrl: string; readonly mailTo: string };
  /** Those of an earlier shop, or with another event store; they are left open at the end. */
  readonly services?: TestServices;
  /** Settings of an earlier shop, such as its keys. */
  readonly environment?: Readonly<Record<string, string>>;
  /** No worker in this process: the test starts processes of its own, by `environment`. */
  readonly withoutWorker?: true;
}

/** For what should come in a moment; only a machine that is very busy, or a defect, takes so long. */
const PATIENCE_MS = 60_000;

/** A shop with the small catalogue, the demo's accounts and its staff. */
export async function startShop(options: ShopOptions = {}): Promise<TestShop> {
  const services = options.services ?? (await openServices(PREPARED, options.moment));
  const { clock } = services;
  const [gatewayPort, port] = [await freePort(), await freePort()];
  const dataFolder = mkdtempSync(join(tmpdir(), 'shop-'));
  const environment = environmentFor(services, gatewayPort, port, await freePort(), dataFolder, options);
  const config = readConfig(environment);
  const access = gatewayOf(config)!;
  const observe = options.observe ?? (() => unobserved);
  const foundation = await connectInfrastructure(config, 'projector', shopLog, observe('projector'));
  const ending = new AbortController();
  const projections = [
    ...readModels.map((model) => readModelProjection(model)),
    ...policies.map(({ trigger }) => triggerProjection(trigger)),
    logProjection(),
  ];
  const projecting = runProjector({
    pool: foundation.pool,
    store: foundation.store,
    projections,
    log: shopLog,
    signal: ending.signal,
  });

  const url = `http://localhost:${port}`;
  const gatewayPool = createPool(services.databaseUrl, 'gateway', shopLog, 3);
  const vault = await openVault(gatewayPool);
  const startGateway = () =>
    listen(
      createServer(
        createSandboxGateway({
          vault,
          shopOrigin: url,
          origin: access.url,
          apiKey: access.apiKey,
          webhookSecret: access.webhookSecret,
          log: shopLog,
          clock: createSandboxClock(),
        }),
      ),
      gatewayPort,
      '127.0.0.1',
      'gateway',
    );
  let gateway = await startGateway();
  let index = await startIndex(config);
  const startWeb = async (at: number) => {
    const built = await buildApplication(config, 'web', shopLog, {
      clock,
      observability: observe('web'),
    });
    return {
      built,
      web: await listen(
        createWebServer(
          createWeb(
            built,
            {
              isForMany: () => false,
              mayHoldTags: () => false,
              render: () => Promise.reject(new Error('no pages here')),
              renderUnavailable: () => Buffer.alloc(0),
              renderOpeningSoon: (language, _nonce, { name }) => Buffer.from(`opening soon ${language} ${name}`),
            },
            url,
          ),
        ),
        at,
        '127.0.0.1',
        'web',
      ),
    };
  };
  const { built: application, web } = await startWeb(port);
  const furtherWebs: Awaited<ReturnType<typeof startWeb>>[] = [];
  const beginWork = async () =>
    startWorker({
      pool: application.pool,
      databaseUrl: services.databaseUrl,
      queue: await createQueue({
        databaseUrl: services.databaseUrl,
        redisUrl: options.redisUrl ?? services.redisUrl,
        log: shopLog,
      }),
      jobs: [
        ...policies.map(({ job }) => job),
        ...headJobs(config),
        comparisonJob(application.pool, application.store, readModels),
      ],
      dispatcher: application.dispatcher,
      positions: application.positions,
      services: {
        mailer: observedMailer(
          createMailer(application.pool, config.MAIL_FROM, undefined),
          observe('worker'),
          clock.now,
        ),
        publicOrigin: url,
        rebuildPersonal: createPersonalRebuild(
          application.pool,
          application.store,
          personalReadModels(readModels, eventCatalogue),
        ),
      },
      log: shopLog,
      observe: (effect, run) => observedAttempt(effect, observe('worker'), run),
      clock,
    });
  const worker = options.withoutWorker ? undefined : await beginWork();

  /** The read models, the index, and what the web process was told of it. */
  const passed = async (position: bigint): Promise<void> => {
    const followers = {
      'the read models': application.positions,
      ...(index.isStopped() ? {} : { 'the copies of the catalogue index': index.passed }),
    };
    await Promise.all(
      Object.entries(followers).map(async ([name, follower]) => {
        if (!(await follower.waitFor(position, PATIENCE_MS)))
          throw new Error(`${name} do not pass ${position}: ${await standstill(application.pool)}`);
      }),
    );
    const isTold = () => application.index.passed === undefined || application.index.passed >= position;
    await until(async () => isTold() || undefined, 'the news of the index');
  };
  const asTest = (commandId: string) => ({
    name: 'test',
    commandId,
    correlationId: commandId,
    causationId: commandId,
  });
  const positions = new Map<string, string>();
  const shop: TestShop = {
    ...application.dispatcher.features(async (call) => {
      const { output, position } = await application.dispatcher.callAsSystem(call, asTest(randomId()));
      if (position !== undefined) await passed(position);
      return output;
    }),
    url,
    clock,
    gatewayUrl: access.url,
    application,
    environment,
    visitor: (language = 'en') => createVisitor(url, access.url, language, positions),
    async send<R extends Route>(route: R, input: Input<R>, commandId = randomId()) {
      const { output, position } = await application.dispatcher.dispatchAsSystem(route, input, asTest(commandId));
      if (position !== undefined) await passed(position);
      return output as Output<R>;
    },
    async projectionsCaughtUp() {
      const head = await application.store.head();
      if (head === undefined) return;
      await passed(head);
    },
    quiet: () =>
      until(async () => {
        const head = await application.store.head();
        const { rows } = await application.pool.query(
          `select from platform.checkpoint where position < $1 and superseded_at is null union all select
            from platform.effect where status in ('queued', 'running') or (status = 'waiting'
            and due_at < now() + interval '5 seconds') limit 1`,
          [head ?? -1n],
        );
        // What an effect appended just before it was done is not projected yet, and may ask for further ones.
        const isStill = (await application.store.head()) === head;
        return rows.length || !isStill ? undefined : { head };
      }, 'quiet').then(({ head }) => head),
    async inVain(work) {
      let isOver = false;
      const end = () => void (isOver = true);
      work.then(end, end);
      await until(async () => {
        if (!isOver && clock.waiting()) await clock.advance(PATIENCE_MS);
        return isOver || undefined;
      }, 'an end of the waits');
      return work;
    },
    signHead: () =>
      signHead(
        foundation.pool,
        createSigner(Buffer.from(config.PROOF_KEY!, 'base64')),
        isoNow(clock),
        announceHeads(config),
      ),
    stopGateway: () => gateway.close(),
    async startGateway() {
      gateway = await startGateway();
    },
    stopIndex: () => index.stop(),
    async startIndex() {
      index = await startIndex(config);
    },
    async startWeb() {
      const at = await freePort();
      furtherWebs.push(await startWeb(at));
      return `http://localhost:${at}`;
    },
    async stopProjector() {
      ending.abort();
      await projecting;
    },
    async stop() {
      await worker?.stop();
      for (const further of furtherWebs) {
        await further.web.close();
        await further.built.close();
      }
      await web.close();
      await gateway.close();
      await application.close();
      await index.stop();
      ending.abort();
      await projecting;
      await foundation.close();
      await gatewayPool.end();
      if (!options.services) await services.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
  if (services.lacksPrepared) await fillShop(shop);
  return shop;
}

/** Runs what the role `catalogue-index` does, in this process. */
async function startIndex(config: Config) {
  const pool = createPool(config.DATABASE_URL, 'catalogue-index', shopLog, config.SEARCH_URL === undefined ? 3 : 8);
  await awaitReadModels(pool, followedModels);
  const positions = await followPositions(config.DATABASE_URL, 'catalogue-index', shopLog);
  let server: MessageServer | undefined;
  let stopped = false;
  const publish = (news: News) => server?.publish(news);
  const index = await openCatalogueIndex({ config, pool, positions, log: shopLog, file: ':memory:', publish });
  const { url, token } = indexAddressOf(config);
  const opened = (server = await serveIndex(index.index, {
    host: '127.0.0.1',
    port: Number(new URL(url).port),
    token,
    log: shopLog,
  }));
  return {
    passed: index.passed,
    isStopped: () => stopped,
    async stop() {
      if (stopped) return;
      stopped = true;
      await opened.close();
      await positions.close();
      await index.close();
      await pool.end();
    },
  };
}

const randomId = () => crypto.randomUUID();

function environmentFor(
  { databaseUrl, eventStoreUrl }: TestServices,
  gatewayPort: number,
  port: number,
  indexPort: number,
  dataFolder: string,
  { redisUrl, cache = true, rateLimitFactor = 100_000, proof, environment }: ShopOptions,
): Record<string, string> {
  return {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    EVENTSTORE_URL: eventStoreUrl,
    GATEWAY_URL: `http://localhost:${gatewayPort}`,
    GATEWAY_API_KEY: randomBytes(16).toString('hex'),
    GATEWAY_WEBHOOK_SECRET: randomBytes(16).toString('hex'),
    MASTER_KEY: preparedMasterKey(),
    MILLWRIGHT_DATA: dataFolder,
    PORT: String(port),
    CATALOGUE_INDEX_URL: `tcp://127.0.0.1:${indexPort}`,
    CATALOGUE_INDEX_TOKEN: randomBytes(16).toString('hex'),
    EMBEDDED: '1',
    CACHE: cache ? '1' : '0',
    RATE_LIMIT_FACTOR: String(rateLimitFactor),
    TIME_LIMIT_FACTOR: '30',
    PROOF_KEY: randomBytes(32).toString('base64'),
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    ...(proof ? { PROOF_WEBHOOK_URL: proof.webhookUrl, PROOF_MAIL_TO: proof.mailTo } : {}),
    ...environment,
  };
}
