// A journey in the running shop: its browser is there before its first sentence, and gone after its last.
import type { Browser } from 'playwright-core';
import { chromiumPath, closeWindows, openBrowser } from './browser.ts';
import { sharedShop, startRunningShop, type RunningShop } from './running-shop.ts';

export interface Stage {
  readonly shop: RunningShop;
  readonly browser: Browser;
}

interface JourneyOptions {
  /** It needs a shop that nobody else has been to. */
  readonly ownShop?: boolean;
  /** It needs a shop of its own whose configuration says so, too. */
  readonly environment?: () => Promise<Readonly<Record<string, string>>>;
}

export function journey(
  name: string,
  tell: (stage: Stage) => void,
  { ownShop = false, environment }: JourneyOptions = {},
): void {
  if (!chromiumPath) {
    describe.skip(`${name} (no Chromium here: install it, or set CHROMIUM_PATH)`, () => tell({} as Stage));
    return;
  }
  describe(name, () => {
    const stage = {} as { shop: RunningShop; browser: Browser };
    beforeAll(async () => {
      stage.shop = ownShop || environment ? await startRunningShop(await environment?.()) : sharedShop();
      stage.browser = await openBrowser();
    });
    afterAll(async () => {
      await closeWindows(stage.browser);
      await stage.shop?.stop();
    });
    tell(stage);
  });
}
