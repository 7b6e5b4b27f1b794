// Issue 11: a maintenance buyer with a list of part numbers, on a phone with a bad connection.
import type { Locator, Page } from 'playwright-core';
import { openWindow, takenOver, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { showToCamera } from './camera.ts';
import { journey } from './journey.ts';
import { contactOnTerms } from './people.ts';
import { signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';

journey('a quick order', (stage) => {
  const t = textsIn('en');
  const then = chapters();
  let page: Page;
  let main: Locator;
  let errors: string[];

  const code = (line: number) => main.getByLabel(t('quick-order:itemOf', { line }), { exact: true });
  const quantity = (line: number) => main.getByLabel(t('quick-order:quantityOf', { line }), { exact: true });
  const cart = (count: number) => page.getByRole('link', { name: t('common:cartLabel', { count }), exact: true });
  const addToCart = () => main.getByRole('button', { name: t('common:addToCart'), exact: true }).click();

  beforeAll(async () => {
    ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width: 360 }));
    main = page.getByRole('main');
    await visit(page, '/checkout/expressorder');
  });
  afterAll(() => page?.context().close());
  afterEach(() => expect(errors?.splice(0) ?? []).toEqual([]));

  then('is typed by keyboard: item, Tab, quantity, Enter', async () => {
    await code(1).focus();
    for (const [item, count] of [
      ['6204-2RS', '4'],
      ['6205-2rs', '2'],
    ] as const) {
      await page.keyboard.type(item);
      await page.keyboard.press('Tab');
      await page.keyboard.type(count);
      await page.keyboard.press('Enter');
    }
    await code(3).and(page.locator(':focus')).waitFor();
    await main.locator('strong', { hasText: '$' }).first().waitFor();
  });

  then('adds what the camera reads, once while it looks at it', async () => {
    await showToCamera(page, '6206-2RS');
    await main.getByRole('button', { name: t('quick-order:scan'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('quick-order:scan') });
    await dialog.getByText(t('quick-order:scanned', { code: '6206-2RS', quantity: 1 })).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect([await code(3).inputValue(), await quantity(3).inputValue()]).toEqual(['6206-2RS', '1']);
    await main.getByRole('button', { name: t('quick-order:removeLine', { line: 3 }) }).click();
  });

  then('takes a list out of a spreadsheet, and says which line is wrong', async () => {
    await main.getByLabel(t('quick-order:paste'), { exact: true }).fill('Item code\tQty\n6206-2RS\t3\n6207-2RS\tmany');
    await main.getByRole('button', { name: t('quick-order:takeLines') }).click();
    await main
      .getByText(t('quick-order:fault.quick_order_quantity_invalid', { line: 4 }))
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await main.getByRole('button', { name: t('quick-order:removeLine', { line: 4 }) }).click();
  });

  then(
    'keeps its lines without a network, also when the page is left, and sends them once when it returns',
    async () => {
      await page.context().setOffline(true);
      await addToCart();
      await main.getByText(t('quick-order:waits', { count: 3 })).waitFor();
      expect(await code(1).inputValue()).toBe('');
      const menu = page.getByRole('button', { name: t('common:menu'), exact: true });
      await menu.click();
      await code(1).fill('6208-2RS');
      await page.context().setOffline(false);
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      expect(await code(1).inputValue()).toBe('6208-2RS');
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await code(1).fill('');
      await main
        .getByText(t('quick-order:addedLines', { count: 3 }))
        .first()
        .waitFor();
      await cart(3).waitFor();
      await visit(page, '/checkout/expressorder');
      await visit(page, '/cart/shoppingcart');
      for (const [item, count] of [
        ['6204-2RS', '4'],
        ['6205-2RS', '2'],
        ['6206-2RS', '3'],
      ] as const)
        expect(await main.getByLabel(t('common:quantityOf', { item }), { exact: true }).inputValue()).toBe(count);
    },
  );

  then('adds nothing twice when the answer was lost on the way', async () => {
    await visit(page, '/checkout/expressorder');
    let lost = false;
    await page.route('**/api/post', async (route) => {
      if (lost || !route.request().postData()?.includes('additemsfromquickorderpad')) return route.fallback();
      lost = true;
      await route.fetch();
      await route.abort();
    });
    await code(1).fill('6204-2RS');
    await quantity(1).fill('1');
    await addToCart();
    await main.getByText(t('quick-order:waits', { count: 1 })).waitFor();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await main
      .getByText(t('quick-order:addedLines', { count: 1 }))
      .first()
      .waitFor();
    expect(lost).toBe(true);
    await visit(page, '/cart/shoppingcart');
    expect(await main.getByLabel(t('common:quantityOf', { item: '6204-2RS' }), { exact: true }).inputValue()).toBe('5');
  });

  then('is kept as a list, and transferred to an order again', async () => {
    const chloe = await contactOnTerms(stage.shop, { firstName: 'Chloé', lastName: 'Roy' });
    await page.context().close();
    ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width: 360 }));
    main = page.getByRole('main');
    await visit(page, '/account/login?ReturnUrl=/checkout/expressorder');
    await signInAtShop(main, t, chloe.userName);
    await page.waitForURL('**/checkout/expressorder');
    await takenOver(page);
    await code(1).fill('6204-2RS');
    await quantity(1).fill('10');
    await main.getByLabel(t('quick-order:saveAs')).fill('Monthly');
    await main.getByRole('button', { name: t('quick-order:saveList') }).click();
    const list = main.getByRole('listitem').filter({ hasText: 'Monthly' });
    await list.getByRole('button', { name: t('quick-order:transfer') }).click();
    await main
      .getByText(t('quick-order:addedLines', { count: 1 }))
      .first()
      .waitFor();
    await list.getByRole('button', { name: t('quick-order:deleteList') }).click();
    await list.waitFor({ state: 'detached' });
  });

  then('leaves an empty cart behind', async () => {
    await visit(page, '/cart/shoppingcart');
    await main.getByRole('button', { name: t('cart:removeAll') }).click();
    await cart(0).waitFor();
  });
});
