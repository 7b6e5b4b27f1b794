// Spec 2 /profile/mycreditcards, spec 5 Card: a buyer keeps cards and bank accounts with the payment provider, and pays with one click and
// a code, or a consent.
import type { Page } from 'playwright-core';
import { readyToPay } from '../harness/readied-cart.ts';
import { until } from '../harness/until.ts';
import { openWindow, takenOver, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { fillCard } from './checkout-forms.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { contactOnTerms, type Contact } from './people.ts';
import { signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { windowsIn } from './windows.ts';

const ITEM = '6204-2RS';
/** An account whose debits settle. */
const SETTLES = '6789';

journey('a buyer saves cards and bank accounts', (stage) => {
  describe.each(windowsIn('fr'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    let buyer: Contact;
    let page: Page;
    let errors: string[];

    const main = () => page.getByRole('main');
    const visa = 'Visa •••• 4242';
    const masterCard = 'Master Card •••• 4444';
    const bankAccount = `Example Bank •••• ${SETTLES}`;
    const account = () => page.frameLocator(`iframe[title="${t('payment-method:bank-debit.fields')}"]`);
    const item = (card: string) => main().getByRole('listitem').filter({ hasText: card });
    const press = (key: string, card: string) =>
      item(card).getByRole('button', { name: t(`saved-card:${key}`, { card }) });
    const onPage = async (path: string) => {
      await page.waitForURL(({ pathname }) => pathname === path);
      await takenOver(page);
    };
    const save = () =>
      main()
        .getByRole('button', { name: t('saved-card:save') })
        .press('Enter');
    /** A cart whose checkout lacks only the payment. */
    const atPayment = async () => {
      await readyToPay(await stage.shop.visitorOn(page), [[ITEM, 1]], buyer.email);
      await visit(page, '/checkout/processcheckout?step=payment');
    };
    const complete = () =>
      main()
        .getByRole('button', { name: t('checkout:complete'), exact: true })
        .press('Enter');
    const pick = (name: string) => main().getByRole('radio', { name }).check();

    beforeAll(async () => {
      buyer = await contactOnTerms(stage.shop, { language });
      ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      await visit(page, '/account/login?ReturnUrl=/profile/dashboard');
      await signInAtShop(main(), t, buyer.userName);
      await onPage('/profile/dashboard');
    });
    afterAll(() => page?.context().close());
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('finds no card in the account, and is told what is wrong with a new one', async () => {
      const menu = page.getByRole('navigation', { name: t('common:myAccount') });
      if (width < 768) await menu.getByRole('button', { name: t('common:myAccount') }).click();
      await menu.getByRole('link', { name: t('common:savedCards'), exact: true }).click();
      await onPage('/profile/mycreditcards');
      await main().getByText(t('saved-card:none')).waitFor();
      await main()
        .getByRole('link', { name: t('saved-card:add') })
        .click();
      await onPage('/profile/mycreditcards/new');
      await fillCard(page, t, '4242420000000000196', language);
      await save();
      await main().getByRole('alert').getByText(t('error:card_not_storable')).waitFor();
      await expectFit(page);
    });

    then('saves it under a name, and finds it as the preferred one', async () => {
      await fillCard(page, t, '4242424242424242', language);
      await main()
        .getByRole('textbox', { name: t('saved-card:friendlyName') })
        .fill('Atelier');
      await save();
      await onPage('/profile/mycreditcards');
      await item('Atelier').getByText(t('saved-card:preferred'), { exact: true }).waitFor();
      await item('Atelier').getByText(visa).waitFor();
      await expectFit(page);
    });

    then('pays with it by its security code alone', async () => {
      await atPayment();
      await main().getByRole('radio', { name: visa, checked: true }).waitFor();
      const fields = page.frameLocator(`iframe[title="${t('payment-method:card.fields')}"]`);
      await fields.getByRole('textbox').fill('123');
      await expectFit(page);
      await complete();
      await page.waitForURL('**/checkout/ordercomplete/*');
    });

    then('pays with another one, which is saved with the order', async () => {
      await atPayment();
      await pick(t('payment-method:card.another'));
      await fillCard(page, t, '5555555555554444', language);
      await main()
        .getByRole('checkbox', { name: t('payment-method:card.save') })
        .check();
      await expectFit(page);
      await complete();
      await page.waitForURL('**/checkout/ordercomplete/*');
      // The shop saves it once the money was taken.
      await until(async () => {
        await visit(page, '/profile/mycreditcards');
        return (await item(masterCard).count()) > 0 || undefined;
      }, 'the card of the order');
    });

    then('prefers that one, and the next checkout begins with it', async () => {
      await press('preferNamed', masterCard).click();
      await item(masterCard).getByText(t('saved-card:preferred'), { exact: true }).waitFor();
      await atPayment();
      await main().getByRole('radio', { name: masterCard, checked: true }).waitFor();
    });

    then('prefers to pay on terms, so that a checkout begins with them, and takes that back', async () => {
      const tab = (method: string) =>
        main().getByRole('tab', { name: t(`payment-method:${method}.name`), selected: true });
      for (const [choice, first] of [
        [t('payment-method:terms.name'), 'terms'],
        [t('preference:noMethod'), 'card'],
      ] as const) {
        await visit(page, '/profile/mypreferences');
        await main().getByRole('radio', { name: choice }).check();
        await expectFit(page);
        await main()
          .getByRole('button', { name: t('preference:save') })
          .press('Enter');
        await page.getByText(t('preference:saved')).waitFor();
        await stage.shop.everybodySees(page);
        await atPayment();
        await tab(first).waitFor();
      }
    });

    then('gives it another name, and takes that back', async () => {
      for (const name of ['Voyage', '']) {
        await visit(page, '/profile/mycreditcards');
        await item(masterCard)
          .getByRole('link', { name: t('saved-card:editNamed', { card: masterCard }) })
          .click();
        const field = main().getByRole('textbox', { name: t('saved-card:friendlyName') });
        await field.fill(name);
        await field.press('Enter');
        await onPage('/profile/mycreditcards');
        await item(masterCard)
          .getByRole('heading', { name: name || masterCard })
          .waitFor();
      }
    });

    then('removes it, after having been asked', async () => {
      await press('removeNamed', masterCard).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t('saved-card:cancel') }).click();
      await press('removeNamed', masterCard).click();
      await dialog.getByRole('button', { name: t('saved-card:remove'), exact: true }).click();
      await item(masterCard).waitFor({ state: 'detached' });
      await item('Atelier').waitFor();
    });

    then('saves a bank account under a name', async () => {
      await main()
        .getByRole('link', { name: t('saved-card:addAccount') })
        .click();
      await onPage('/profile/mycreditcards/accounts/new');
      await account().getByRole('button', { name: SETTLES }).click();
      await save();
      await account().locator('[name=consent][aria-invalid=true]').waitFor();
      await account().locator('[name=consent]').check();
      await main()
        .getByRole('textbox', { name: t('saved-card:friendlyName') })
        .fill('Comptoir');
      await expectFit(page);
      await save();
      await onPage('/profile/mycreditcards');
      await item('Comptoir').getByText(bankAccount).waitFor();
      await item('Comptoir').getByText(t('saved-card:preferred'), { exact: true }).waitFor();
      await expectFit(page);
    });

    then('pays by a debit of it, to which the consent alone is asked', async () => {
      await atPayment();
      await main()
        .getByRole('tab', { name: t('payment-method:bank-debit.name') })
        .click();
      await main().getByRole('radio', { name: bankAccount, checked: true }).waitFor();
      await complete();
      await account().locator('[name=consent][aria-invalid=true]').waitFor();
      await account().locator('[name=consent]').check();
      await expectFit(page);
      await complete();
      await page.waitForURL('**/checkout/ordercomplete/*');
    });

    then('names it anew, and removes it', async () => {
      await visit(page, '/profile/mycreditcards');
      await item('Comptoir')
        .getByRole('link', { name: t('saved-card:editNamed', { card: bankAccount }) })
        .click();
      const field = main().getByRole('textbox', { name: t('saved-card:friendlyName') });
      await field.fill('Caisse');
      await expectFit(page);
      await field.press('Enter');
      await onPage('/profile/mycreditcards');
      await item('Caisse').waitFor();
      await press('removeNamed', bankAccount).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('saved-card:remove'), exact: true })
        .click();
      await item('Caisse').waitFor({ state: 'detached' });
      await main().getByText(t('saved-card:noAccount')).waitFor();
      await item('Atelier').waitFor();
    });
  });
});
