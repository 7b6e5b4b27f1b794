import type { Browser, BrowserContext } from 'playwright-core';

/**
 * Chromium keeps the machine's time (`trueTime`). Where everything else runs at another time of day, its pages have that one, too:
 * somebody's desk has the date of their shop.
 */
export function withTimeOfTests(browser: Browser): Browser {
  const aheadMs = Number(process.env['FAKETIME'] ?? 0) * 1_000;
  if (!aheadMs) return browser;
  const { newContext, newPage } = browser;
  const inTime = async <T extends Pick<BrowserContext, 'addInitScript'>>(opened: T): Promise<T> => {
    await opened.addInitScript(moveDates, aheadMs);
    return opened;
  };
  return Object.assign(browser, {
    newContext: async (...of: Parameters<typeof newContext>) => inTime(await newContext.apply(browser, of)),
    newPage: async (...of: Parameters<typeof newPage>) => inTime(await newPage.apply(browser, of)),
  });
}

/** Runs in the page. */
function moveDates(aheadMs: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (of, args, by) => Reflect.construct(of, args.length ? args : [of.now() + aheadMs], by) as object,
    apply: (of) => new of(of.now() + aheadMs).toString(),
    get: (of, key, by) => (key === 'now' ? () => of.now() + aheadMs : (Reflect.get(of, key, by) as unknown)),
  });
}
