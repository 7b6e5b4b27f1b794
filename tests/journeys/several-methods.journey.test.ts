// Spec 3 AllowMultiplePayments and spec 4: one order, shared out over several methods.
import type { Locator, Page } from 'playwright-core';
import { readyToPay } from '../harness/readied-cart.ts';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { contactOnTerms, ownLetters, type Contact } from './people.ts';
import { signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { windowsIn } from './windows.ts';

journey('a buyer shares an order out over several methods', (stage) => {
  describe.each(windowsIn('fr'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    const poNumber = `PO-${ownLetters()}`;
    let buyer: Contact;
    let page: Page;
    let errors: string[];

    const main = () => page.getByRole('main');
    const part = (number: number) => main().getByRole('group', { name: t('checkout:partOf', { number }), exact: true });
    const choose = (of: Locator, method: string) =>
      of.getByRole('tab', { name: t(`payment-method:${method}.name`) }).click();
    const amount = (number: number) =>
      part(number).getByRole('textbox', { name: t('checkout:partAmount', { currency: 'CAD' }) });
    const fillCard = (of: Locator, lastFour: string) =>
      of.frameLocator('iframe:visible').getByRole('button', { name: lastFour }).click();
    const typed = (value: string) => (language === 'fr' ? value.replace('.', ',') : value);
    const complete = () =>
      main()
        .getByRole('button', { name: t('checkout:complete'), exact: true })
        .press('Enter');

    beforeAll(async () => {
      buyer = await contactOnTerms(stage.shop, { language });
      ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      await visit(page, '/account/login?ReturnUrl=/profile/dashboard');
      await signInAtShop(main(), t, buyer.userName);
      await page.waitForURL(({ pathname }) => pathname === '/profile/dashboard');
      await readyToPay(await stage.shop.visitorOn(page), [['6204-2RS', 10]], buyer.email);
      await visit(page, '/checkout/processcheckout?step=payment');
    });
    afterAll(() => page?.context().close());
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('adds a second payment, which pays what the first leaves', async () => {
      await main()
        .getByRole('button', { name: t('checkout:addMethod') })
        .press('Enter');
      await amount(1).waitFor();
      await part(2).getByText(t('checkout:partRest')).waitFor();
      await expectFit(page);
    });

    then('is told at its field that a payment lacks its amount, and nothing is ordered', async () => {
      await choose(part(1), 'terms');
      await complete();
      await part(1).locator('[aria-invalid=true]').first().waitFor();
      expect(await amount(1).getAttribute('aria-invalid')).toBe('true');
      await expectFit(page);
    });

    then('pays 20.00 on terms and the rest by a card that is declined: nothing is charged', async () => {
      await amount(1).fill(typed('20.00'));
      await part(1).getByLabel(t('payment-method:terms.poNumber')).fill(poNumber);
      await choose(part(2), 'card');
      await fillCard(part(2), '0002');
      await complete();
      const message = t('error:card_declined');
      await main()
        .getByRole('alert')
        .getByText(t('checkout:refusedPart', { number: 2, message }))
        .waitFor();
      await expectFit(page);
    });

    then('adds a third, takes it back, and pays by another card', async () => {
      await main()
        .getByRole('button', { name: t('checkout:addAnother') })
        .click();
      await part(3).waitFor();
      await main()
        .getByRole('button', { name: t('checkout:removePart', { number: 3 }) })
        .click();
      await part(3).waitFor({ state: 'detached' });
      await fillCard(part(2), '4242');
      await complete();
      await page.waitForURL('**/checkout/ordercomplete/*');
      await main().getByText('Visa 4242').first().waitFor();
      await main().getByText(poNumber).first().waitFor();
    });

    then('has no pending order', async () => {
      await visit(page, '/profile/myincompleteorders');
      await main().getByText(t('saved-cart:noPendingOrders')).waitFor();
      await expectFit(page);
    });
  });
});
