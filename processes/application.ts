// Puts the shop together: what every role that handles operations needs, from configuration to dispatcher.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openBlobs } from '#platform/adapters/blob/open-blobs.ts';
import { followBusy, noBackpressure } from '#platform/kernel/command/backpressure.ts';
import { systemClock, type Clock } from '#platform/kernel/runtime/clock.ts';
import { deadlinesOf } from '#platform/kernel/runtime/deadlines.ts';
import { createCommandRunner } from '#platform/kernel/command/command-runner.ts';
import { createSnapshots } from '#platform/kernel/command/snapshots.ts';
import { indexAddressOf, type Config } from '#platform/adapters/config/config.ts';
import { createFileSources } from '#platform/adapters/file-source/file-sources.ts';
import { createGiftCodes } from '#platform/adapters/keys/gift-codes.ts';
import { identityKey } from '#platform/adapters/keys/shop-keys.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { createDispatcher, type Dispatcher } from '#platform/kernel/operations/dispatcher.ts';
import { unobserved, type Observability } from '#platform/adapters/observability/observability.ts';
import { tracedDispatcher } from '#platform/adapters/observability/observed-dispatcher.ts';
import { observedRunner } from '#platform/adapters/observability/observed-runner.ts';
import { postalCodeCheck } from '#platform/shop/geography/address-check.ts';
import { createOpenid } from '#platform/adapters/openid/openid.ts';
import { createStuckEffects } from '#platform/kernel/queue/stuck-effects.ts';
import { followPositions, type Positions } from '#platform/kernel/read-model/positions.ts';
import { createHistories } from '#platform/kernel/event-store/histories.ts';
import { createReadSide, type ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { awaitReadModels } from '#platform/kernel/read-model/await-read-models.ts';
import type { Services } from '#platform/kernel/operations/services.ts';
import { createChanges, type Changes } from '#platform/kernel/http/changes.ts';
import { isLate } from '#projections/catalogue/index/dependencies.ts';
import { removeOldFolders } from '#platform/adapters/table-file/table-in-folder.ts';
import { createThreadPool } from '#platform/kernel/threads/thread-pool.ts';
import { createSealedSecrets } from '#platform/adapters/keys/sealed-secrets.ts';
import { createRateLimits } from '#platform/adapters/security/rate-limits.ts';
import { createSecurityLog } from '#platform/adapters/security/security-log.ts';
import { createSignInGuard } from '#platform/adapters/security/sign-in-guard.ts';
import { createReadMarks } from '#platform/shop/read-marks.ts';
import { createCaptchas } from '#platform/adapters/security/captchas.ts';
import { createPasskeys } from '#platform/adapters/session/passkeys.ts';
import { createSecondFactors } from '#platform/adapters/session/second-factor.ts';
import { createSessions } from '#platform/adapters/session/session.ts';
import { readTimeZoneFrom } from '#platform/shop/shop-calendar.ts';
import { readHomeCountryFrom } from '#platform/kernel/texts/texts.ts';
import { createPersons } from '#platform/shop/personal-data/erase-person.ts';
import { createPasswords } from '#platform/adapters/session/passwords.ts';
import { createWaitingFiles } from '#platform/shop/waiting-files.ts';
import { createIndexClient, type IndexClient } from '#projections/catalogue/index/index-client.ts';
import {
  createQueryFunctions,
  createQueryHandlers,
  mirroredReadModels,
  readModels,
  rememberedReadModels,
  settingIsOn,
  settingValue,
  shopCountry,
} from '#projections/registry.ts';
import { erasures } from '#projections/erasure/erasures.ts';
import { recordAccess } from '#write-side/access-log/record-access.ts';
import { commandFunctions, commandHandlers, lineOwners, stateFunctions } from '#write-side/registry.ts';
import { connectInfrastructure, type Infrastructure } from './bootstrap.ts';
import { createMailer } from '#platform/adapters/mail/mailer.ts';
import { openPaymentProviders, type PaymentProviders } from './payment-providers.ts';
import { publicOrigin } from './public-origin.ts';
import { threadFile } from './thread-file.ts';

export interface Application extends Infrastructure {
  readonly positions: Positions;
  readonly read: ReadSide;
  readonly index: IndexClient;
  /** Says when what kept answers are made of has changed. */
  readonly changes: Changes;
  readonly dispatcher: Dispatcher;
  /** What handlers take for the present, as milliseconds. */
  readonly now: () => number;
  readonly services: Services;
  readonly stripe: PaymentProviders['stripe'];
}

export interface BuildOptions {
  /** Handlers take this for the present. */
  readonly clock?: Clock | undefined;
  /** The time of writing, where the clock's is the past (RunnerOptions). */
  readonly recordedAt?: () => string | undefined;
  readonly observability?: Observability | undefined;
  /** What it does in the background makes room while shoppers wait. */
  readonly makesRoom?: boolean;
}

/** Everything that answers operations. Waits until the projector has made the read models. */
export async function buildApplication(
  config: Config,
  role: string,
  log: Log,
  { clock = systemClock, recordedAt, observability = unobserved, makesRoom = false }: BuildOptions = {},
): Promise<Application> {
  const foundation = await connectInfrastructure(config, role, log, observability);
  const { pool, store, keys } = foundation;
  await awaitReadModels(pool, readModels);
  const deadlines = deadlinesOf(config);
  await removeOldFolders(systemClock);
  const positions = await followPositions(config.DATABASE_URL, role, log, deadlines, clock);
  const busy = makesRoom ? await followBusy(config.DATABASE_URL, role, log) : undefined;
  const read = await createReadSide(pool, positions, store, {
    mirrored: mirroredReadModels,
    remembered: rememberedReadModels,
  });
  const histories = createHistories(store);
  readTimeZoneFrom(() => settingValue(read, 'TimeZone'));
  readHomeCountryFrom(() => shopCountry(read));
  const changes = createChanges(isLate);
  const index = createIndexClient({
    ...indexAddressOf(config),
    log,
    answerMs: deadlines.indexAnswer,
    onChanged: (dependencies) => changes.changed(dependencies),
  });
  const limits = createRateLimits(pool, config.RATE_LIMIT_FACTOR);
  const threadPool = { file: threadFile(), timeFactor: config.TIME_LIMIT_FACTOR };
  const [threads, importThreads] = [createThreadPool(threadPool), createThreadPool(threadPool)];
  const masterKey = Buffer.from(config.MASTER_KEY, 'base64');
  const identity = await identityKey(pool, masterKey);
  const nameKey = createHmac('sha256', identity).update('user names').digest();
  const hashName = (name: string): string =>
    createHmac('sha256', nameKey).update(name.trim().toLowerCase()).digest('hex').slice(0, 40);
  const providers = await openPaymentProviders(config, observability, clock);
  const services: Services = {
    gateways: providers.gateways,
    clock,
    deadlines,
    blobs: openBlobs(config, clock),
    backpressure: busy ?? noBackpressure,
    publicOrigin: publicOrigin(config),
    mailer: createMailer(pool, config.MAIL_FROM, config.SMTP_URL),
    mailServer: config.SMTP_URL ? new URL(config.SMTP_URL).host : '',
    fileSources: createFileSources({
      folder: config.IMPORT_FOLDER,
      allowPrivate: config.IMPORT_PRIVATE_ADDRESSES,
      ...(config.IMPORT_CA_FILE ? { ca: readFileSync(config.IMPORT_CA_FILE, 'utf8') } : {}),
    }),
    sealedSecrets: createSealedSecrets(pool, masterKey),
    giftCodes: createGiftCodes(identity),
    passwords: createPasswords(pool),
    sessions: createSessions(pool),
    stuckEffects: createStuckEffects(pool),
    readMarks: createReadMarks(pool),
    waitingFiles: createWaitingFiles(pool),
    secondFactors: createSecondFactors(pool, masterKey, clock.now),
    passkeys: createPasskeys({ pool, identityKey: identity, origin: publicOrigin(config), log }),
    openid: createOpenid({
      providers: config.OPENID_PROVIDERS,
      origin: publicOrigin(config),
      identityKey: identity,
      clock,
      log,
    }),
    // What the machine's configuration demands no setting takes back.
    secondFactorRequired: () =>
      (config.STAFF_SECOND_FACTOR ?? (config.NODE_ENV === 'production' ? 'required' : 'optional')) === 'required' ||
      settingIsOn(read, 'StaffSecondFactorRequired'),
    threads,
    importThreads,
    addressCheck: postalCodeCheck(threads),
    limits,
    signInGuard: createSignInGuard(pool, limits),
    securityLog: createSecurityLog(pool, log),
    hashName,
    captchas: createCaptchas(pool, hashName),
    persons: createPersons(pool, keys),
  };
  const runner = createCommandRunner(store, {
    snapshots: createSnapshots(pool, log),
    clock,
    timeoutMs: deadlines.command,
    ...(recordedAt ? { recordedAt } : {}),
  });
  // Somebody was erased, perhaps by another process: what this one knows by their key it knows no more.
  positions.onProjected(async (changed) => {
    if (!changed.has(erasures.name)) return;
    keys.forget();
    runner.forget();
    histories.forget();
    read.forgetPast();
  });
  const dispatcher = tracedDispatcher(
    createDispatcher({
      handlers: { ...commandHandlers, ...createQueryHandlers(read, index) },
      features: { commands: commandFunctions, states: stateFunctions, queries: createQueryFunctions(read, index) },
      lineOwners,
      recordAccess,
      runner: observedRunner(runner, observability),
      store,
      histories,
      positions,
      log,
      services,
      isOn: (setting) => settingIsOn(read, setting),
      answerCheck: config.ANSWER_CHECK ?? (config.NODE_ENV === 'production' ? 'staff' : 'whole'),
      clock,
      deadlines,
    }),
    observability.tracing,
  );
  return {
    ...foundation,
    positions,
    read,
    index,
    changes,
    dispatcher,
    now: clock.now,
    services,
    stripe: providers.stripe,
    async close() {
      index.close();
      await Promise.all([threads.close(), importThreads.close()]);
      await busy?.close();
      await positions.close();
      await foundation.close();
    },
  };
}
