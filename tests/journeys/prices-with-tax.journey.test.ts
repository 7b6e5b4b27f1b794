// Issue 29: the dealer shows prices with tax and without beside it; a guest and a buyer who is exempt look, and it is taken back.
import type { Page } from 'playwright-core';
import { formatMoney } from '#storefront/lib/money.ts';
import { openWindow, takenOver, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { contactOnTerms, staffMember, type Contact } from './people.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { windowsIn } from './windows.ts';

const ITEM = '6204-2RS';
/** Of Québec, where the demonstration's company and its customer are: GST and QST. */
const RATE = 0.14975;

journey('prices with tax', (stage) => {
  describe.each(windowsIn('fr'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    let buyer: Contact;
    let office: Page;
    let page: Page;
    let own: Page;
    let errors: string[];
    let net = 0;

    const money = (amount: number) => formatMoney(amount, 'CAD', language);
    const withTax = () => money(Math.round(net * (1 + RATE)));
    const setting = () => office.getByLabel(t('admin-setting:of.PricesShown.label'), { exact: true });
    const choose = async (choice: string) => {
      await setting().click();
      await office
        .getByRole('option', { name: t(`admin-setting:of.PricesShown.choice.${choice}`), exact: true })
        .click();
      await office.getByRole('button', { name: language === 'fr' ? 'Enregistrer' : 'Save', exact: true }).click();
      await office.getByRole('button', { name: t('admin:form.discard'), exact: true }).waitFor({ state: 'detached' });
      await stage.shop.everybodySees(office);
    };
    const says = (where: Page, words: string) => where.getByText(words).first().waitFor();
    const productOf = (where: Page) => visit(where, `/product/${ITEM}`);
    const foot = (where: Page) => where.getByRole('contentinfo');

    beforeAll(async () => {
      buyer = await contactOnTerms(stage.shop, { language });
      const helen = await staffMember(stage.shop, 'helen');
      await helen.upload('admin/taxexemption/grant', {
        ...{ accountId: buyer.accountId, certificate: 'QC-4711', country: 'CA', states: ['QC'] },
        ...{ validFrom: '2020-01-01', validUntil: '2199-12-31' },
      });
      net = (await stage.shop.visitor().post('product/productinfo', { productId: ITEM })).prices![0]!.unitPrice;
      ({ page: office } = await openWindow(stage.browser, stage.shop.url, { width: Math.max(width, 900), language }));
      await signInAtOffice(office, 'helen', '/admin/setting');
      ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      ({ page: own } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      await visit(own, '/account/login?ReturnUrl=/profile/dashboard');
      await signInAtShop(own.getByRole('main'), t, buyer.userName);
      await own.waitForURL('**/profile/dashboard');
    });
    afterAll(async () => {
      for (const one of [office, page, own]) await one?.context().close();
    });
    afterEach(() => expect(errors?.splice(0) ?? []).toEqual([]));

    then('are without, and said to be so, as the demonstration is', async () => {
      await productOf(page);
      await says(page, `· ${t('common:withoutTax')}`);
      await foot(page).getByText(t('price-shown:without')).waitFor();
    });

    then('are both once the dealer chooses so', async () => {
      await setting().waitFor();
      await choose('Both');
      await productOf(page);
      await says(page, withTax());
      await says(page, `${money(net)} ${t('common:withoutTax')}`);
      await foot(page).getByText(t('common:withTax')).first().waitFor();
      await expectFit(page);
    });

    then('stand so in lists', async () => {
      await visit(page, `/category/search?keyword=${ITEM.slice(0, 3)}`);
      await says(page, t('common:withTax'));
      await expectFit(page);
    });

    then('are told apart in the cart, whose sums end with what the goods come to', async () => {
      await productOf(page);
      await takenOver(page);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('common:addToCart'), exact: true })
        .first()
        .click();
      await says(page, t('common:added', { quantity: 1, item: ITEM }));
      await visit(page, '/cart/shoppingcart');
      await says(page, `${withTax()} ${t('common:withTax')}`);
      await says(page, t('cart:estimateWithTax'));
      await expectFit(page);
    });

    then('are without for a buyer who is exempt, which the foot of the page says', async () => {
      await productOf(own);
      await says(own, `· ${t('common:withoutTax')}`);
      await foot(own)
        .getByText(t('price-shown:exempt', { place: 'Québec' }))
        .waitFor();
      await expectFit(own);
    });

    then('are as before once it is taken back', async () => {
      await choose('WithoutTax');
      await productOf(page);
      await foot(page).getByText(t('price-shown:without')).waitFor();
      await says(page, `· ${t('common:withoutTax')}`);
      expect(await page.getByText(t('common:withTax'), { exact: true }).count()).toBe(0);
    });
  });
});
