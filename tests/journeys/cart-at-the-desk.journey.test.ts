// Issue 32: a CSR shops along with the buyer on the phone, and makes a quote of what is in the cart.
import type { Input } from '#contracts/api.ts';
import type { Page } from 'playwright-core';
import { openWindow, takenOver, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { officeHands } from './office.ts';
import { contactOnTerms, ownLetters, staffMember, type Contact } from './people.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';
import { windowsIn } from './windows.ts';

const ITEM = '6204-2RS';
const OTHER = '6205-2RS';

journey('a cart at the desk', (stage) => {
  describe.each(windowsIn('en'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    let buyer: Contact;
    let page: Page;
    let office: Page;
    let hands: ReturnType<typeof officeHands>;
    let errors: string[];
    let orderId = '';
    const coupon = `DESK-${ownLetters().toUpperCase()}`;

    const main = () => page.getByRole('main');
    const row = (item: string) => hands.main.getByRole('row').filter({ hasText: item });
    const quantityOf = (item: string) =>
      hands.main.getByRole('spinbutton', { name: t('admin-cart:quantityOf', { item }), exact: true });
    const quantityIn = (item: string, quantity: string) =>
      office.waitForFunction(
        ([label, value]) => document.querySelector<HTMLInputElement>(`[aria-label="${label}"]`)?.value === value,
        [t('admin-cart:quantityOf', { item }), quantity] as const,
      );
    const fitsEverywhere = async () => {
      for (const at of [360, 900, 1440]) {
        await office.setViewportSize({ width: at, height: 900 });
        await expectFit(office);
      }
    };

    beforeAll(async () => {
      buyer = await contactOnTerms(stage.shop, { language });
      const helen = await staffMember(stage.shop, 'helen');
      await helen.post('admin/promotion/add', {
        ...{ name: { en: 'Desk', fr: 'Comptoir' }, currency: 'CAD', isActive: true, code: coupon },
        benefit: { kind: 'percent', milliPercent: 1_000 },
      } as Input<'admin/promotion/add'>);
      ({ page } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      ({ page: office, errors } = await openWindow(stage.browser, stage.shop.url, { width: 1440, language }));
      await signInAtOffice(office, 'dana');
      hands = officeHands(office, stage.shop, t, language);
    });
    afterAll(async () => {
      await page?.context().close();
      await office?.context().close();
    });
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('is found on the customer’s page, beside their lists', async () => {
      await visit(page, '/account/login?ReturnUrl=/profile/dashboard');
      await signInAtShop(main(), t, buyer.userName);
      await page.waitForURL(({ pathname }) => pathname === '/profile/dashboard');
      const visitor = await stage.shop.visitorOn(page);
      ({ OrderID: orderId } = await visitor.post('cart/addtocart', { ProductId: ITEM, Qty: 2 }));
      const { ListID } = await visitor.post('profile/savewishlist', { Name: 'Hall 4' });
      await visitor.post('cart/addskutowishlist', { ProductId: OTHER, ListID });
      await visit(page, '/cart/shoppingcart');
      await takenOver(page);
      await stage.shop.everybodySees(page);
      await office.goto(`/admin/customer/${buyer.accountId}/show`);
      await row('Hall 4').waitFor();
      await fitsEverywhere();
      const list = hands.main.getByRole('button', { name: 'Hall 4', exact: true });
      await list.press('Enter');
      await hands.dialog.getByRole('link', { name: OTHER }).waitFor();
      await fitsEverywhere();
      await office.keyboard.press('Escape');
      await hands.dialog.waitFor({ state: 'detached' });
      await list.and(office.locator(':focus')).waitFor();
      const cart = hands.main.locator(`a[href$="/cart/${orderId}/show"]`);
      await cart.press('Enter');
      await office.waitForURL(`**/cart/${orderId}/show`);
      await row(ITEM).waitFor();
      await fitsEverywhere();
    });

    then('follows its buyer', async () => {
      await main()
        .getByRole('button', { name: t('cart:more', { item: ITEM }), exact: true })
        .press('Enter');
      await quantityIn(ITEM, '3');
    });

    then('takes an item by its number, and another quantity', async () => {
      const find = hands.main.getByRole('combobox', { name: t('admin-cart:addItem') });
      await find.fill(OTHER);
      await find.press('Enter');
      await row(OTHER).waitFor();
      await quantityOf(OTHER).fill('0');
      await quantityOf(OTHER).press('Enter');
      await office.getByText(t('error:quantity_invalid')).first().waitFor();
      await quantityIn(OTHER, '1');
      await quantityOf(OTHER).fill('5');
      await quantityOf(OTHER).press('Enter');
      await hands.main.getByRole('button', { name: t('admin-cart:removeLine', { item: ITEM }) }).press('Enter');
      await row(ITEM).waitFor({ state: 'detached' });
      await quantityIn(OTHER, '5');
    });

    then('takes a coupon and comments for its buyer', async () => {
      const field = hands.main.getByRole('textbox', { name: t('admin-cart:coupon') });
      await field.fill('nobodys');
      await field.press('Enter');
      await office.getByText(t('error:coupon_unknown')).first().waitFor();
      await field.fill(coupon.toLowerCase());
      await field.press('Enter');
      await hands.main.getByText(t('admin-cart:couponCounts'), { exact: true }).waitFor();
      const name = language === 'fr' ? 'Comptoir' : 'Desk';
      await hands.main.getByText(t('admin:sums.Promotion', { name }), { exact: true }).waitFor();
      await hands.press(t('admin-cart:editComments'));
      await hands.dialog.getByRole('textbox').fill('Gate 3');
      await fitsEverywhere();
      await hands.submit(t('admin-cart:saveComments'));
      await hands.main.getByText('Gate 3', { exact: true }).waitFor();
      await fitsEverywhere();
    });

    then('is seen by its buyer, who turns back to the window', async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await main().getByText(OTHER).first().waitFor();
      await main().getByText(ITEM, { exact: true }).waitFor({ state: 'detached' });
      await expectFit(page);
    });

    then('becomes a quote at whose desk the CSR is', async () => {
      await hands.press(t('admin-cart:requestQuote'));
      await office.locator('.ra-confirm').waitFor();
      expect(await violations(office)).toEqual([]);
      await office.locator('.ra-confirm').click();
      await office.waitForURL(`**/quote/${orderId}/show`);
      await hands.main.getByText(OTHER).first().waitFor();
      await hands.main.getByRole('button', { name: t('admin-quote:action.startReview'), exact: true }).waitFor();
      await office.goto(`/admin/cart/${orderId}/show`);
      await hands.main.getByRole('link', { name: t('admin-cart:show.quoted') }).waitFor();
      await fitsEverywhere();
    });

    then('becomes the order of its buyer, on the phone', async () => {
      const visitor = await stage.shop.visitorOn(page);
      const { OrderID } = await visitor.post('cart/addtocart', { ProductId: ITEM, Qty: 3 });
      await stage.shop.everybodySees(office);
      await office.goto(`/admin/cart/${OrderID}/show`);
      await row(ITEM).waitFor();
      await hands.press(`${t('admin-cart:order.place')}…`);
      const chooseBy = async (label: string, option: RegExp) => {
        const field = hands.dialog.getByRole('combobox', { name: label });
        await field.press('ArrowDown');
        await office.getByRole('option', { name: option }).first().press('Enter');
      };
      const place = hands.dialog.getByRole('button', { name: t('admin-cart:order.place'), exact: true });
      await hands.dialog.getByText(buyer.email).waitFor();
      expect(await place.isDisabled()).toBe(true);
      await chooseBy(t('admin-cart:order.by'), /\$/);
      await fitsEverywhere();
      expect(await violations(office)).toEqual([]);
      await hands.dialog.getByRole('textbox', { name: t('admin:order.reference') }).fill('PHONE 7');
      await place.press('Enter');
      await office.waitForURL(`**/order/${OrderID}/show`);
      await hands.main.getByText('PHONE 7').first().waitFor();
      await office.goto(`/admin/cart/${OrderID}/show`);
      await hands.main.getByRole('link', { name: t('admin-cart:show.ordered') }).waitFor();
    });

    then('is in the timeline, with who did what', async () => {
      await office.goto(`/admin/history/cart:${orderId}/show`);
      await hands.main.getByText('Dana Whitfield').first().waitFor();
    });
  });
});
