// Issue 34: a manager agrees on "2/10 net 30" with a customer, who pays an invoice in time with the discount taken off.
import type { Page } from 'playwright-core';
import { needed } from '#domain/shared/needed.ts';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { officeHands } from './office.ts';
import { contactOnTerms, type Contact } from './people.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { twoInvoices } from './two-invoices.ts';
import { windowsIn } from './windows.ts';

journey('terms of payment', (stage) => {
  describe.each(windowsIn('en'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    let buyer: Contact;
    let page: Page;
    let office: Page;
    let hands: ReturnType<typeof officeHands>;
    let errors: string[];
    let number = '';

    const main = () => page.getByRole('main');

    beforeAll(async () => {
      buyer = await contactOnTerms(stage.shop, { language });
      ({ page: office, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      await signInAtOffice(office, 'helen');
      hands = officeHands(office, stage.shop, t, language);
      ({ page } = await openWindow(stage.browser, stage.shop.url, { width, language }));
    });
    afterAll(async () => {
      await page?.context().close();
      await office?.context().close();
    });
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('are agreed on with a customer, changed and taken back', async () => {
      await office.goto(`/admin/customer/${buyer.accountId}/show`);
      await hands.field('paymentTermDays').fill('30');
      await hands.field('discountRate').fill(language === 'fr' ? '2,5' : '2.5');
      await hands.field('discountDays').fill('10');
      await hands.field('termFromMonthEnd').check();
      await expectFit(office);
      await hands.save();
      await hands.field('discountRate').fill('25');
      await hands.main.getByRole('button', { name: t('admin:form.discard'), exact: true }).click();
      await hands.field('discountRate').fill('2');
      await hands.field('termFromMonthEnd').uncheck();
      await hands.save();
      await office.reload();
      expect(await hands.field('discountRate').inputValue()).toBe('2');
      expect(await hands.field('termFromMonthEnd').isChecked()).toBe(false);
    });

    then('a rate of their own is charged on what is overdue, and their number in the books is kept', async () => {
      await hands.field('booksNumber').fill('10 042');
      await hands.field('financeRate').fill(language === 'fr' ? '12,5' : '12.5');
      await hands.main
        .getByRole('button', { name: language === 'fr' ? 'Enregistrer' : 'Save', exact: true })
        .press('Enter');
      await hands.main.getByText(t('error:books_number_invalid')).first().waitFor();
      await expectFit(office);
      await hands.field('booksNumber').fill('10042');
      await hands.save();
      await office.reload();
      expect(await hands.field('booksNumber').inputValue()).toBe('10042');
      expect(await hands.field('financeRate').inputValue()).toMatch(/^12[.,]5/);
      await hands.field('financeRate').fill('');
      await hands.save();
      await office.reload();
      expect(await hands.field('financeRate').inputValue()).toBe('');
    });

    then('stand with what the customer owes, and on the invoice', async () => {
      await visit(page, '/account/login?ReturnUrl=/profile/mycreditlimit');
      await signInAtShop(main(), t, buyer.userName);
      await page.waitForURL(({ pathname }) => pathname === '/profile/mycreditlimit');
      await main()
        .getByText(/^2\u00a0?% |Escompte de 2\u00a0%/)
        .waitFor();
      await expectFit(page);
      const [invoice] = await twoInvoices(await stage.shop.visitorOn(page), buyer.email);
      const { InvoiceId, InvoiceNumber } = needed(invoice, 'invoice');
      number = InvoiceNumber;
      await visit(page, `/profile/myinvoices/${InvoiceId}`);
      await main()
        .getByRole('textbox', { name: t('invoice:amountOf', { number }) })
        .waitFor();
      await expectFit(page);
    });

    then('take the discount off what is paid in time', async () => {
      await main().frameLocator('iframe:visible').getByRole('button', { name: '4242' }).click();
      await main()
        .getByRole('button', { name: t('invoice:payNow'), exact: true })
        .press('Enter');
      await main().getByText(t('invoice:statusOf.Paid'), { exact: true }).waitFor();
      await main().getByText(t('invoice:discounted')).waitFor();
      await expectFit(page);
      await visit(page, '/customer/paymenthistory');
      await main().getByText(t('invoice:kindOf.discount')).last().waitFor();
      await expectFit(page);
    });

    then('are told to the desk', async () => {
      await office.goto('/admin/invoice');
      await hands.main
        .getByRole('link', { name: new RegExp(number) })
        .first()
        .click();
      await hands.main.getByText(t('admin-invoice:discounted'), { exact: true }).waitFor();
      await expectFit(office);
    });
  });
});
