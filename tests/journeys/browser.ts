// One Chromium, and in it windows of people who do not know each other.
import { existsSync } from 'node:fs';
import { chromium, type Browser, type Locator, type Page } from 'playwright-core';
import { trueTime } from '../harness/machine-environment.ts';
import { until } from '../harness/until.ts';
import type { Language } from '#storefront/lib/language.ts';
import { withTimeOfTests } from './other-time.ts';

export const chromiumPath = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].find((path) => path && existsSync(path));

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let opened: Browser | undefined;

/** The one of this process: the stories that it runs have it one after the other, and it ends with the process. */
export async function openBrowser(): Promise<Browser> {
  if (!opened?.isConnected())
    opened = withTimeOfTests(
      await chromium.launch({ executablePath: chromiumPath, headless: true, args: quiet, env: trueTime }),
    );
  return opened;
}

/** Everybody goes, so that the next story begins with no window of this one. */
export const closeWindows = async (browser: Browser | undefined): Promise<void> => {
  for (const context of browser?.contexts() ?? []) await context.close();
};

export interface Window {
  readonly width: number;
  readonly language?: Language;
  /** The demonstration's own strip is there; stories of the shop have none. */
  readonly strip?: boolean;
}

const openPages = new Set<Page>();

/** Addresses and words of the windows that are open, for who reads of a sentence that failed. */
export async function whatIsShown(): Promise<string> {
  const shown = [...openPages].map(async (page) => {
    const words = await page
      .locator('body')
      .innerText({ timeout: 5_000 })
      .catch((error: unknown) => String(error));
    return `${page.url()}\n${words.replaceAll(/\s*\n\s*/g, '\n').slice(0, 4_000)}`;
  });
  return (await Promise.all(shown)).join('\n\n');
}

/** A window with its own cookies; what goes wrong in its scripts lands in `errors`. */
export async function openWindow(
  browser: Browser,
  url: string,
  { width, language = 'en', strip = false }: Window,
): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: width < 768 ? 740 : 900 },
    hasTouch: width < 768,
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
  });
  // A sandboxed frame, as that of a letter, has no storage.
  if (!strip)
    await context.addInitScript(
      () => void (window.top === window && window.sessionStorage.setItem('demonstration-strip', 'closed')),
    );
  if (language !== 'en') await context.addCookies([{ name: 'i18next', value: language, url }]);
  // For what hangs: no page is held to a time here.
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  openPages.add(page);
  page.once('close', () => openPages.delete(page));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return { page, errors };
}

/** Loads a page and waits until its scripts have taken it over. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/**
 * React leaves a mark on every element that it has made its own. Every page has a header; what waits for somebody's hand
 * has no mark until then.
 */
export const takenOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('header') ?? {}).some((key) => key.startsWith('__reactProps')),
  );

/** A part of the page whose script comes after the rest. */
export const partTakenOver = (part: Locator): Promise<unknown> =>
  until(
    () => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')) || undefined),
    'a part of the page that can be worked with',
  );

/** Requests of an operation wait until they are let go, as on a slow line. */
export async function holdRequests(page: Page, route: string): Promise<() => void> {
  let letGo: () => void = () => {};
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/post', async (request) => {
    if (request.request().postData()?.includes(`"${route}"`)) await isLetGo;
    await request.continue();
  });
  return letGo;
}
