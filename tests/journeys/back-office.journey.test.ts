import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { openWindow } from './browser.ts';
import { journey } from './journey.ts';
import { contactOnTerms, ownLetters, type Contact } from './people.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';
import { windowsIn } from './windows.ts';

journey('a CSR works on any screen, in either language', (stage) => {
  let ben: Contact;
  let orderId = '';
  let orderNumber = '';

  beforeAll(async () => {
    ben = await contactOnTerms(stage.shop);
    const readied = await readyToPay(ben.visitor, [['6205-2RS', 2]], ben.email);
    orderId = readied.orderId;
    await ben.visitor.post('checkout/placeorder', {
      OrderId: orderId,
      OrderTotal: readied.total,
      payment: { method: 'terms', poNumber: `PO-${ownLetters()}` },
    });
    orderNumber = (await ben.visitor.post('customer/getorderdetails', { OrderId: orderId })).OrderHeader.OrderNumber;
  });

  describe.each(windowsIn('en'))('in $language at $width px', ({ language, width }) => {
    const t = textsIn(language);
    let page: Page;

    beforeAll(async () => {
      ({ page } = await openWindow(stage.browser, stage.shop.url, { width, language }));
    });
    afterAll(() => page?.context().close());

    /** Nothing that axe minds, nothing that makes the page wider than the screen. */
    const expectFit = async () => {
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await violations(page)).toEqual([]);
      await expectNoOverflow();
    };
    const expectNoOverflow = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    it('dana signs in, and sees first what waits', async () => {
      await page.goto('/admin');
      await page.locator('[name=username]').fill('dana');
      await page.locator('[name=password]').fill(DEMO_PASSWORD);
      await expectFit();
      await page.locator('[type=submit]').click();
      await page.getByRole('group', { name: t('admin-work:kinds') }).waitFor();
      await expectFit();
    });

    it('dana sees an order with its lines', async () => {
      await page.goto(`/admin/order/${orderId}/show`);
      await page.getByRole('heading', { level: 1, name: orderNumber }).waitFor();
      await expectFit();
    });

    it('the dialog takes the focus, Escape closes it, and the focus is back where it was', async () => {
      const button = page.getByRole('button', { name: t('admin:order.shipLines') });
      await button.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('carrier');
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await button.and(page.locator(':focus')).waitFor();
    });

    it('dana sees what the customer owes, and may not record a payment', async () => {
      await page.goto(`/admin/customer/${ben.accountId}/show`);
      await page.getByText(t('admin-customer:owed'), { exact: true }).waitFor();
      expect(await page.getByRole('button', { name: t('admin-customer:recordPayment') }).count()).toBe(0);
      await expectFit();
      await page.goBack();
    });

    it('dana opens the history of the order, and an event of it, with the keyboard alone', async () => {
      await page.getByRole('link', { name: t('admin-history:timeline') }).focus();
      await page.keyboard.press('Enter');
      const placed = page.locator('summary').filter({ hasText: orderNumber }).first();
      await placed.waitFor();
      await expectFit();
      await placed.focus();
      await page.keyboard.press('Enter');
      await page.getByText('OrderPlaced', { exact: true }).waitFor();
      await expectFit();
    });

    it('dana filters a history by kind, and finds it again by its number', async () => {
      await page.goto('/admin/history');
      await page.getByRole('textbox').fill(orderNumber);
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: orderNumber }).waitFor();
      await expectFit();
      await page.getByRole('link', { name: orderNumber }).click();
      const kind = page.getByRole('button', { name: t('admin-history:kind.payment') });
      await kind.click();
      await page.getByRole('button', { name: t('admin-history:kind.payment'), pressed: true }).waitFor();
      await page
        .locator('summary')
        .filter({ hasText: t('admin-history:kind.cart') })
        .first()
        .waitFor({ state: 'detached' });
      await page
        .locator('summary')
        .filter({ hasText: t('admin-history:kind.payment') })
        .first()
        .waitFor();
      expect(await page.getByRole('link', { name: t('admin-history:bundle') }).count()).toBe(0);
    });

    it('dana reads what proves a history', async () => {
      await page.goto('/admin/proof');
      await page.getByRole('heading', { name: t('admin-history:proof.how') }).waitFor();
      await expectFit();
    });

    it('dana finds the mails that the shop has sent', async () => {
      await page.goto('/admin/mail');
      await page.getByText(orderNumber).first().waitFor();
      await expectFit();
      await page.getByText(orderNumber).first().click();
      await page.locator('iframe').waitFor();
      // Axe cannot look into a frame that runs nothing, and waits for it.
      await expectNoOverflow();
    });

    it.each([
      ['the list', () => `/customer?filter=${encodeURIComponent(JSON.stringify({ search: ben.company }))}`],
      ['its page', () => `/customer/${ben.accountId}/show`],
      ['its replay', () => `/replay?tab=account&id=${ben.accountId}`],
    ] as const)('dana finds a company at %s', async (_, path) => {
      await page.goto(`/admin${path()}`);
      await page.getByText(ben.company).first().waitFor();
      await expectFit();
    });
  });

  it('helen records a payment of all that is owed, and nothing is', async () => {
    const { page } = await openWindow(stage.browser, stage.shop.url, { width: 360, language: 'fr' });
    const t = textsIn('fr');
    await page.goto(`/admin/customer/${ben.accountId}/show`);
    await page.locator('[name=username]').fill('helen');
    await page.locator('[name=password]').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    const owed = page.locator('dt', { hasText: t('admin-customer:owed') }).locator('xpath=following-sibling::dd');
    const amount = (await owed.textContent())!;
    const button = page.getByRole('button', { name: t('admin-customer:recordPayment') });
    await button.click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.type(amount);
    await page.locator('[name=reference]').fill(`Chèque ${ownLetters()}`);
    await page.keyboard.press('Enter');
    await page.getByText(t('admin-customer:done.received')).waitFor();
    await button.waitFor({ state: 'detached' });
    expect(await owed.textContent()).toBe('0,00\u00a0$');
    await page.context().close();
  });
});
