// Spec 3 isProcessForMultiShip (issue 33): one order to several addresses, from the checkout to the box that leaves, and to
// what is given back of the delivery that is cancelled.
import type { Page } from 'playwright-core';
import { typedAmount } from '#admin/lib/number-input.ts';
import { sum } from '#domain/shared/money.ts';
import { needed } from '#domain/shared/needed.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import type { Visitor } from '../harness/visitor.ts';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { fillShownCard } from './checkout-forms.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { contactOnTerms, ownLetters, staffMember, type Contact } from './people.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';
import { windows } from './windows.ts';

/** The second address of a contact's book. */
const DEPOT = '1150 Innes Road';

journey('one order goes to several addresses', (stage) => {
  describe.each(windows)('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    const street = `${ownLetters()} Barrington St`;
    let buyer: Contact;
    let page: Page;
    let desk: Page;
    let dana: Visitor;
    let errors: string[];
    let orderId = '';
    let item = '';
    let other = '';

    const main = () => page.getByRole('main');
    const button = (key: `${string}:${string}`, values = {}) =>
      main().getByRole('button', { name: t(key, values), exact: true });
    const field = (key: `${string}:${string}`, values = {}) =>
      main().getByLabel(t(key, { item, ...values }), { exact: true });
    const deliveryTo = (place: string) =>
      main()
        .getByRole('region', { name: new RegExp(t('checkout:deliveryOf', { number: '\\d', of: 3 })) })
        .filter({ hasText: place });
    const dialog = () => page.getByRole('dialog');
    const box = () => desk.getByRole('dialog');

    beforeAll(async () => {
      buyer = await contactOnTerms(stage.shop, { language });
      dana = await staffMember(stage.shop, 'dana');
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
      [item = '', other = ''] = Lines.map(({ SkuName }) => SkuName);
    });
    afterAll(async () => {
      await page?.context().close();
      await desk?.context().close();
    });
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
    });

    then('she sends all of it to the depot instead, an address of the book', async () => {
      const place = main().getByLabel(t('checkout:placeOf', { item: other }), { exact: true });
      await place.selectOption(await place.locator('option', { hasText: DEPOT }).getAttribute('value'));
      await button('checkout:chooseMethods').click();
      await page.waitForURL('**/checkout/deliveries?step=methods');
    });

    then('she sees the three deliveries with their goods, and how each can go', async () => {
      await deliveryTo(street).getByText(`4 × ${item}`).waitFor();
      await deliveryTo('1 rue du Marché').getByText(`6 × ${item}`).waitFor();
      await deliveryTo(DEPOT).getByText(`2 × ${other}`).waitFor();
      await deliveryTo(street).getByRole('radio').nth(1).check();
      await expectFit(page);
    });

    then('she goes back, and finds what she chose', async () => {
      await main()
        .getByRole('link', { name: t('checkout:changeAddresses') })
        .click();
      await page.waitForURL('**/checkout/deliveries');
      expect(await field('checkout:unitsOfPart', { number: 1 }).inputValue()).toBe('4');
      await button('checkout:chooseMethods').click();
      await deliveryTo(street).getByRole('radio').nth(1).check();
      await button('checkout:continue').click();
      await page.waitForURL('**/checkout/processcheckout?step=payment');
    });

    then('the shipping step says that parts go elsewhere, and leads there', async () => {
      await main().getByText(street).waitFor();
      await expectFit(page);
      await visit(page, '/checkout/processcheckout');
      await main()
        .getByText(t('checkout:goesElsewhere', { count: 2 }))
        .waitFor();
      await expectFit(page);
      await button('checkout:continue').click();
      await page.waitForURL('**/checkout/processcheckout?step=payment');
    });

    then('she orders, and the order says what goes where', async () => {
      await fillShownCard(page, t, '4242');
      await button('checkout:complete').click();
      await page.waitForURL('**/checkout/ordercomplete/*');
      const details = main().getByRole('region', { name: t('order:details') });
      await details.getByText(street).waitFor();
      await details.getByText(`4 × ${item}`).waitFor();
      await expectFit(page);
    });

    then('a CSR ships one of the deliveries, and the buyer sees which', async () => {
      ({ page: desk } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      await signInAtOffice(desk, 'dana');
      await desk.goto(`/admin/order/${orderId}/show`);
      await desk.getByRole('button', { name: t('admin:order.shipLines'), exact: true }).click();
      await box().getByLabel(t('admin-order-desk:delivery')).click();
      await desk.getByRole('option', { name: new RegExp(street) }).click();
      await box()
        .getByLabel(t('admin-order-desk:quantityOf', { item: '6204-2RS', most: 4 }))
        .waitFor();
      expect(await box().locator('input[type=number]').count()).toBe(1);
      expect(await violations(desk)).toEqual([]);
      await box().locator('[name=carrier]').fill('Purolator');
      await box().locator('[name=trackingNumber]').fill('HFX-1');
      await box()
        .getByRole('button', { name: t('admin:order.ship'), exact: true })
        .click();
      await box().waitFor({ state: 'detached' });
      await desk.getByText('HFX-1', { exact: true }).waitFor();
      await stage.shop.everybodySees(desk);
      await visit(page, `/profile/myorders/${orderId}`);
      await main().getByText('HFX-1').first().waitFor();
      await expectFit(page);
    });

    then(
      'the depot needs nothing any more: all of that delivery is cancelled, with what it cost to send it',
      async () => {
        const depot = needed(
          (await dana.get('admin/order/detail', { orderId })).Deliveries.find(
            ({ ShipTo }) => ShipTo.addressLine1 === DEPOT,
          ),
          'delivery to the depot',
        );
        await desk.getByRole('button', { name: t('admin-order-desk:cancelLines'), exact: true }).click();
        const lines = box().getByRole('group', { name: new RegExp(DEPOT) });
        await lines.getByRole('button', { name: t('admin-order-desk:wholeDelivery') }).press('Enter');
        const freight = box().getByLabel(new RegExp(t('admin-order-desk:freightToo')));
        expect(typedAmount(await freight.inputValue(), language)).toBe(depot.ShippingTotal);
        await box().getByText(t('admin-order-desk:givenBack'), { exact: true }).waitFor();
        await box().locator('[name=reason]').fill('The depot has closed');
        await expectFit(desk);
        await box()
          .getByRole('button', { name: t('admin-order-desk:cancelLines'), exact: true })
          .click();
        await box().waitFor({ state: 'detached' });
        await desk.getByText(t('admin-order-desk:refundStatus.completed'), { exact: true }).first().waitFor();
        const { OrderLines, Refunds } = await dana.get('admin/order/detail', { orderId });
        const goods = OrderLines.filter(({ LineID }) => depot.LineIDs.includes(LineID)).map(
          ({ LineTotal }) => LineTotal,
        );
        const taxes = depot.TaxLines.map(({ amount }) => amount);
        expect(Refunds.map(({ amount }) => amount)).toEqual([sum([...goods, ...taxes, depot.ShippingTotal])]);
      },
    );

    then('the buyer reads what came back; the other deliveries go on', async () => {
      await stage.shop.everybodySees(desk);
      await visit(page, `/profile/myorders/${orderId}`);
      await main().getByText(t('order:lineStatus.4')).first().waitFor();
      await expectFit(page);
      const { Lines, Deliveries } = await dana.get('admin/order/detail', { orderId });
      const promised = Deliveries.filter(({ Promised }) => Promised.length > 0).map(
        ({ ShipTo }) => ShipTo.addressLine1,
      );
      expect(promised).not.toContain(DEPOT);
      expect(promised).toHaveLength(2);
      expect(Lines.map(({ open }) => open).toSorted()).toEqual([0, 0, 6]);
    });
  });
});
