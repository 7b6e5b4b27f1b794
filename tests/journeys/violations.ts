import AxeBuilder from '@axe-core/playwright';
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Pieces of what stands around every page. */
const FRAME = 'header, footer, [role="menu"] [role="menuitem"], nav a, nav button';
/** Pieces that were looked at in this file of tests: the very same one, in a window as wide, has the contrast that it had. */
const known = new Set<string>();
/**
 * The contrast of colours takes most of the time of a look, and the menu of the back office most of that: it is looked at but
 * once. The document that is open has axe already where pages change without loading anew.
 */
const AXE = `if (!window.axe) { ${axe.source} }
window.axe.configure({ rules: [{ id: 'color-contrast', selector: '*:not([data-known])' }] });`;

/** Lists what axe finds on the page, each as "rule: elements", to be read in a failure. */
export async function violations(page: Page): Promise<string[]> {
  await standStill(page);
  // Only a page with frames of others needs a second page to put together what each frame found; that costs more than
  // the look itself. A sandboxed frame runs nothing, so axe would wait for it in vain.
  const isFramed = (await page.locator('iframe:not([sandbox])').count()) > 0;
  const pieces = isFramed ? [] : await markKnown(page);
  const found = await new AxeBuilder(isFramed ? { page } : { page, axeSource: AXE })
    // Style sheets are read beforehand for one rule only, an experimental one that does not run.
    .options({ resultTypes: ['violations'], iframes: isFramed, preload: { assets: ['media'] } })
    .setLegacyMode(!isFramed)
    .analyze();
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
    for (const element of document.querySelectorAll('[data-known]')) element.removeAttribute('data-known');
  });
  for (const piece of pieces) known.add(piece);
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Marks what is known, and answers what all pieces look like, by a digest of each. Ids differ from page to page. */
const markKnown = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ({ frame, seen }) => {
      const before = new Set(seen);
      const looksOf = async (piece: Element) => {
        const html = piece.outerHTML.replaceAll(/ (?:id|aria-labelledby|aria-controls)="[^"]*"/g, '');
        const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(`${window.innerWidth} ${html}`));
        return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
      };
      return Promise.all(
        [...document.querySelectorAll(frame)].map(async (piece) => {
          const looks = await looksOf(piece);
          if (before.has(looks))
            for (const element of [piece, ...piece.querySelectorAll('*')]) element.setAttribute('data-known', '');
          return looks;
        }),
      );
    },
    { frame: FRAME, seen: [...known] },
  );

/** What is half-way between two colours, or goes while it is looked at, has a contrast that nobody reads it with. */
const standStill = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets.push(sheet);
    await new Promise(requestAnimationFrame);
  });
