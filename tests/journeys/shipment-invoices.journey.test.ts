// Issue 34: a customer whose invoices come as goods leave: nothing is owed before, each shipment has an invoice of its own, and what
// is cancelled is never billed.
import type { Page } from 'playwright-core';
import { formatMoney } from '#storefront/lib/money.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import type { Visitor } from '../harness/visitor.ts';
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

journey('invoices as goods leave', (stage) => {
  describe.each(windowsIn('en'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    let buyer: Contact;
    let page: Page;
    let office: Page;
    let hands: ReturnType<typeof officeHands>;
    let errors: string[];
    let visitor: Visitor;
    let orderId = '';
    let total = 0;

    const main = () => page.getByRole('main');
    const money = (amount: number) => formatMoney(amount, 'CAD', language);
    const box = () => office.getByRole('dialog');
    const choose = async (how: 'order' | 'shipment') => {
      await hands.field('invoicing').locator('..').getByRole('combobox').press('Enter');
      await office.getByRole('option', { name: t(`admin-customer:invoicingBy.${how}`), exact: true }).press('Enter');
    };
    const send = async (open: string, submit: string, quantity: string) => {
      await office.getByRole('button', { name: open, exact: true }).click();
      await box().locator('[name=line-1]').fill(quantity);
      if (open === t('admin:order.shipLines')) {
        await box().locator('[name=carrier]').fill('Purolator');
        await box().locator('[name=trackingNumber]').fill(`T-${quantity}`);
      } else await box().locator('[name=reason]').fill('No longer needed');
      await box().getByRole('button', { name: submit, exact: true }).click();
      await box().waitFor({ state: 'detached' });
      await stage.shop.everybodySees(office);
    };

    beforeAll(async () => {
      buyer = await contactOnTerms(stage.shop, { language });
      ({ page: office, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      await signInAtOffice(office, 'helen');
      hands = officeHands(office, stage.shop, t, language);
      ({ page } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      await visit(page, '/account/login?ReturnUrl=/profile/myinvoices');
      await signInAtShop(main(), t, buyer.userName);
      await page.waitForURL(({ pathname }) => pathname === '/profile/myinvoices');
      visitor = await stage.shop.visitorOn(page);
    });
    afterAll(async () => {
      await page?.context().close();
      await office?.context().close();
    });
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('are agreed on with a customer, taken back and agreed on again', async () => {
      await office.goto(`/admin/customer/${buyer.accountId}/show`);
      await choose('shipment');
      await expectFit(office);
      await hands.save();
      await choose('order');
      await hands.save();
      await choose('shipment');
      await hands.save();
      await office.reload();
      expect(await hands.field('invoicing').inputValue()).toBe('shipment');
    });

    then('an order on account owes nothing: what it costs is told as not invoiced', async () => {
      ({ orderId, total } = await readyToPay(visitor, [['6204-2RS', 10]], buyer.email));
      await visitor.post('checkout/placeorder', {
        ...{ OrderId: orderId, OrderTotal: total },
        payment: { method: 'terms', poNumber: 'PO 7' },
      });
      await visit(page, '/profile/mycreditlimit');
      await main().getByText(t('invoice:held')).waitFor();
      await main().getByText(money(total)).first().waitFor();
      await expectFit(page);
      await visit(page, '/profile/myinvoices');
      await main().getByText(t('invoice:noneYet')).waitFor();
      await office.goto(`/admin/order/${orderId}/show`);
      await office.getByText(t('admin-order-desk:unbilled'), { exact: true }).waitFor();
    });

    then('what is shipped is invoiced, and the rest once it is shipped or never', async () => {
      await send(t('admin:order.shipLines'), t('admin:order.ship'), '4');
      await send(t('admin-order-desk:cancelLines'), t('admin-order-desk:cancelLines'), '2');
      await send(t('admin:order.shipLines'), t('admin:order.ship'), '3');
      await office.getByText(t('admin-order-desk:unbilled'), { exact: true }).waitFor();
      expect(await violations(office)).toEqual([]);
      await expectFit(office);
    });

    then('the buyer sees an invoice of each shipment, with its own lines', async () => {
      await stage.shop.everybodySees(page);
      const { invoices } = await visitor.get('customer/getinvoices', {});
      expect(invoices).toHaveLength(2);
      await visit(page, '/profile/myinvoices');
      for (const { InvoiceNumber } of invoices) await main().getByText(InvoiceNumber).first().waitFor();
      await expectFit(page);
      const [, first] = invoices;
      await visit(page, `/profile/myinvoices/${first?.InvoiceId}`);
      await main()
        .getByRole('heading', { level: 1, name: first?.InvoiceNumber ?? '' })
        .waitFor();
      const { OrderLines } = await visitor.get('customer/getinvoicedetails', { InvoiceId: first?.InvoiceId ?? '' });
      expect(OrderLines.map(({ Qty }) => Qty)).toEqual([4]);
      await expectFit(page);
    });

    then('pays the first of them', async () => {
      await main().frameLocator('iframe:visible').getByRole('button', { name: '4242' }).click();
      await main()
        .getByRole('button', { name: t('invoice:payNow'), exact: true })
        .press('Enter');
      await main().getByText(t('invoice:statusOf.Paid'), { exact: true }).waitFor();
    });
  });
});
