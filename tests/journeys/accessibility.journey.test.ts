import type { Page } from 'playwright-core';
import { openWindow, visit } from './browser.ts';
import { journey } from './journey.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';
import { windows } from './windows.ts';

const pages = [
  ['home', '/'],
  ['a category', '/category/deep-groove-ball-bearings/roulements'],
  ['a category as a table', '/category/deep-groove-ball-bearings/roulements?view=table'],
  ['search results', '/category/search?keyword=bearing%2023%20mm%20steam'],
  ['a comparison', '/compare?items=6205,6205-2RS,BV-15'],
  ['a comparison of nothing', '/compare'],
  ['a search without results', '/category/search?keyword=zzzzqqq'],
  ['a product', '/product/6205-2RS/6205-2rs'],
  ['the site map', '/sitemap'],
  ['the contact form', '/pages/contact'],
  ['the store locator', '/store/storelocator?address=Montreal'],
  ['the cart with a line', '/cart/shoppingcart'],
  ['checkout', '/checkout/processcheckout'],
  ['sign-in', '/account/login'],
  ['registration', '/account/register'],
  ['forgotten password', '/account/forgotpassword'],
  ['guest tracking', '/profile/guestcustomersearchorders'],
  ['a static page', '/pages/about'],
  ['a page that is not there', '/nowhere'],
] as const;

journey('everybody can use the shop', (stage) => {
  describe.each(windows)('in $language at $width px', ({ language, width }) => {
    const t = textsIn(language);
    let page: Page;

    beforeAll(async () => {
      ({ page } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      await visit(page, '/product/6205-2RS/6205-2rs');
      await page
        .getByRole('main')
        .getByRole('button', { name: t('common:addToCart'), exact: true })
        .click();
      await page.getByRole('link', { name: t('common:cartLabel', { count: 1 }), exact: true }).waitFor();
    });
    afterAll(() => page?.context().close());

    it.each(pages)('%s has no violation', async (_, path) => {
      await visit(page, path);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await violations(page)).toEqual([]);
    });
  });

  it('with nothing but a keyboard a bearing is found and put into the cart', async () => {
    const { page } = await openWindow(stage.browser, stage.shop.url, { width: 1440 });
    await visit(page, '/');
    await tabTo(page, 'Search by keyword or item number');
    await page.keyboard.type('6205-2RS');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1 }).filter({ hasText: '6205-2RS' }).waitFor();
    await tabTo(page, 'Add to cart');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Cart, 1 line', exact: true }).waitFor();
    await page.context().close();
  });
});

/** Presses Tab until an element of this name has the focus; nobody should need more than this many. */
async function tabTo(page: Page, name: string, most = 120): Promise<void> {
  const passed: string[] = [];
  while (passed.length < most) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (at === name) return;
    passed.push(at);
  }
  throw new Error(`Tab does not reach "${name}"; it passed ${passed.join(' | ')}`);
}
