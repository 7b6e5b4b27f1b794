// A CSR corrects a placed order: part of it refunded, a line cancelled, the rest edited; the buyer sees what came back.
// And what becomes of orders whose bank authorises a payment and does not pay it.
import type { Page } from 'playwright-core';
import { readyToPay } from '../harness/readied-cart.ts';
import { cards } from '../harness/visitor.ts';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { journey } from './journey.ts';
import { contactOnTerms, ownLetters, type Contact } from './people.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';
import { windowsIn } from './windows.ts';

journey('a CSR corrects an order', (stage) => {
  describe.each(windowsIn('en'))('in $language at $width px', ({ language, width }) => {
    const t = textsIn(language);
    const chapter = chapters();
    let desk: Page;
    const own = ownLetters();
    const note = `Dock ${own} only`;
    let ben: Contact;
    let orderId = '';
    let unpaidId = '';

    beforeAll(async () => {
      ben = await contactOnTerms(stage.shop, { language });
      const readied = await readyToPay(
        ben.visitor,
        [
          ['6205-2RS', 6],
          ['6206-2RS', 2],
        ],
        ben.email,
      );
      orderId = readied.orderId;
      await ben.visitor.post('checkout/placeorder', {
        OrderId: orderId,
        OrderTotal: readied.total,
        payment: { method: 'terms', poNumber: `PO-${own}` },
      });
      ({ page: desk } = await openWindow(stage.browser, stage.shop.url, { width, language }));
    });
    afterAll(() => desk?.context().close());

    const button = (key: `${string}:${string}`) => desk.getByRole('button', { name: t(key), exact: true });
    const dialog = () => desk.getByRole('dialog');
    const expectFit = async () => {
      expect(await violations(desk)).toEqual([]);
      expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    /** Fills in the reason and sends what is previewed. */
    const send = async (submit: `${string}:${string}`) => {
      await dialog().locator('[name=reason]').fill('The customer called');
      await expectFit();
      await dialog()
        .getByRole('button', { name: t(submit), exact: true })
        .click();
      await dialog().waitFor({ state: 'detached' });
    };
    const quantity = (index: number) => dialog().locator('input[type=number]').nth(index);

    chapter('dana finds the order by its PO among those to ship', async () => {
      await signInAtOffice(desk, 'dana');
      await desk.goto('/admin/order');
      await desk.getByRole('link', { name: t('admin-order-desk:view.toShip'), exact: true }).click();
      await desk.locator('input[name=search]').fill(`po-${own}`);
      await desk.waitForURL(({ search }) => search.includes(`po-${own}`));
      await desk.getByText(ben.name).first().waitFor();
      await expectFit();
      await desk.goto(`/admin/order/${orderId}/show`);
      await button('admin-order-desk:refund').waitFor();
      await expectFit();
    });

    chapter('she refunds one bearing, and sees before how much comes back', async () => {
      await button('admin-order-desk:refund').click();
      await quantity(0).fill('1');
      await dialog().getByText(t('admin-order-desk:givenBack'), { exact: true }).waitFor();
      await send('admin-order-desk:refund');
      await desk.getByText(t('admin-order-desk:refundStatus.completed'), { exact: true }).first().waitFor();
      await expectFit();
    });

    chapter('she cancels a line, and what was charged for it comes off the account', async () => {
      await button('admin-order-desk:cancelLines').click();
      await quantity(1).fill('2');
      await dialog().getByText(t('admin-order-desk:givenBack'), { exact: true }).waitFor();
      await send('admin-order-desk:cancelLines');
      await desk.getByText(t('admin:status.line.4')).first().waitFor();
    });

    chapter('she makes the order larger, and the difference is charged', async () => {
      await button('admin-order-desk:edit').click();
      await quantity(0).fill('9');
      await dialog().getByText(t('admin-order-desk:charged'), { exact: true }).waitFor();
      await send('admin-order-desk:apply');
      await desk.locator('td', { hasText: /^9$/ }).waitFor();
      await expectFit();
    });

    chapter('she leaves a note that only staff see', async () => {
      await desk.getByLabel(t('admin-order-desk:note')).fill(note);
      await button('admin-order-desk:addNote').click();
      await desk.getByText(note).first().waitFor();
    });

    /** Ben's bank does what this test card says. */
    async function orderByCard(number: string): Promise<string> {
      const { orderId: placed, total } = await readyToPay(ben.visitor, [['6205-2RS', 2]], ben.email);
      const [gatewayOrigin = ''] = (await ben.visitor.get('customer/getpaymentoptions', { orderId: placed })).flatMap(
        (option) => (option.method === 'card' ? [option.gatewayOrigin] : []),
      );
      const token = await stage.shop.visitor(language, gatewayOrigin).cardToken(number);
      await ben.visitor.post('checkout/placeorder', {
        OrderId: placed,
        OrderTotal: total,
        payment: { method: 'card', token },
      });
      return placed;
    }
    const paymentIs = (status: string) =>
      desk
        .getByText(t(`admin:status.payment.${status}`), { exact: true })
        .first()
        .waitFor();

    chapter('she charges a card again whose bank did not pay, with the keyboard, and now it does', async () => {
      await desk.goto(`/admin/order/${await orderByCard(cards.captureDeclinedOnce)}/show`);
      await button('admin-order-desk:chargeAgain').focus();
      await expectFit();
      await desk.keyboard.press('Enter');
      await paymentIs('captured');
      await button('admin-order-desk:chargeAgain').waitFor({ state: 'detached' });
      await button('admin-order-desk:refund').waitFor();
    });

    chapter('of an order whose bank still does not pay she reads why, and gives it up', async () => {
      unpaidId = await orderByCard(cards.captureDeclined);
      await desk.goto(`/admin/order/${unpaidId}/show`);
      await button('admin-order-desk:chargeAgain').click();
      await desk.getByText(t('error:capture_declined'), { exact: true }).waitFor();
      for (const key of ['refund', 'cancelLines', 'edit'] as const)
        expect(await button(`admin-order-desk:${key}`).count()).toBe(0);
      await button('admin-order-desk:cancelOrder').click();
      await dialog().getByText(t('admin-order-desk:cancelUnpaid'), { exact: true }).waitFor();
      await send('admin-order-desk:cancelOrder');
      await desk.getByText(t('admin:status.order.cancelled'), { exact: true }).first().waitFor();
      await button('admin-order-desk:chargeAgain').waitFor({ state: 'detached' });
      await expectFit();
    });

    chapter('another one that was refused she puts on account, as ben asked by telephone', async () => {
      await desk.goto(`/admin/order/${await orderByCard(cards.captureDeclined)}/show`);
      await button('admin-order-desk:payOtherwise').click();
      await dialog().getByLabel(t('admin:order.paymentMethod')).click();
      await desk.getByRole('option', { name: t('payment-method:terms.name'), exact: true }).click();
      await dialog().getByLabel(t('admin:order.reference')).fill(`PO-2-${own}`);
      await expectFit();
      await dialog()
        .getByRole('button', { name: t('admin-order-desk:payOtherwise'), exact: true })
        .click();
      await desk.getByText(t('admin-order-desk:payOtherwiseDone'), { exact: true }).waitFor();
      await dialog().waitFor({ state: 'detached' });
      await button('admin-order-desk:chargeAgain').waitFor({ state: 'detached' });
      await desk.getByText(t('admin-order-desk:replaced'), { exact: true }).waitFor();
      await expectFit();
    });

    chapter('an auditor sees all of it and no button', async () => {
      const { page } = await openWindow(stage.browser, stage.shop.url, { width, language });
      await signInAtOffice(page, 'emile');
      await page.goto(`/admin/order/${await orderByCard(cards.captureDeclined)}/show`);
      await page.getByRole('alert').first().waitFor();
      for (const key of ['chargeAgain', 'payOtherwise', 'cancelOrder'] as const)
        expect(await page.getByRole('button', { name: t(`admin-order-desk:${key}`), exact: true }).count()).toBe(0);
      await page.goto(`/admin/order/${orderId}/show`);
      await page.getByText(note).first().waitFor();
      for (const key of ['refund', 'cancelLines', 'edit', 'addNote', 'resendConfirmation'] as const)
        expect(await page.getByRole('button', { name: t(`admin-order-desk:${key}`), exact: true }).count()).toBe(0);
      await page.context().close();
    });

    chapter('ben sees what came back, and that nothing was charged for what was given up', async () => {
      const { page } = await openWindow(stage.browser, stage.shop.url, { width, language });
      await visit(page, '/account/login');
      await signInAtShop(page.getByRole('main'), t, ben.userName);
      await page.waitForURL((url) => !url.pathname.includes('/login'));
      await stage.shop.everybodySees(desk);
      const { OrderHeader } = await ben.visitor.post('customer/getorderdetails', { OrderId: orderId });
      await page.goto(`/profile/myorders/${orderId}`);
      await page.getByText(OrderHeader.OrderNumber).first().waitFor();
      expect(OrderHeader.RefundedTotal).toBeGreaterThan(0);
      await page.getByText(t('order:onAccount'), { exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.goto(`/profile/myorders/${unpaidId}`);
      await page.getByText(t('order:notCharged'), { exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.context().close();
    });
  });
});
