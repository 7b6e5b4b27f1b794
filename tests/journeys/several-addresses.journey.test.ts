// Spec 3 isProcessForMultiShip (issue 33): one order to several addresses, from the checkout to the box that leaves.
import type { Page } from 'playwright-core';
import { readyToPay } from '../harness/readied-cart.ts';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { contactOnTerms, ownLetters, type Contact } from './people.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';
import { windows } from './windows.ts';

journey('one order goes to several addresses', (stage) => {
  describe.each(windows)('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    const street = `${ownLetters()} Barrington St`;
    let buyer: Contact;
    let page: Page;
    let errors: string[];
    let orderId = '';
    let item = '';

    const main = () => page.getByRole('main');
    const button = (key: `${string}:${string}`, values = {}) =>
      main().getByRole('button', { name: t(key, values), exact: true });
    const field = (key: `${string}:${string}`, values = {}) =>
      main().getByLabel(t(key, { item, ...values }), { exact: true });
    const delivery = (number: number) =>
      main().getByRole('region', { name: t('checkout:deliveryOf', { number, of: 2 }), exact: true });
    const dialog = () => page.getByRole('dialog');

    beforeAll(async () => {
      buyer = await contactOnTerms(stage.shop, { language });
      ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      await visit(page, '/account/login?ReturnUrl=/profile/dashboard');
      await signInAtShop(main(), t, buyer.userName);
      await page.waitForURL(({ pathname }) => pathname === '/profile/dashboard');
      const shopper = await stage.shop.visitorOn(page);
      ({ orderId } = await readyToPay(
        shopper,
        [
          ['6204-2RS', 10],
          ['6205-2RS', 2],
        ],
        buyer.email,
      ));
      const { Lines } = await shopper.post('checkout/getperlinecustomeraddressbook', { OrderId: orderId });
      item = Lines[0]?.SkuName ?? '';
    });
    afterAll(() => page?.context().close());
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('she goes from the shipping step to what goes where', async () => {
      await visit(page, '/checkout/processcheckout');
      await button('checkout:sendPartsElsewhere').press('Enter');
      await page.waitForURL('**/checkout/deliveries');
      await main()
        .getByRole('heading', { name: t('checkout:whatGoesWhere') })
        .waitFor();
      await expectFit(page);
    });

    then('she is told when a part has more than there is, and nothing is sent', async () => {
      await button('checkout:sendPartOf', { item }).press('Enter');
      await field('checkout:unitsOfPart', { number: 1 }).fill('10');
      await button('checkout:chooseMethods').press('Enter');
      await main()
        .getByText(t('checkout:partsTooMany', { quantity: '10' }))
        .waitFor();
      await field('checkout:unitsOfPart', { number: 1 }).and(page.locator(':focus')).waitFor();
      await expectFit(page);
    });

    then('she sends four of them to an address that nobody knew', async () => {
      await field('checkout:unitsOfPart', { number: 1 }).fill('4');
      await field('checkout:placeOfPart', { number: 1 }).selectOption('another');
      await dialog()
        .getByRole('button', { name: t('checkout:useAddress') })
        .press('Enter');
      await dialog().locator('[aria-invalid=true]').first().waitFor();
      const typed = (key: string) => dialog().getByLabel(t(`address:${key}`), { exact: true });
      await typed('firstName').fill('Nora');
      await typed('lastName').fill('Byrne');
      await typed('address').fill(street);
      await typed('city').fill('Halifax');
      await typed('country').selectOption('CA');
      await typed('state').selectOption('NS');
      await typed('zip').fill('B3H 1A1');
      await typed('phone').fill('902-555-0100');
      expect(await violations(page)).toEqual([]);
      await dialog()
        .getByRole('button', { name: t('checkout:useAddress') })
        .click();
      await dialog().waitFor({ state: 'detached' });
      await expectFit(page);
    });

    then('she adds a part of the other item, and takes it back', async () => {
      const add = main().getByRole('button', { name: new RegExp(`^${t('checkout:sendPart')}`) });
      const remove = main().getByRole('button', {
        name: new RegExp(t('checkout:removePartOf', { number: 1, item: '' }).trim()),
      });
      await add.nth(1).click();
      await remove.nth(1).waitFor();
      await remove.nth(1).click();
      await remove.nth(1).waitFor({ state: 'detached' });
      await button('checkout:chooseMethods').click();
      await page.waitForURL('**/checkout/deliveries?step=methods');
    });

    then('she sees both deliveries with their goods, and how each can go', async () => {
      await delivery(2).getByText(street).waitFor();
      await delivery(2).getByText(`4 × ${item}`).waitFor();
      await delivery(1).getByText(`6 × ${item}`).waitFor();
      await delivery(2).getByRole('radio').nth(1).check();
      await expectFit(page);
    });

    then('she goes back, and finds what she chose', async () => {
      await main()
        .getByRole('link', { name: t('checkout:changeAddresses') })
        .click();
      await page.waitForURL('**/checkout/deliveries');
      expect(await field('checkout:unitsOfPart', { number: 1 }).inputValue()).toBe('4');
      await button('checkout:chooseMethods').click();
      await delivery(2).getByRole('radio').nth(1).check();
      await button('checkout:continue').click();
      await page.waitForURL('**/checkout/processcheckout?step=payment');
    });

    then('the shipping step says that parts go elsewhere, and leads there', async () => {
      await main().getByText(street).waitFor();
      await expectFit(page);
      await visit(page, '/checkout/processcheckout');
      await main()
        .getByText(t('checkout:goesElsewhere', { count: 1 }))
        .waitFor();
      await expectFit(page);
      await button('checkout:continue').click();
      await page.waitForURL('**/checkout/processcheckout?step=payment');
    });

    then('she orders, and the order says what goes where', async () => {
      await main()
        .getByRole('tab', { name: t('payment-method:terms.name') })
        .click();
      await main().getByLabel(t('payment-method:terms.poNumber')).fill(`PO-${ownLetters()}`);
      await button('checkout:complete').click();
      await page.waitForURL('**/checkout/ordercomplete/*');
      const details = main().getByRole('region', { name: t('order:details') });
      await details.getByText(street).waitFor();
      await details.getByText(`4 × ${item}`).waitFor();
      await expectFit(page);
    });

    then('a CSR ships one of the deliveries, and the buyer sees which', async () => {
      const { page: desk } = await openWindow(stage.browser, stage.shop.url, { width, language });
      await signInAtOffice(desk, 'dana');
      await desk.goto(`/admin/order/${orderId}/show`);
      await desk.getByRole('button', { name: t('admin:order.shipLines'), exact: true }).click();
      const box = desk.getByRole('dialog');
      await box.getByLabel(t('admin-order-desk:delivery')).click();
      await desk.getByRole('option', { name: new RegExp(street) }).click();
      await box.getByLabel(t('admin-order-desk:quantityOf', { item: '6204-2RS', most: 4 })).waitFor();
      expect(await box.locator('input[type=number]').count()).toBe(1);
      expect(await violations(desk)).toEqual([]);
      await box.locator('[name=carrier]').fill('Purolator');
      await box.locator('[name=trackingNumber]').fill('HFX-1');
      await box.getByRole('button', { name: t('admin:order.ship'), exact: true }).click();
      await box.waitFor({ state: 'detached' });
      await desk.getByText('HFX-1', { exact: true }).waitFor();
      await stage.shop.everybodySees(desk);
      await desk.context().close();
      await visit(page, `/profile/myorders/${orderId}`);
      await main().getByText('HFX-1').first().waitFor();
      await expectFit(page);
    });
  });
});
