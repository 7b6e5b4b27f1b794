import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { createVisitor } from '../harness/visitor.ts';
import { openWindow } from './browser.ts';
import { journey } from './journey.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';

const windows = [
  { language: 'en', width: 360 },
  { language: 'en', width: 1440 },
  { language: 'fr', width: 360 },
  { language: 'fr', width: 1440 },
] as const;

journey('a CSR works on any screen, in either language', (stage) => {
  let orderId = '';
  let orderNumber = '';

  beforeAll(async () => {
    const ben = createVisitor(stage.shop.url, '', 'en');
    await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
    const readied = await readyToPay(ben, [['6205-2RS', 2]], 'ben.carter@laurentide.example');
    orderId = readied.orderId;
    await ben.post('checkout/placeorder', { OrderId: orderId, OrderTotal: readied.total, payment: { method: 'terms', poNumber: 'PO-4711' } });
    orderNumber = (await ben.post('customer/getorderdetails', { OrderId: orderId })).OrderHeader.OrderNumber;
  });

  describe.each(windows)('in $language at $width px', ({ language, width }) => {
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
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };

    it('dana signs in', async () => {
      await page.goto('/admin');
      await page.locator('[name=username]').fill('dana');
      await page.locator('[name=password]').fill(DEMO_PASSWORD);
      await expectFit();
      await page.locator('[type=submit]').click();
      await page.getByText(orderNumber).waitFor();
      await expectFit();
    });

    it('dana sees an order with its lines and its history', async () => {
      await page.goto(`/admin/order/${orderId}/show`);
      await page.getByRole('heading', { level: 1, name: orderNumber }).waitFor();
      await page.getByText('OrderPlaced').waitFor();
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
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    });

    it('dana finds the mails that the shop has sent', async () => {
      await page.goto('/admin/mail');
      await page.getByText(orderNumber).first().waitFor();
      await expectFit();
    });
  });
});
