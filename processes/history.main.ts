// Tells the past of the demonstration, once, while visitors already look around (decision 0057).
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { furtherAccounts } from '#demo/history/companies.ts';
import { DAY, DAYS_OF_HISTORY, midnight } from '#demo/history/days.ts';
import { itemsOf } from '#demo/history/goods.ts';
import { planOf } from '#demo/history/plan.ts';
import { setting } from '#domain/setting/setting.decider.ts';
import type { SettingEvent } from '#domain/setting/setting.events.ts';
import { needed } from '#domain/shared/needed.ts';
import { systemClock } from '#platform/kernel/runtime/clock.ts';
import { gatewayOf, readConfig, type Config } from '#platform/adapters/config/config.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { runRole } from '#platform/kernel/runtime/process.ts';
import { buildApplication, type Application } from './application.ts';
import { cardToken } from './history/card-token.ts';
import { certificate } from './history/certificate.ts';
import { dispatchAsLoader } from './history/dispatch-as-loader.ts';
import { at, ofThePast } from './history/moved-clock.ts';
import { LOADED, HISTORY } from './history/settings.ts';
import { tellHistory, type HistoryRecord } from './history/tell-history.ts';

const BEGUN = 'begun';
const WHOLE = 'whole';
const FILE = 'demonstration-history.json';
/** Nobody waits for what is told, and all of it comes from one address: it may take longer, and be more, than what a visitor does. */
const LIMITS = { TIME_LIMIT_FACTOR: '10', RATE_LIMIT_FACTOR: '1000000' };

await runRole('history', async (log) => {
  // Whoever looks around comes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const config = readConfig({ ...process.env, ...LIMITS });
  const application = await buildApplication(config, 'history', log, ofThePast(systemClock));
  const ending = new AbortController();
  const telling = tell(application, config, log, ending.signal).then(
    (ended) => void process.send?.({ ended }),
    (error: unknown) => {
      log.error({ err: error }, 'the past of the demonstration could not be told further');
      process.send?.({ ended: 'failed' });
    },
  );
  return {
    async stop() {
      ending.abort();
      await telling;
      await application.close();
    },
  };
});

/** How it ended. `none`: this shop has no such past. `lost`: it was broken off, and how far it came is not known. */
async function tell(
  application: Application,
  config: Config,
  log: Log,
  signal: AbortSignal,
): Promise<'none' | 'told' | 'whole' | 'lost' | 'stopped'> {
  const file = join(config.MILLWRIGHT_DATA, FILE);
  const { opened, state } = await historyState(application);
  if (opened === undefined) return 'none';
  if (state === WHOLE) return 'whole';
  if (state === BEGUN && !existsSync(file)) return 'lost';
  const send = dispatchAsLoader(application);
  if (state === '') {
    writeRecord(file, beginning(opened));
    await at(opened, async () => {
      for (const account of furtherAccounts) await send('account/open', account);
    });
    await send('setting/save', { name: HISTORY, value: BEGUN });
  }
  const from = readRecord(file);
  const items = itemsOf('demo/catalogue');
  const record = await tellHistory(
    {
      application,
      stories: planOf(items, from.until),
      props: {
        cardToken: (number) => cardToken(needed(gatewayOf(config), 'gateway of the sandbox').url, number),
        certificate: (itemNumber) => {
          const item = items.find((one) => one.itemNumber === itemNumber);
          return certificate(needed(item, 'item of the catalogue'), opened);
        },
      },
      log,
      signal,
      onDay(day) {
        writeRecord(file, day);
        process.send?.({ progress: day.day - (day.until - DAYS_OF_HISTORY * DAY), of: DAYS_OF_HISTORY * DAY });
      },
    },
    from,
  );
  if (signal.aborted) return 'stopped';
  await send('setting/save', { name: HISTORY, value: WHOLE });
  log.info({ refused: record.refused }, 'the past of the demonstration is told');
  return 'told';
}

/** `opened`: when the shop of the story opened; undefined where its history tells of no past. */
async function historyState({ store }: Application): Promise<{ opened: number | undefined; state: string }> {
  const [first] = await store.readStream(`setting-${LOADED}`, 0, 1);
  const events = (await store.readStream(`setting-${HISTORY}`)) as StoredEvent<SettingEvent>[];
  return {
    opened: first?.metadata.recordedAt === undefined ? undefined : Date.parse(first.at),
    state: events.reduce(setting.evolve, setting.initialState).data?.value ?? '',
  };
}

const beginning = (opened: number): HistoryRecord => ({
  until: systemClock.now(),
  day: midnight(opened),
  memories: {},
  refused: {},
  effects: { waiting: [], after: undefined },
});

const readRecord = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as HistoryRecord;

/** Whoever reads it must never find half of it. */
function writeRecord(file: string, record: HistoryRecord): void {
  writeFileSync(`${file}.new`, JSON.stringify(record));
  renameSync(`${file}.new`, file);
}
