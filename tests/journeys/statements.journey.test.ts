// Issue 34: a manager issues a customer's statement, which the buyer downloads; the month is closed, a payment dated into
// it is refused, and the month is opened again.
import type { Page } from 'playwright-core';
import { monthBefore, monthName, monthOf } from '#domain/shared/month.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { officeHands } from './office.ts';
import { contactOnTerms, type Contact } from './people.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';
import { windowsIn } from './windows.ts';

journey('statements and closed months', (stage) => {
  describe.each(windowsIn('en'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    const month = monthBefore(monthOf(shopDay(Date.now())));
    const named = monthName(month, language);
    let buyer: Contact;
    let page: Page;
    let office: Page;
    let hands: ReturnType<typeof officeHands>;
    let errors: string[];

    const main = () => page.getByRole('main');
    const download = async (window: Page, link: ReturnType<Page['getByRole']>) => {
      const [file] = await Promise.all([window.waitForEvent('download'), link.click()]);
      return file.suggestedFilename();
    };
    const atDesk = (name: string) => hands.main.getByRole('button', { name, exact: true });

    beforeAll(async () => {
      buyer = await contactOnTerms(stage.shop, { language });
      ({ page: office, errors } = await openWindow(stage.browser, stage.shop.url, { width: 1440, language }));
      await signInAtOffice(office, 'helen');
      hands = officeHands(office, stage.shop, t, language);
      ({ page } = await openWindow(stage.browser, stage.shop.url, { width, language }));
    });
    afterAll(async () => {
      await page?.context().close();
      await office?.context().close();
    });
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('a manager issues the statement of a customer for last month', async () => {
      await office.goto('/admin/statement');
      await hands.main.getByText(t('admin-statement:help')).waitFor();
      expect(await violations(office)).toEqual([]);
      await office.goto(`/admin/customer/${buyer.accountId}/show`);
      await hands.press(`${t('admin-statement:issueOne')}…`);
      expect(await violations(office)).toEqual([]);
      await hands.submit(t('admin-statement:issue'));
      await hands.main.getByRole('link', { name: t('admin-statement:pdfOf', { month: named }) }).waitFor();
    });

    then('the buyer finds it beside what is owed, and downloads it', async () => {
      await visit(page, '/account/login?ReturnUrl=/profile/mycreditlimit');
      await signInAtShop(main(), t, buyer.userName);
      await page.waitForURL(({ pathname }) => pathname === '/profile/mycreditlimit');
      const link = main().getByRole('link', { name: t('invoice:statements.pdfOf', { month: named }) });
      await link.waitFor();
      await expectFit(page);
      expect(await download(page, link)).toBe(`${buyer.accountId}-${month}.pdf`);
    });

    then('the month is closed, nothing is dated into it, and it is opened again', async () => {
      await office.goto('/admin/bookkeeping');
      await hands.press(`${t('admin-bookkeeping:close')}…`);
      await hands.submit(t('admin-bookkeeping:close'));
      const reopen = atDesk(`${t('admin-bookkeeping:reopen')} ${named}`);
      await reopen.waitFor();
      expect(await violations(office)).toEqual([]);
      const helen = await stage.shop.visitorOn(office);
      const cheque = { accountId: buyer.accountId, amount: 1, reference: 'Cheque', receivedOn: `${month}-28` };
      expect(await helen.refused(helen.post('admin/customer/recordpayment', cheque))).toMatchObject({
        code: 'month_closed',
      });
      await reopen.click();
      await hands.field('reason').fill('A cheque lay in a drawer');
      await hands.submit(t('admin-bookkeeping:reopen'));
      await hands.main.getByText('A cheque lay in a drawer').waitFor();
    });

    then('a journal is downloaded', async () => {
      const link = hands.main.getByRole('link', { name: t('admin-bookkeeping:download') });
      expect(await download(office, link)).toMatch(new RegExp(`^sales-${month}-01-.*-generic\\.csv$`));
      expect(await violations(office)).toEqual([]);
    });
  });
});
