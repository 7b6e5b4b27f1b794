import type { Page } from 'playwright-core';
import { violations } from './violations.ts';

/** Nothing that axe minds, nothing that makes the page wider than the screen. */
export async function expectFit(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()!.width,
  );
}
