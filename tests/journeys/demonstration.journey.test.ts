// The first minute: whoever has just started the demonstration enters as somebody, by one click, at any address.
import type { Page } from 'playwright-core';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { windowsIn } from './windows.ts';

const words = {
  en: {
    title: 'Demonstration',
    buyer: 'Buyer',
    csr: 'CSR',
    manager: 'Manager',
    auditor: 'Auditor',
    hide: 'Hide this strip',
  },
  fr: {
    ...{ title: 'Démonstration', buyer: 'Acheteur', csr: 'Représentante', manager: 'Gestionnaire' },
    ...{ auditor: 'Auditeur', hide: 'Masquer cette barre' },
  },
} as const;

journey('a visitor of the demonstration', (stage) => {
  describe.each(windowsIn('fr'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const say = words[language];
    let page: Page;
    let errors: string[];

    const strip = () => page.getByRole('complementary', { name: say.title });
    async function enterAs(name: string): Promise<void> {
      const folded = strip().locator('details:not([open])').getByText(say.title, { exact: true });
      if (await folded.count()) await folded.click();
      // Of two members of staff the second is entered as from the same address.
      const arrival = page.waitForEvent('domcontentloaded');
      await strip().getByRole('button', { name, exact: true }).click();
      await arrival;
    }

    beforeAll(async () => {
      const url = stage.shop.url.replace('localhost', '127.0.0.1');
      ({ page, errors } = await openWindow(stage.browser, url, { width, language, strip: true }));
    });
    afterAll(() => page?.context().close());
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('sees whom to enter as, on a page that fits and can be used by everybody', async () => {
      await visit(page, '/');
      await strip().waitFor();
      await expectFit(page);
    });

    then('is told who this is, and finds by one of three things to try', async () => {
      // At the first visit it is unfolded, on a phone too.
      await strip().locator('details[open]').waitFor();
      expect(await strip().getByRole('link').count()).toBe(2);
      await strip().getByRole('link', { name: /25x52/ }).click();
      await page.waitForURL('**/category/search**');
      await page.getByRole('main').getByText('6205-2RS', { exact: true }).first().waitFor();
      expect(await strip().getByRole('link').count()).toBe(0);
    });

    then('is the buyer, in the buyer’s account', async () => {
      await enterAs(say.buyer);
      await page.waitForURL('**/profile/dashboard');
      await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByRole('banner').textContent()).toContain('Ben');
    });

    then('is a CSR, a manager, an auditor, each in the back office', async () => {
      for (const role of [say.csr, say.manager, say.auditor]) {
        await enterAs(role);
        await page.waitForURL('**/admin**');
        await strip().waitFor();
      }
      await page.waitForURL('**/admin/history**');
    });

    then('hides the strip, and it stays away', async () => {
      if (width < 800) await strip().getByText(say.title, { exact: true }).click();
      await strip().getByRole('button', { name: say.hide }).click();
      await strip().waitFor({ state: 'detached' });
      await visit(page, '/');
      expect(await strip().count()).toBe(0);
    });
  });
});
