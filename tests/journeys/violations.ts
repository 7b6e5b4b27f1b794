import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds on the page, each as "rule: elements", to be read in a failure. */
export async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
