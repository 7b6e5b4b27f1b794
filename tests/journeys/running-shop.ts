// The shop as `npm start` runs it, with a data folder of its own.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { headers } from '#contracts/client.ts';
import { freePort } from '#platform/kernel/runtime/free-port.ts';
import type { Language } from '#storefront/lib/language.ts';
import { startOpenidProvider, type OpenidProviderUnderTest } from '../harness/openid-provider.ts';
import { until } from '../harness/until.ts';
import { createVisitor, POSITION_COOKIE, type Visitor } from '../harness/visitor.ts';
import {
  copyDataFolder,
  newDataFolder,
  removeDataFolder,
  startSupervisor,
  type Supervisor,
} from '../harness/supervisor.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface RunningShop {
  readonly url: string;
  /** Its data folder. */
  readonly data: string;
  /**
   * A client of its API. What one of them did all others read, and whoever opens a page afterwards: after a command it is
   * waited until the read models have passed it.
   */
  visitor(language?: Language, gatewayUrl?: string): Visitor;
  /** The API as the browser of this page asks it: the same person, with the same cart. */
  visitorOn(page: Page): Promise<Visitor>;
  /** Waits until the read models have passed what was done on this page: whoever opens one afterwards sees it. */
  everybodySees(page: Page): Promise<void>;
  /** The newest first. */
  mails(): Promise<Mail[]>;
  /** As `npm run import` does. */
  importCatalogue(csv: string): void;
  stop(): Promise<void>;
}

/** What just happened can be proven only once it is under a signature; nobody should wait a minute for that here. */
const SIGNED_EVERY_S = 2;

const LOADED_DATA = 'JOURNEYS_LOADED_DATA';
/** While journeys are written: a shop that runs already. */
const SHOP_URL = 'JOURNEYS_SHOP_URL';
const SHARED_SHOPS = 'JOURNEYS_SHARED_SHOPS';
/** Further workers share: a shop costs more than half a gigabyte. */
const MAX_SHARING = 2;

/** The data of a loaded, stopped shop, which others begin with. */
export const keepLoadedData = (data: string): void => void (process.env[LOADED_DATA] = data);

let shared: readonly RunningShop[] = [];
let openid: OpenidProviderUnderTest | undefined;

/**
 * Starts the shops that the stories share, one for each worker: what is first in a list stays first, whatever another
 * worker does meanwhile.
 */
export async function shareShops(workers: number): Promise<void> {
  openid = await startOpenidProvider();
  shared = await Promise.all(Array.from({ length: Math.min(workers, MAX_SHARING) }, () => startRunningShop()));
  process.env[SHARED_SHOPS] = JSON.stringify(shared.map(({ url, data }) => ({ url, data })));
}

export async function removeSharedShops(): Promise<void> {
  for (const shop of shared) await shop.stop();
  await openid?.stop();
  const data = process.env[LOADED_DATA];
  if (data) removeDataFolder(data);
}

export function sharedShop(): RunningShop {
  const staysOpen = () => Promise.resolve();
  const { [SHOP_URL]: given, VITEST_POOL_ID: worker = '1' } = process.env;
  if (given) return shopAt(given, process.env['MILLWRIGHT_DATA'] ?? '.data', staysOpen);
  const shops = JSON.parse(process.env[SHARED_SHOPS] ?? '[]') as readonly Pick<RunningShop, 'url' | 'data'>[];
  const shop = shops[(Number(worker) - 1) % shops.length];
  if (!shop) throw new Error('no shop runs for the journeys: are the tests started by vitest.config.ts?');
  return shopAt(shop.url, shop.data, staysOpen);
}

/** A shop of one's own. */
export async function startRunningShop(
  environment: Readonly<Record<string, string>> = {},
  args?: readonly string[],
): Promise<RunningShop> {
  return (await startOn(dataToBeginWith(), args, environment)).shop;
}

function dataToBeginWith(): string {
  const loaded = process.env[LOADED_DATA];
  return (loaded && copyDataFolder(loaded)) || newDataFolder();
}

/** Where Debian has the library of another time of day (libfaketime); undefined where it is not installed. */
export const otherTimeLibrary = [
  `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`,
].find((path) => existsSync(path));

/** A shop of one's own that can stand still for days, and go on with what it has. */
export async function startShopThatRests(): Promise<{
  readonly shop: RunningShop;
  readonly goOnAfter: (days: number) => Promise<RunningShop>;
}> {
  const data = dataToBeginWith();
  const { shop, supervisor } = await startOn(data);
  return {
    shop,
    async goOnAfter(days) {
      await supervisor.stop();
      const aheadS = Number(process.env['FAKETIME'] ?? 0) + days * 86_400;
      const environment = {
        LD_PRELOAD: otherTimeLibrary ?? '',
        FAKETIME: `+${aheadS}`,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      };
      return (await startOn(data, undefined, { ...environment, NO_FAKE_STAT: '1' })).shop;
    },
  };
}

/** A shop with nothing in it, and the link of its first administrator. */
export async function startEmptyShop(): Promise<{ readonly shop: RunningShop; readonly administratorLink: string }> {
  const { shop, supervisor } = await startOn(newDataFolder(), ['--empty']);
  const said = supervisor.said();
  const administratorLink = /http\S+#token=\S+/.exec(said)?.[0];
  if (!administratorLink) throw new Error(`an empty shop prints no link of an administrator; it said:\n${said}`);
  return { shop, administratorLink };
}

/** A shop on data that are there, such as a restored backup. */
export const startShopOn = async (data: string): Promise<RunningShop> => (await startOn(data)).shop;

async function startOn(
  data: string,
  args?: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ shop: RunningShop; supervisor: Supervisor }> {
  const port = await freePort();
  const supervisor = startSupervisor(
    {
      MILLWRIGHT_DATA: data,
      PORT: String(port),
      PROOF_INTERVAL: String(SIGNED_EVERY_S),
      ...(openid ? { OPENID_PROVIDERS: openid.configuration } : {}),
      ...environment,
    },
    args,
  );
  const stop = async () => {
    await supervisor.stop();
    removeDataFolder(data);
  };
  try {
    await supervisor.ready();
  } catch (error) {
    await stop();
    throw error;
  }
  return { shop: shopAt(`http://localhost:${port}`, data, stop), supervisor };
}

function visitorsOf(url: string): Pick<RunningShop, 'visitor' | 'visitorOn' | 'everybodySees'> {
  const positions = new Map<string, string>();
  const visitorIn = (language: Language = 'en', gatewayUrl = '') => createVisitor(url, gatewayUrl, language, positions);
  const cookiesOn = async (page: Page) =>
    new Map((await page.context().cookies(url)).map(({ name, value }) => [name, value]));
  const anybody = visitorIn();
  const passed = () =>
    until(async () => {
      const response = await anybody.fetch('/api/get?route=account/getusercontext');
      return (response.ok && !response.headers.has(headers.behind)) || undefined;
    }, 'the read models after a command');
  /** What it does everybody sees before it goes on. */
  const seenByAll = (visitor: Visitor): Visitor => ({
    ...visitor,
    async post(...call) {
      const answer = await visitor.post(...call);
      await passed();
      return answer;
    },
    async upload(...call) {
      const answer = await visitor.upload(...call);
      await passed();
      return answer;
    },
  });
  return {
    visitor: (...of) => seenByAll(visitorIn(...of)),
    visitorOn: async (page) => seenByAll(createVisitor(url, '', 'en', positions, await cookiesOn(page))),
    async everybodySees(page) {
      const position = (await cookiesOn(page)).get(POSITION_COOKIE);
      if (position) positions.set(POSITION_COOKIE, position);
      await passed();
    },
  };
}

const shopAt = (url: string, data: string, stop: () => Promise<void>): RunningShop => ({
  url,
  data,
  ...visitorsOf(url),
  mails: async () => (await (await fetch(`${url}/dev/mail.json`)).json()) as Mail[],
  importCatalogue(csv) {
    const file = join(data, 'journey.csv');
    writeFileSync(file, csv);
    execFileSync(process.execPath, ['dist/server/import.js', file], { env: { ...process.env, MILLWRIGHT_DATA: data } });
  },
  stop,
});
