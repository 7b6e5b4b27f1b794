// Loads the demonstration shop through the same commands and the same importer that a dealer uses.
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { opening } from '#demo/history/days.ts';
import { accounts, staff } from '#demo/shop/customers.ts';
import { writeDrawings } from '#demo/shop/drawings.ts';
import { settings } from '#demo/shop/settings.ts';
import { calendar } from '#demo/shop/calendar.ts';
import { branches } from '#demo/shop/branches.ts';
import { warehouses } from '#demo/shop/warehouses.ts';
import { carriers, shippingMethods, shippingZones } from '#demo/shop/shipping.ts';
import { pages, staticContents } from '#demo/shop/static-content.ts';
import { taxClasses, taxZones } from '#demo/shop/taxes.ts';
import { setting } from '#domain/setting/setting.decider.ts';
import type { SettingEvent } from '#domain/setting/setting.events.ts';
import { systemClock } from '#platform/kernel/runtime/clock.ts';
import { readConfig } from '#platform/adapters/config/config.ts';
import type { StoredEvent } from '#platform/kernel/event-store/event-store.ts';
import { asSystem } from '#platform/kernel/operations/dispatcher.ts';
import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { runRole } from '#platform/kernel/runtime/process.ts';
import { textFor } from '#platform/kernel/texts/refusal-text.ts';
import { buildApplication, type Application } from './application.ts';
import { dispatchAsLoader } from './history/dispatch-as-loader.ts';
import { at, ofThePast } from './history/moved-clock.ts';
import { LOADED } from './history/settings.ts';

const CATALOGUE = 'demo/catalogue';
const CATALOGUE_KINDS = ['attributes', 'attribute-values', 'categories', 'products'] as const;
const BEGUN = 'begun';

await runRole('demo', async (log) => {
  const config = readConfig();
  const application = await buildApplication(config, 'demo', log, ofThePast(systemClock));
  if (config.NODE_ENV === 'production')
    log.warn(
      'the demonstration brings staff with a password that everybody knows: it is not for a shop that takes orders',
    );
  const wanted = contentHash();
  const loaded = await whatWasLoaded(application);
  if (loaded === undefined && (await application.store.head()) !== undefined) {
    process.send?.({ isSomebodysShop: true });
    return { stop: () => application.close(), done: 'This is somebody’s own shop: nothing was loaded.' };
  }
  if (loaded !== wanted) {
    const send = dispatchAsLoader(application);
    const loadAll = async () => {
      // Said before anything is loaded: what a broken-off start left is the demonstration too.
      if (loaded === undefined) await send('setting/save', { name: LOADED, value: BEGUN });
      await load(application);
      writeDrawings(join(config.MILLWRIGHT_DATA, 'drawings'));
      await send('setting/save', { name: LOADED, value: wanted });
    };
    const isNew = loaded === undefined || loaded === BEGUN;
    await (isNew ? at((await openedAt(application)) ?? opening(systemClock.now()), loadAll) : loadAll());
  }
  return { stop: () => application.close(), done: 'The demonstration shop is loaded.' };
});

/** When the shop of the story opened, by an earlier start that was broken off. */
async function openedAt({ store }: Application): Promise<number | undefined> {
  const [first] = await store.readStream(`setting-${LOADED}`, 0, 1);
  return first && Date.parse(first.at);
}

/**
 * The history says it, not a read model: a shop that was just restored from a backup has none yet. One that has a
 * history and nothing of the demonstration is somebody's.
 */
async function whatWasLoaded({ store }: Application): Promise<string | undefined> {
  const events = (await store.readStream(`setting-${LOADED}`)) as StoredEvent<SettingEvent>[];
  return events.reduce(setting.evolve, setting.initialState).data?.value;
}

async function load(application: Application): Promise<void> {
  const one = dispatchAsLoader(application);
  for (const input of settings) await one('setting/save', input);
  for (const input of taxClasses) await one('tax-class/save', input);
  for (const input of taxZones) await one('tax-zone/save', input);
  await one('calendar/save', calendar);
  for (const input of warehouses) await one('warehouse/save', input);
  for (const input of branches) await one('branch/save', input);
  for (const input of carriers) await one('carrier/save', input);
  for (const input of shippingZones) await one('shipping-zone/save', input);
  for (const input of shippingMethods) await one('shipping-method/save', input);
  for (const input of staticContents) await one('static-content/save', input);
  for (const input of pages) await one('page/save', input);
  for (const input of accounts) await one('account/open', input);
  for (const input of staff) await one('staff/add', input);
  for (const [at, kind] of CATALOGUE_KINDS.entries()) {
    process.send?.({ progress: at + 1, of: CATALOGUE_KINDS.length + 1 });
    await bring(application, kind);
  }
}

/** What names others comes after them, and once the read models know of them. */
async function bring(application: Application, kind: (typeof CATALOGUE_KINDS)[number]): Promise<void> {
  await caughtUp(application);
  const { dispatcher } = application;
  const commandId = randomUUID();
  const by = { name: 'import', commandId, correlationId: commandId, causationId: commandId };
  const path = join(CATALOGUE, `${kind}.csv`);
  const { wrong, refused } = await asSystem(dispatcher, by).commands.import.bring({ path, kind });
  const faults = [...wrong, ...refused].map(
    ({ row, code, params }) => `${path}:${row}: ${textFor(code, 'en', params)}`,
  );
  if (faults.length) throw new OperatorError(`The demonstration catalogue has errors:\n${faults.join('\n')}`);
}

async function caughtUp({ store, positions }: Application): Promise<void> {
  const position = await store.head();
  while (position !== undefined && !(await positions.waitFor(position)));
}

/** The hash of everything that is loaded: a changed file is loaded again, and only what changed becomes events. */
function contentHash(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(CATALOGUE).sort()) hash.update(readFileSync(join(CATALOGUE, name)));
  hash.update(
    JSON.stringify([
      settings,
      taxClasses,
      taxZones,
      calendar,
      warehouses,
      carriers,
      shippingZones,
      shippingMethods,
      staticContents,
      accounts,
      staff,
    ]),
  );
  return hash.digest('hex').slice(0, 16);
}
