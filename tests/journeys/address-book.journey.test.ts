import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { openWindow, takenOver, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { fillAddress } from './checkout-forms.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { ownLetters, registeredBuyer, staffMember } from './people.ts';
import { setSetting } from './settings.ts';
import { signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';
import { windowsIn } from './windows.ts';

journey('the address book of a company', (stage) => {
  describe.each(windowsIn('fr'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    const user = `luc.${ownLetters()}`;
    let page: Page;
    let errors: string[];

    beforeAll(async () => {
      ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
    });
    afterAll(async () => {
      await setSetting(await staffMember(stage.shop, 'helen'), 'CountyMandatory', '0');
      await page?.context().close();
    });
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    const main = () => page.getByRole('main');
    const save = () =>
      main()
        .getByRole('button', { name: t('address:save') })
        .click();

    then('a buyer registers and finds it empty, with the way to the first address', async () => {
      await visit(page, '/account/register?ReturnUrl=/profile/myaddresses');
      await main()
        .getByRole('radio', { name: t('account:buyer'), exact: true })
        .click();
      for (const [key, value] of [
        ['firstName', 'Luc'],
        ['lastName', 'Roy'],
        ['email', `${user}@example.com`],
        ['userName', user],
        ['password', DEMO_PASSWORD],
        ['confirmPassword', DEMO_PASSWORD],
      ] as const) {
        await main()
          .getByLabel(t(`account:${key}`), { exact: true })
          .fill(value);
      }
      await main()
        .getByRole('button', { name: t('account:createAccount') })
        .click();
      await page.waitForURL('**/profile/myaddresses');
      await main().getByText(t('address:empty')).waitFor();
      await takenOver(page);
      expect(await violations(page)).toEqual([]);
    });

    then('a postal code that does not exist is named at its field, which has the focus', async () => {
      await main()
        .getByRole('link', { name: t('address:add') })
        .click();
      await main()
        .getByRole('heading', { level: 1, name: t('address:newHeading') })
        .waitFor();
      await fillAddress(main(), t);
      await main().getByLabel(t('address:zip')).fill('12345');
      await save();
      await main().locator('[name="address.zip"][aria-invalid=true]:focus').waitFor();
      expect(await violations(page)).toEqual([]);
    });

    then('the first address is the primary one', async () => {
      await main().getByLabel(t('address:zip')).fill('H2X 1A1');
      await main().getByLabel(t('address:addressName')).fill('Atelier');
      await save();
      await main()
        .getByRole('listitem')
        .filter({ hasText: 'Atelier' })
        .getByText(t('address:primary'), { exact: true })
        .waitFor();
    });

    then('with the keyboard alone a second one is made the primary', async () => {
      await main()
        .getByRole('link', { name: t('address:add') })
        .click();
      await main()
        .getByRole('heading', { level: 1, name: t('address:newHeading') })
        .waitFor();
      await fillAddress(main(), t);
      await main().getByLabel(t('address:addressName')).fill('Quai 2');
      await main().getByLabel(t('address:phone')).press('Enter');
      const button = main().getByRole('button', { name: t('address:makePrimaryNamed', { name: 'Quai 2' }) });
      await button.press('Enter');
      await main()
        .getByRole('listitem')
        .filter({ hasText: 'Quai 2' })
        .getByText(t('address:primary'), { exact: true })
        .waitFor();
      expect(
        await main()
          .getByRole('heading', { level: 2 })
          .filter({ hasText: /Atelier|Quai 2/ })
          .allTextContents(),
      ).toEqual(['Quai 2', 'Atelier']);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      expect(await violations(page)).toEqual([]);
    });

    then('an address is changed where it stands', async () => {
      await main()
        .getByRole('link', { name: t('address:editNamed', { name: 'Atelier' }) })
        .click();
      await main().getByLabel(t('address:city')).fill('Laval');
      await save();
      await main().getByRole('listitem').filter({ hasText: 'Atelier' }).getByText('Laval').waitFor();
      expect(
        await main()
          .getByRole('listitem')
          .filter({ hasText: /Atelier|Quai 2/ })
          .count(),
      ).toBe(2);
    });

    then('a place that there is not is asked about, and what was meant is saved', async () => {
      await main()
        .getByRole('link', { name: t('address:editNamed', { name: 'Atelier' }) })
        .click();
      await main().getByLabel(t('address:country'), { exact: true }).selectOption('US');
      await main().getByLabel(t('address:city')).fill('Burlingtown');
      // A field for any text until the states of the country are there.
      await main().locator('select[name="address.state"]').selectOption('VT');
      await main().getByLabel(t('address:zip')).fill('05401');
      await save();
      const dialog = page.getByRole('dialog', { name: t('address:checkTitle') });
      await dialog.getByRole('radio', { name: 'Burlington VT 05401', exact: true, checked: true }).waitFor();
      await expectFit(page);
      await dialog.getByRole('button', { name: t('address:checkChange') }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await save();
      await dialog.getByRole('button', { name: t('address:checkUse') }).press('Enter');
      await main().getByRole('listitem').filter({ hasText: 'Atelier' }).getByText('Burlington VT 05401').waitFor();
    });

    then('a county is asked for where the shop wants one, and is one of its state', async () => {
      await setSetting(await staffMember(stage.shop, 'helen'), 'CountyMandatory', '1');
      await visit(page, '/profile/myaddresses');
      await main()
        .getByRole('link', { name: t('address:editNamed', { name: 'Atelier' }) })
        .click();
      const county = main().locator('select[name="address.county"]');
      await county.waitFor();
      await save();
      await main().locator('select[name="address.county"][aria-invalid=true]').waitFor();
      await main().getByText(t('error:county_required')).first().waitFor();
      await county.selectOption('Chittenden');
      await expectFit(page);
      await save();
      await main().getByRole('listitem').filter({ hasText: 'Atelier' }).getByText('Chittenden').waitFor();
      await setSetting(await staffMember(stage.shop, 'helen'), 'CountyMandatory', '0');
    });

    then('checkout begins with the primary address and keeps a new one on request', async () => {
      await visit(page, '/product/6205-2RS/6205-2rs');
      await main()
        .getByRole('button', { name: t('common:addToCart'), exact: true })
        .click();
      await page.getByRole('link', { name: t('common:cartLabel', { count: 1 }), exact: true }).waitFor();
      await visit(page, '/checkout/processcheckout');
      const choice = main().getByRole('radiogroup', { name: t('checkout:shipTo') });
      expect(await choice.getByRole('radio', { name: /Quai 2/ }).isChecked()).toBe(true);
      await choice.getByRole('radio', { name: t('checkout:newAddress') }).check();
      await fillAddress(main(), t);
      await main().getByLabel(t('address:address'), { exact: true }).fill('77 rue Neuve');
      await main().getByLabel(t('checkout:keepAddress')).check();
      await main()
        .getByRole('radiogroup', { name: t('checkout:shippingMethod') })
        .getByRole('radio')
        .first()
        .check();
      expect(await violations(page)).toEqual([]);
      await main()
        .getByRole('button', { name: t('checkout:continue') })
        .click();
      await page.waitForURL('**/checkout/processcheckout?step=payment');
      await visit(page, '/profile/myaddresses');
      await main().getByRole('heading', { level: 2, name: '77 rue Neuve' }).waitFor();
    });

    then('checkout asks about a place that there is not, too, and says which one it uses', async () => {
      await visit(page, '/checkout/processcheckout');
      const choice = main().getByRole('radiogroup', { name: t('checkout:shipTo') });
      await choice.getByRole('radio', { name: t('checkout:newAddress') }).check();
      await fillAddress(main(), t);
      await main().getByLabel(t('address:country'), { exact: true }).selectOption('US');
      await main().getByLabel(t('address:city')).fill('Burlingtown');
      await main().locator('select[name="ShipTo.state"]').selectOption('VT');
      await main().getByLabel(t('address:zip')).fill('05401');
      const goOn = () =>
        main()
          .getByRole('button', { name: t('checkout:continue') })
          .click();
      await goOn();
      await page
        .getByRole('dialog', { name: t('address:checkTitle') })
        .getByRole('button', { name: t('address:checkUse') })
        .press('Enter');
      await main()
        .getByText(t('address:checkUsed', { address: 'Burlington VT 05401' }))
        .waitFor();
      await expectFit(page);
      await goOn();
      await page.waitForURL('**/checkout/processcheckout?step=payment');
    });
  });

  it('an address of somebody else is not there', async () => {
    const adele = await registeredBuyer(stage.shop, { firstName: 'Adele', lastName: 'Gagnon' });
    const { page } = await openWindow(stage.browser, stage.shop.url, { width: 1440 });
    await visit(page, '/account/login?ReturnUrl=/profile/myaddresses/00000000-0000-4000-8000-000000000000');
    await signInAtShop(page.getByRole('main'), textsIn('en'), adele.userName);
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    await page.context().close();
  });
});
