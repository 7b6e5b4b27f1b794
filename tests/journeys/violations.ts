import AxeBuilder from '@axe-core/playwright';
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Lists what axe finds on the page, each as "rule: elements", to be read in a failure. */
export async function violations(page: Page): Promise<string[]> {
  await standStill(page);
  // Only a page with frames of others needs a second page to put together what each frame found; that costs more than
  // the look itself. A sandboxed frame runs nothing, so axe would wait for it in vain.
  const isFramed = (await page.locator('iframe:not([sandbox])').count()) > 0;
  // Style sheets are read beforehand for one rule only, an experimental one that does not run.
  const options: RunOptions = { resultTypes: ['violations'], iframes: isFramed, preload: { assets: ['media'] } };
  const found = isFramed
    ? (await new AxeBuilder({ page }).options(options).analyze()).violations
    : await findIn(page, options);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** The builder reads axe's half megabyte into the page for each look, which takes as long as the look: once a document is enough. */
async function findIn(page: Page, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (how) => (await (window as unknown as { axe: typeof axe }).axe.run(how)).violations,
    options,
  );
}

/** What is half-way between two colours, or goes while it is looked at, has a contrast that nobody reads it with. */
const standStill = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets.push(sheet);
    await new Promise(requestAnimationFrame);
  });
