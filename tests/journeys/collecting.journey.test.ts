// Issue 34: a buyer disputes an invoice and is answered; the manager takes a payment from the wrong item, applies it to
// the right one, and writes off the rest.
import type { Page } from 'playwright-core';
import type { Visitor } from '../harness/visitor.ts';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { officeHands } from './office.ts';
import { contactOnTerms, type Contact } from './people.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { twoInvoices, type Invoices } from './two-invoices.ts';
import { violations } from './violations.ts';
import { windowsIn } from './windows.ts';

journey('what is owed is collected', (stage) => {
  describe.each(windowsIn('en'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    let buyer: Contact;
    let page: Page;
    let office: Page;
    let hands: ReturnType<typeof officeHands>;
    let errors: string[];
    let visitor: Visitor;
    let invoices: Invoices;

    const main = () => page.getByRole('main');
    const typed = (value: string) => (language === 'fr' ? value.replace('.', ',') : value);
    const owed = async () => (await visitor.get('customer/getagedbalance', {})).Owed;
    const first = () => invoices[0]!;
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

    then('a buyer disputes an invoice from its page', async () => {
      await visit(page, '/account/login?ReturnUrl=/profile/myinvoices');
      await signInAtShop(main(), t, buyer.userName);
      await page.waitForURL(({ pathname }) => pathname === '/profile/myinvoices');
      visitor = await stage.shop.visitorOn(page);
      invoices = (await twoInvoices(visitor, buyer.email)).toReversed();
      await visit(page, `/profile/myinvoices/${first().InvoiceId}`);
      await main()
        .getByRole('button', { name: t('invoice:disputeThis') })
        .press('Enter');
      await main()
        .getByRole('combobox', { name: t('invoice:disputeWhy') })
        .selectOption('damaged');
      const send = main().getByRole('button', { name: t('invoice:disputeSend'), exact: true });
      await send.press('Enter');
      await main().locator('[aria-invalid=true]').waitFor();
      await main()
        .getByRole('textbox', { name: t('invoice:disputeWords') })
        .fill('Two are bent');
      await expectFit(page);
      await send.press('Enter');
      await main().getByText(t('invoice:disputeStatus.open')).waitFor();
      await visit(page, '/profile/myinvoices?show=disputed');
      await main()
        .getByRole('row')
        .filter({ hasText: first().InvoiceNumber })
        .getByText(t('invoice:statusOf.disputed'))
        .waitFor();
      await expectFit(page);
    });

    then('staff answer, and end it', async () => {
      await office.goto(`/admin/invoice/${first().InvoiceId}/show`);
      await hands.main.getByText('Two are bent').waitFor();
      await hands.press(t('admin-invoice:answerDispute'));
      await hands.field('text').fill('Please send a picture');
      expect(await violations(office)).toEqual([]);
      await hands.submit(t('admin-invoice:sendAnswer'));
      await hands.main.getByText('Please send a picture').waitFor();
      await hands.press(t('admin-invoice:resolveDispute'));
      await hands.field('text').fill('They left here whole');
      expect(await violations(office)).toEqual([]);
      await hands.submit(t('admin-invoice:resolveDispute'));
      await hands.main.getByText('They left here whole').waitFor();
      await expectFit(office);
      await visit(page, `/profile/myinvoices/${first().InvoiceId}`);
      await main().getByText(t('invoice:disputeStatus.upheld')).waitFor();
      await expectFit(page);
    });

    then('a cheque that settled the wrong order is taken off it', async () => {
      await office.goto('/admin/receivable');
      await hands.main.getByRole('link', { name: buyer.company, exact: true }).click();
      await office.waitForURL('**/customer/*/show');
      await hands.press(`${t('admin-customer:recordPayment')}…`);
      await hands.dialog.getByRole('textbox', { name: t('admin-customer:paymentAmount') }).fill(typed('10.00'));
      await hands.field('reference').fill('Cheque 88');
      await hands.submit(t('admin-customer:recordPayment'));
      const before = await owed();
      await atDesk(`${t('admin-invoice:unapply')} Cheque 88`).press('Enter');
      await hands.dialog.getByText(first().OrderNumber).waitFor({ state: 'attached' });
      await hands.field('reason').fill('Meant for the other order');
      expect(await violations(office)).toEqual([]);
      await hands.submit(t('admin-invoice:unapply'));
      await atDesk(`${t('admin-invoice:apply')} Cheque 88`).waitFor();
      expect(await owed()).toBe(before);
    });

    then('and applied to the other', async () => {
      await atDesk(`${t('admin-invoice:apply')} Cheque 88`).press('Enter');
      const other = hands
        .field('openItemId')
        .locator('option')
        .filter({ hasText: invoices[1]?.OrderNumber ?? '' });
      await hands.field('openItemId').selectOption((await other.getAttribute('value')) ?? '');
      await hands.field('reason').fill('Meant for this one');
      expect(await violations(office)).toEqual([]);
      await hands.submit(t('admin-invoice:apply'));
      await atDesk(`${t('admin-invoice:apply')} Cheque 88`).waitFor({ state: 'detached' });
      const { AmountPaid } = await visitor.get('customer/getinvoicedetails', {
        InvoiceId: invoices[1]?.InvoiceId ?? '',
      });
      expect(AmountPaid).toBe(1_000);
    });

    then('a forgotten fee is owed, too, and what nobody expects is written off', async () => {
      const before = await owed();
      await hands.press(`${t('admin-invoice:moreOwed')}…`);
      await hands.dialog.getByRole('textbox', { name: t('admin-invoice:amount') }).fill(typed('7.00'));
      await hands.field('dueOn').fill('2030-01-31');
      await hands.field('reason').fill('Pallets');
      expect(await violations(office)).toEqual([]);
      await hands.submit(t('admin-invoice:adjust'));
      await hands.main.getByText('Pallets').waitFor();
      expect(await owed()).toBe(before + 700);
      await atDesk(`${t('admin-invoice:writeOff')} ${first().OrderNumber}`).press('Enter');
      await hands.field('reason').fill('Not worth a call');
      expect(await violations(office)).toEqual([]);
      await hands.submit(t('admin-invoice:writeOff'));
      await hands.main.getByText('Not worth a call').waitFor();
      await expectFit(office);
      expect(await visitor.get('customer/getinvoicedetails', { InvoiceId: first().InvoiceId })).toMatchObject({
        ...{ AmountPending: 0, AmountPaid: 0, PaymentStatus: 'Paid' },
      });
    });

    then('the buyer sees each of it', async () => {
      await visit(page, '/customer/paymenthistory');
      for (const reason of ['Cheque 88', 'Pallets', 'Not worth a call']) await main().getByText(reason).waitFor();
      await expectFit(page);
      await visit(page, '/profile/mycreditlimit');
      await main().getByText(t('invoice:itemKind.adjustment')).waitFor();
      await expectFit(page);
      await visit(page, `/profile/myinvoices/${first().InvoiceId}`);
      await main().getByText(t('invoice:adjusted')).waitFor();
      await expectFit(page);
    });
  });
});
