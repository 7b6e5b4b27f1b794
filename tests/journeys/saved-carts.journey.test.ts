// Issue 11: a buyer saves a cart, goes on with it another day, and orders again what was ordered before.
import type { Locator, Page } from 'playwright-core';
import { headers } from '#contracts/client.ts';
import { montreal } from '../harness/readied-cart.ts';
import { openWindow, takenOver, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { colleagueOf, contactOnTerms, type Contact } from './people.ts';
import { signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';

journey('saved carts and ordering again', (stage) => {
  const t = textsIn('fr');
  const then = chapters();
  let chloe: Contact;
  let page: Page;
  let main: Locator;
  let errors: string[];

  const cart = (count: number) => page.getByRole('link', { name: t('common:cartLabel', { count }), exact: true });
  const button = (name: string) => main.getByRole('button', { name }).first();
  /** Who leaves the page before it is in the cart may have it there or not. */
  const put = async (item: string) => {
    await visit(page, `/product/${item}/x`);
    const added = page.waitForResponse((response) => !!response.request().postData()?.includes('cart/addtocart'));
    await main
      .getByRole('button', { name: t('common:addToCart'), exact: true })
      .first()
      .click();
    await added;
  };

  const post = <T>(path: string, data: object): Promise<T> =>
    page.evaluate(
      async ([names, body]) => {
        const response = await fetch('/api/post', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            [names.client]: '1',
            [names.commandId]: crypto.randomUUID(),
          },
          body: JSON.stringify(body),
        });
        if (!response.ok) throw new Error(await response.text());
        return (await response.json()) as never;
      },
      [headers, { path, data }] as const,
    );

  beforeAll(async () => {
    chloe = await contactOnTerms(stage.shop, { firstName: 'Chloé', lastName: 'Roy', language: 'fr' });
    ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width: 1440, language: 'fr' }));
    main = page.getByRole('main');
    await visit(page, '/account/login?ReturnUrl=/profile/savedcarts');
    await signInAtShop(main, t, chloe.userName);
    await page.waitForURL(({ pathname }) => pathname === '/profile/savedcarts');
    await takenOver(page);
  });
  afterAll(() => page?.context().close());
  afterEach(() => expect(errors?.splice(0) ?? []).toEqual([]));

  then('the floating cart is dimmed and deaf while the cart is being named, by keyboard', async () => {
    await put('6204-2RS');
    await cart(1).waitFor();
    await put('BV-15');
    await cart(2).waitFor();
    await visit(page, '/');
    await page.getByRole('button', { name: t('common:showCart') }).click();
    const panel = page.locator('section[data-holds-open]');
    await page
      .getByRole('region', { name: t('cart:heading') })
      .getByRole('button', { name: t('cart:saveCart') })
      .click();
    await panel.waitFor();
    expect(await panel.evaluate((element) => (element as HTMLElement).inert)).toBe(true);
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    const has = await page.evaluate(() => document.activeElement?.textContent);
    expect(has).toBe(t('cart:saveCart'));
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox').fill('Presse 4');
    await page.keyboard.press('Enter');
    await dialog.getByText(t('cart:cartSaved', { name: 'Presse 4' })).waitFor();
    await dialog.getByRole('link', { name: t('common:savedCarts') }).click();
    await page.waitForURL(({ pathname }) => pathname === '/profile/savedcarts');
    await cart(0).waitFor();
  });

  then('the saved cart is looked at, merged and gone on with', async () => {
    await button(t('saved-cart:lines')).click();
    await main.getByRole('list', { name: 'Presse 4' }).getByText('BV-15').waitFor();
    await expectFit(page);
    await put('6206-2RS');
    await cart(1).waitFor();
    await visit(page, '/profile/savedcarts');
    await button(t('saved-cart:merge')).click();
    await cart(3).waitFor();
    await button(t('saved-cart:resume')).click();
    await cart(2).waitFor();
    await main.getByText(t('saved-cart:resumed', { name: 'Presse 4', count: 2 })).waitFor();
    await expectFit(page);
  });

  then('what was ordered before is chosen among the purchased items, and an order is copied', async () => {
    const { OrderID } = await post<{ OrderID: string }>('cart/addtocart', { ProductId: '6207-2RS', Qty: 3 });
    const header = { OrderId: OrderID, Email: chloe.email, ShipTo: montreal, BillTo: montreal };
    const { OrderTotal } = await post<{ OrderTotal: number }>('checkout/saveheader', {
      ...header,
      ShippingMethod: 'ground',
    });
    const payment = { method: 'terms', poNumber: 'PO-1' };
    await post('checkout/placeorder', { OrderId: OrderID, OrderTotal, payment });
    await visit(page, `/profile/myorders/${OrderID}`);
    await button(t('order:orderAgain')).click();
    await main.getByRole('link', { name: t('cart:viewCart') }).waitFor();
    await visit(page, '/profile/purchaseditemshistory');
    await main.getByRole('checkbox', { name: t('cart:chooseAll') }).check();
    await main.getByRole('button', { name: t('common:addToCart'), exact: true }).click();
    await main.getByRole('link', { name: t('cart:viewCart') }).waitFor();
    await expectFit(page);
  });

  then('a saved cart is removed only by who says so twice', async () => {
    await put('6204-2RS');
    await visit(page, '/cart/shoppingcart');
    await button(t('cart:saveCart')).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Presse 5');
    await page.keyboard.press('Enter');
    await dialog.getByRole('link', { name: t('common:savedCarts') }).click();
    await page.waitForURL(({ pathname }) => pathname === '/profile/savedcarts');
    await button(t('saved-cart:remove')).click();
    await button(t('saved-cart:removeForGood')).click();
    await main.getByText(t('saved-cart:none')).waitFor();
  });

  then('a cart of a colleague is looked into and copied, and stays theirs', async () => {
    const { visitor, name: owner } = await colleagueOf(stage.shop, chloe, { firstName: 'Ben', language: 'fr' });
    const { OrderID: orderId } = await visitor.post('cart/addtocart', { ProductId: '6207-2RS', Qty: 3 });
    await visitor.post('cart/savecartas', { orderId, cartName: 'Presse 9', sendEmail: false });
    await visitor.post('cart/addtocart', { ProductId: 'BV-15', Qty: 1 });
    await stage.shop.everybodySees(page);
    await visit(page, '/profile/savedcarts');
    const theirs = main.getByRole('listitem', { name: t('saved-cart:ofColleague', { name: 'Presse 9', owner }) });
    await theirs.getByRole('button', { name: t('saved-cart:lines') }).press('Enter');
    await theirs.getByText('6207-2RS').first().waitFor();
    expect(await theirs.getByRole('button').count()).toBe(2);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectFit(page);
      expect(await violations(page)).toEqual([]);
    }
    await theirs.getByRole('button', { name: t('saved-cart:copy') }).press('Enter');
    await main.getByText(t('cart:linesAdded', { count: 1 })).waitFor();
    await visit(page, '/profile/pendingcarts');
    await main.getByRole('heading', { name: t('saved-cart:colleagues') }).waitFor();
    await expectFit(page);
    await visit(page, '/cart/shoppingcart');
    await button(t('cart:removeAll')).click();
    await cart(0).waitFor();
  });

  then('a line is noted on, by keyboard', async () => {
    const item = 'BV-15';
    await put(item);
    await visit(page, '/cart/shoppingcart');
    await main.getByRole('button', { name: t('cart:note.addTo', { item }) }).press('Enter');
    await page.keyboard.type('Halle 4');
    await expectFit(page);
    await page.keyboard.press('Enter');
    await main.getByText('Halle 4').waitFor();
    await main.getByRole('button', { name: t('cart:note.changeOf', { item }) }).press('Enter');
    await page.keyboard.type('Halle 5');
    await page.keyboard.press('Escape');
    await main.getByText('Halle 4').waitFor();
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(focused).toBe(t('cart:note.changeOf', { item }));
    await expectFit(page);
  });

  then('and moved to the wish list, which is watched until that is taken back', async () => {
    const move = main.getByRole('button', { name: t('cart:toWishList', { item: 'BV-15' }) });
    await move.click();
    await move.waitFor({ state: 'detached' });
    await visit(page, '/profile/mywishlist');
    const noteOf = (key: 'addTo' | 'changeOf') =>
      main.getByRole('button', { name: t(`wish-list:note.${key}`, { item: 'BV-15' }) });
    const field = main.getByRole('textbox', { name: t('wish-list:note.on', { item: 'BV-15' }) });
    const shown = (note: string) => main.getByText(note, { exact: true }).waitFor();
    // With its note.
    await shown('Halle 4');
    await noteOf('changeOf').press('Enter');
    await field.fill('Halle 6');
    await expectFit(page);
    await field.press('Enter');
    await shown('Halle 6');
    await noteOf('changeOf').press('Enter');
    await field.fill('Halle 7');
    await field.press('Escape');
    await shown('Halle 6');
    // It goes along into the cart.
    await main.getByRole('checkbox', { name: t('cart:chooseItem', { item: 'BV-15' }) }).press('Space');
    await main.getByRole('button', { name: t('common:addToCart'), exact: true }).press('Enter');
    await main.getByText(t('cart:linesAdded', { count: 1 })).waitFor();
    await visit(page, '/cart/shoppingcart');
    await shown('Halle 6');
    await button(t('cart:removeAll')).click();
    await cart(0).waitFor();
    await visit(page, '/profile/mywishlist');
    await noteOf('changeOf').press('Enter');
    await field.fill('');
    await main.getByRole('button', { name: t('wish-list:note.save') }).click();
    await noteOf('addTo').waitFor();
    await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
    await main.getByRole('button', { name: t('wish-list:print') }).press('Enter');
    await page.locator('body[data-printed]').waitFor();
    const watch = main.getByRole('checkbox', { name: t('wish-list:watch') });
    await watch.press('Space');
    await main.getByRole('checkbox', { name: t('wish-list:watch'), checked: true }).waitFor();
    await visit(page, '/profile/mywishlist');
    await main.getByRole('checkbox', { name: t('wish-list:watch'), checked: true }).press('Space');
    await main.getByRole('checkbox', { name: t('wish-list:watch'), checked: false }).waitFor();
    await expectFit(page);
  });
});
