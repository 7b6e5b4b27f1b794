// Every screen of the back office that the menu leads to, and the page of the first thing in its list.
import type { Page } from 'playwright-core';
import { sections } from '#admin/app/sections.ts';
import { openWindow } from './browser.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { signInAtOffice } from './sign-in.ts';
import { windows } from './windows.ts';

journey('an administrator opens every screen', (stage) => {
  describe.each(windows)('in $language at $width px', ({ language, width }) => {
    let page: Page;
    let errors: string[];

    beforeAll(async () => {
      ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      await signInAtOffice(page, 'tomas');
    });
    afterAll(() => page?.context().close());

    const expectWhole = async () => {
      await page.getByRole('main').filter({ hasText: /\S/ }).waitFor();
      await page.waitForLoadState('networkidle');
      // Axe cannot look into the frame of a mail, which runs nothing, and waits for it.
      if (page.frames().length === 1) await expectFit(page);
      expect(errors).toEqual([]);
    };

    it.each([...Object.values(sections).flat(), 'sign-in'])('%s', async (name) => {
      await page.goto(`/admin/${name}`);
      await expectWhole();
      const first = page.locator(`main a[href^="/admin/${name}/"]`).first();
      if (!(await first.count())) return;
      await first.click();
      await expectWhole();
    });
  });
});
