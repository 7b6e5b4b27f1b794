import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Lists what axe finds on the page, each as "rule: elements", to be read in a failure. */
export async function violations(page: Page): Promise<string[]> {
  await settled(page);
  // Only a page with frames of others needs a second page to put together what each frame found; that costs more than
  // the look itself. A sandboxed frame runs nothing, so axe would wait for it in vain.
  const isFramed = (await page.locator('iframe:not([sandbox])').count()) > 0;
  const found = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], iframes: isFramed })
    .setLegacyMode(!isFramed)
    .analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/**
 * A button half-way between two colours has a contrast that nobody reads it with. Animations without an end are not
 * waited for.
 */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
