import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Lists what axe finds on the page, each as "rule: elements", to be read in a failure. */
export async function violations(page: Page): Promise<string[]> {
  await standStill(page);
  // Only a page with frames of others needs a second page to put together what each frame found; that costs more than
  // the look itself. A sandboxed frame runs nothing, so axe would wait for it in vain.
  const isFramed = (await page.locator('iframe:not([sandbox])').count()) > 0;
  const found = await new AxeBuilder({ page })
    // Style sheets are read beforehand for one rule only, an experimental one that does not run.
    .options({ resultTypes: ['violations'], iframes: isFramed, preload: { assets: ['media'] } })
    .setLegacyMode(!isFramed)
    .analyze();
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** What is half-way between two colours, or goes while it is looked at, has a contrast that nobody reads it with. */
const standStill = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets.push(sheet);
    await new Promise(requestAnimationFrame);
  });
