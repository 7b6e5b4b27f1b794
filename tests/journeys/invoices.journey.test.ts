// Issue 34: a bookkeeper pays two invoices at once, one of them short; a cheque comes for the rest, and bounces.
import type { Page } from 'playwright-core';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import type { Visitor } from '../harness/visitor.ts';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { officeHands } from './office.ts';
import { contactOnTerms, type Contact } from './people.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { twoInvoices } from './two-invoices.ts';
import { violations } from './violations.ts';
import { windowsIn } from './windows.ts';

journey('what is owed is paid', (stage) => {
  describe.each(windowsIn('en'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    let buyer: Contact;
    let page: Page;
    let office: Page;
    let hands: ReturnType<typeof officeHands>;
    let errors: string[];
    let visitor: Visitor;
    let numbers: readonly string[] = [];

    const main = () => page.getByRole('main');
    const rowOf = (number: string) => main().getByRole('row').filter({ hasText: number });
    const typed = (value: string) => (language === 'fr' ? value.replace('.', ',') : value);

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

    then('two orders on terms are two invoices', async () => {
      await visit(page, '/account/login?ReturnUrl=/profile/myinvoices');
      await signInAtShop(main(), t, buyer.userName);
      await page.waitForURL(({ pathname }) => pathname === '/profile/myinvoices');
      await main().getByText(t('invoice:noneYet')).waitFor();
      visitor = await stage.shop.visitorOn(page);
      numbers = (await twoInvoices(visitor, buyer.email)).map(({ InvoiceNumber }) => InvoiceNumber);
      await visit(page, '/profile/myinvoices');
      for (const number of numbers) await rowOf(number).getByText(t('invoice:statusOf.Pending')).waitFor();
      await expectFit(page);
    });

    then('the bookkeeper chooses both, pays one of them short, and is told what is too much', async () => {
      for (const number of numbers)
        await main()
          .getByRole('checkbox', { name: t('invoice:payThis', { number }) })
          .press('Space');
      const amount = main().getByRole('textbox', { name: t('invoice:amountOf', { number: numbers[1] ?? '' }) });
      await amount.fill(typed('100000.00'));
      await main().locator('[aria-invalid=true]').waitFor();
      await amount.fill(typed('5.00'));
      await main().locator('[aria-invalid=true]').waitFor({ state: 'detached' });
      await main().frameLocator('iframe:visible').getByRole('button', { name: '4242' }).click();
      await expectFit(page);
      await main()
        .getByRole('button', { name: t('invoice:payNow'), exact: true })
        .press('Enter');
      await main().getByRole('status').filter({ hasText: /\d/ }).waitFor();
      await rowOf(numbers[0] ?? '')
        .getByText(t('invoice:statusOf.Paid'))
        .waitFor();
      await rowOf(numbers[1] ?? '')
        .getByText(t('invoice:statusOf.Pending'))
        .waitFor();
    });

    then('finds one by its number, and what is still due by the filter', async () => {
      await main()
        .getByRole('searchbox', { name: t('invoice:search') })
        .fill(numbers[0] ?? '');
      await main()
        .getByRole('button', { name: t('common:search'), exact: true })
        .press('Enter');
      await page.waitForURL('**/myinvoices?search=*');
      await main()
        .getByText(t('invoice:count', { count: 1 }))
        .waitFor();
      await visit(page, '/profile/myinvoices');
      await main()
        .getByRole('combobox', { name: t('invoice:show') })
        .selectOption('pending');
      await page.waitForURL('**/myinvoices?show=pending');
      await rowOf(numbers[0] ?? '').waitFor({ state: 'detached' });
      await rowOf(numbers[1] ?? '').waitFor();
    });

    then('sees the invoice, the balance by age and the payment', async () => {
      await main()
        .getByRole('link', { name: numbers[1] ?? '', exact: true })
        .click();
      await main()
        .getByRole('heading', { level: 1, name: numbers[1] ?? '' })
        .waitFor();
      await main().getByText(t('invoice:supplement')).waitFor({ state: 'detached' });
      await expectFit(page);
      await visit(page, '/profile/mycreditlimit');
      await main().getByText(t('invoice:bucket.current')).waitFor();
      await expectFit(page);
      await visit(page, '/customer/paymenthistory');
      await main().getByText('Visa 4242').first().waitFor();
      await expectFit(page);
      const { invoices } = await visitor.get('customer/getinvoices', {});
      await visit(page, `/downloadinvoicereport/${invoices[0]?.InvoiceId}`);
      await main()
        .getByRole('link', { name: t('invoice:downloadPdf') })
        .waitFor();
      await expectFit(page);
    });

    then('orders again what an invoice was for, from the list and from the invoice', async () => {
      await visit(page, '/profile/myinvoices');
      const { invoices } = await visitor.get('customer/getinvoices', {});
      const { OrderNumber = '', InvoiceId = '' } = invoices[0] ?? {};
      await main()
        .getByRole('button', { name: t('invoice:orderAgainOf', { number: OrderNumber }), exact: true })
        .press('Enter');
      await main()
        .getByText(t('cart:linesAdded', { count: 1 }))
        .first()
        .waitFor();
      await expectFit(page);
      await visit(page, `/profile/myinvoices/${InvoiceId}`);
      await main()
        .getByRole('button', { name: t('order:orderAgain'), exact: true })
        .press('Enter');
      await main()
        .getByText(t('cart:linesAdded', { count: 1 }))
        .first()
        .waitFor();
      await expectFit(page);
    });

    then('the manager sees who owes what, and records a cheque for the rest', async () => {
      await office.goto('/admin/receivable');
      await hands.main.getByRole('link', { name: buyer.company, exact: true }).click();
      await office.waitForURL('**/customer/*/show');
      const { Owed } = await visitor.get('customer/getagedbalance', {});
      await hands.press(`${t('admin-customer:recordPayment')}…`);
      await hands.dialog
        .getByRole('textbox', { name: t('admin-customer:paymentAmount') })
        .fill(typed((Owed / 100).toFixed(2)));
      await hands.field('reference').fill('Cheque 77');
      await hands.submit(t('admin-customer:recordPayment'));
      await hands.main.getByText('Cheque 77').first().waitFor();
      expect((await visitor.get('customer/getagedbalance', {})).Owed).toBe(0);
    });

    then('which bounces: what it had paid is owed again', async () => {
      await hands.main.getByRole('button', { name: `${t('admin-invoice:reverse')} Cheque 77` }).press('Enter');
      await hands.field('reason').fill('Bounced');
      expect(await violations(office)).toEqual([]);
      await hands.submit(t('admin-invoice:reverse'));
      await hands.main.getByText('Bounced').first().waitFor();
      await expectFit(office);
      expect((await visitor.get('customer/getagedbalance', {})).Owed).toBeGreaterThan(0);
    });

    then('a charge by hand stands beside the invoices, and the bookkeeper pays it there', async () => {
      const helen = await stage.shop.visitorOn(office);
      const { accountId } = buyer;
      const charge = { accountId, amount: 1_250, dueOn: shopDay(Date.now()), reason: 'Pallets' };
      await helen.post('admin/credit/adjustbalance', charge);
      await visit(page, '/profile/myinvoices');
      const others = main().getByRole('region', { name: t('invoice:otherAmounts') });
      await others.getByText(t('invoice:itemKind.adjustment'), { exact: true }).waitFor();
      await others.getByRole('checkbox').press('Space');
      await main()
        .getByRole('heading', { name: t('invoice:payAmounts', { count: 1 }) })
        .waitFor();
      await main().frameLocator('iframe:visible').getByRole('button', { name: '4242' }).click();
      await expectFit(page);
      await main()
        .getByRole('button', { name: t('invoice:payNow'), exact: true })
        .press('Enter');
      await main().getByRole('status').filter({ hasText: /\d/ }).waitFor();
      await others.waitFor({ state: 'detached' });
    });

    then('an invoice’s page at the desk has its lines, its payments and its paper', async () => {
      await office.goto('/admin/invoice');
      await hands.main.getByRole('link', { name: numbers[1] ?? '', exact: true }).click();
      await office.waitForURL('**/invoice/*/show');
      await hands.main.getByRole('link', { name: t('admin-invoice:pdf'), exact: true }).waitFor();
      await expectFit(office);
    });
  });
});
