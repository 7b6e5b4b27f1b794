// Decision 0083: an employee leaves her company, asks to be erased, thinks again, and asks by telephone in the end.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { openWindow, takenOver, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { officeHands } from './office.ts';
import { colleagueOf, contactOnTerms, staffMember, type Contact } from './people.ts';
import { setSetting } from './settings.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';
import { windowsIn } from './windows.ts';

journey('who leaves is forgotten', (stage) => {
  describe.each(windowsIn('en'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    let manager: Contact;
    let leaver: Contact;
    let page: Page;
    let office: Page;
    let hands: ReturnType<typeof officeHands>;
    let errors: string[];

    const main = () => page.getByRole('main');
    const row = (name: string) => hands.main.getByRole('row').filter({ hasText: name });
    const erase = () => hands.main.getByRole('button', { name: `${t('admin-erasure:request')} ${leaver.name}` });

    beforeAll(async () => {
      manager = await contactOnTerms(stage.shop, { language });
      leaver = await colleagueOf(stage.shop, manager, { firstName: 'Nina', lastName: 'Okoye', language });
      ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      ({ page: office } = await openWindow(stage.browser, stage.shop.url, { width: 1440, language }));
      await signInAtOffice(office, 'helen');
      hands = officeHands(office, stage.shop, t, language);
    });
    afterAll(async () => {
      await setSetting(await staffMember(stage.shop, 'helen'), 'ErasureDays', '7');
      await page?.context().close();
      await office?.context().close();
    });
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('finds the page in the menu of the account, and is told what goes and what stays', async () => {
      await visit(page, '/account/login?ReturnUrl=/profile/dashboard');
      await signInAtShop(main(), t, leaver.userName);
      await page.waitForURL('**/profile/dashboard');
      await takenOver(page);
      const menu = page.getByRole('navigation', { name: t('common:myAccount') });
      if (width < 768) await menu.getByRole('button', { name: t('common:myAccount') }).click();
      await menu.getByRole('link', { name: t('common:personalData'), exact: true }).click();
      await page.waitForURL('**/profile/mypersonaldata');
      await main().getByText(t('erasure:what')).waitFor();
      await expectFit(page);
    });

    then('takes with her what the shop keeps of her', async () => {
      const link = main().getByRole('link', { name: t('erasure:download') });
      const [file] = await Promise.all([page.waitForEvent('download'), link.press('Enter')]);
      expect(file.suggestedFilename()).toMatch(/^personal-data-.*\.json$/);
      expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
        profile: [{ email: leaver.email, firstName: 'Nina' }],
      });
    });

    then('asks by keyboard, with her own password alone, and keeps her data after all', async () => {
      const password = main().getByLabel(t('erasure:password'), { exact: true });
      await password.fill('not hers');
      await password.press('Enter');
      await main().getByRole('alert').waitFor();
      await password.fill(DEMO_PASSWORD);
      await password.press('Enter');
      const keep = main().getByRole('button', { name: t('erasure:withdraw') });
      await keep.waitFor();
      expect(await violations(page)).toEqual([]);
      await expectFit(page);
      await keep.press('Enter');
      await page.getByText(t('erasure:withdrawn')).waitFor({ state: 'attached' });
      await password.waitFor();
    });

    then('staff ask for her, take it back, and ask again', async () => {
      await office.goto(`/admin/customer/${leaver.accountId}/show`);
      await erase().click();
      await hands.dialog.getByText(t('admin-erasure:help')).waitFor();
      expect(await violations(office)).toEqual([]);
      await hands.submit(t('admin-erasure:submit'));
      await office.goto('/admin/erasure');
      await row(leaver.name).getByText(t('admin-erasure:status.requested')).waitFor();
      await expectFit(office);
      await row(leaver.name)
        .getByRole('button', { name: `${t('admin-erasure:withdraw')} ${leaver.name}` })
        .press('Enter');
      await hands.said('admin-erasure:done.withdrawn');
      await row(leaver.name).waitFor({ state: 'detached' });
      await setSetting(await staffMember(stage.shop, 'helen'), 'ErasureDays', '0');
      await office.goto(`/admin/customer/${leaver.accountId}/show`);
      await erase().click();
      await hands.submit(t('admin-erasure:submit'));
    });

    then('nobody who is still there is taken for somebody who left', async () => {
      await office.goto('/admin/erasure');
      await hands.press(t('admin-erasure:left.button'));
      await hands.field('email').fill(manager.email);
      expect(await violations(office)).toEqual([]);
      await hands.dialog.getByRole('button', { name: t('admin-erasure:submit'), exact: true }).click();
      await hands.dialog.getByRole('alert').waitFor();
      // While it was sent its button could not have the focus; the dialog itself can.
      await hands.dialog.press('Escape');
      await hands.dialog.waitFor({ state: 'detached' });
    });

    then('she is nobody in the shop any more', async () => {
      await office.goto('/admin/erasure');
      await row(manager.company).getByText(t('admin-erasure:status.completed'), { exact: true }).waitFor();
      await row(manager.company).getByText(t('admin-erasure:gone')).waitFor();
      expect(await violations(office)).toEqual([]);
      await expectFit(office);
      const own = await openWindow(stage.browser, stage.shop.url, { width, language });
      await visit(own.page, '/account/login');
      await signInAtShop(own.page.getByRole('main'), t, leaver.userName);
      await own.page.getByRole('alert').waitFor();
      await own.page.context().close();
    });
  });
});
