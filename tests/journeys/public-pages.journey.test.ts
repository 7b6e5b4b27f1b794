// Browsers and search engines find these behind the pages: a quiet console, kept or not, and one address per page and
// language.
import type { ConsoleMessage, Page } from 'playwright-core';
import { openWindow, visit } from './browser.ts';
import { until } from '../harness/until.ts';
import { journey } from './journey.ts';
import { ownLetters } from './people.ts';
import { signInAtOffice } from './sign-in.ts';
import { textsIn } from './texts.ts';

const product = '/product/6205-2RS/6205-2rs-deep-groove-ball-bearing';
const open = [
  ['home', '/'],
  ['a category', '/category/deep-groove-ball-bearings/deep-groove-ball-bearings'],
  ['a product', product],
  ['a static page', '/pages/about'],
] as const;
const own = [
  ['the cart', '/cart/shoppingcart'],
  ['checkout', '/checkout/processcheckout'],
] as const;

/** Errors and warnings of the console, violations of the content security policy among them. */
function heard(page: Page): string[] {
  const messages: string[] = [];
  const hear = (message: ConsoleMessage) =>
    void (['error', 'warning'].includes(message.type()) && messages.push(message.text()));
  page.on('console', hear);
  page.on('pageerror', (error) => messages.push(String(error)));
  return messages;
}

journey('the pages', (stage) => {
  describe.each(['en', 'fr'] as const)('in %s', (language) => {
    const t = textsIn(language);

    it.each(open)('%s leaves the console quiet, rendered for one reader or kept for all', async (_name, path) => {
      const { page } = await openWindow(stage.browser, stage.shop.url, { width: 1440, language });
      const messages = heard(page);
      // The first visit has it rendered, the second gets what was kept.
      await visit(page, path);
      await visit(page, path);
      expect(messages).toEqual([]);
      await page.context().close();
    });

    it.each([...open, ...own])('%s leaves the console quiet for a reader with a cart', async (_name, path) => {
      const { page } = await openWindow(stage.browser, stage.shop.url, { width: 1440, language });
      await visit(page, product);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('common:addToCart'), exact: true })
        .click();
      await page.getByRole('link', { name: t('common:cartLabel', { count: 1 }), exact: true }).waitFor();
      const messages = heard(page);
      await visit(page, path);
      expect(messages).toEqual([]);
      await page.context().close();
    });

    it('has one address for what can be reached by several, and names that of each language', async () => {
      const addresses = async (path: string) => {
        const html = await (
          await fetch(`${stage.shop.url}${path}`, { headers: { 'accept-language': language } })
        ).text();
        const links = [
          ...html.matchAll(/<link rel="(canonical|alternate)"(?: hrefLang="([\w-]+)")? href="([^"]+)"/gi),
        ].map(([, rel, of, href]) => [of ?? rel, href!.replace(stage.shop.url, '').replaceAll('&amp;', '&')]);
        return Object.fromEntries(links) as Record<string, string>;
      };
      const of = (path: string) => ({
        canonical: `${path}?lng=${language}`,
        en: `${path}?lng=en`,
        fr: `${path}?lng=fr`,
        'x-default': path,
      });
      const [, whole = ''] =
        /<loc>[^<]*(\/product\/6205-2RS\/[^?<]+)\?lng=en<\/loc>/.exec(
          await (await fetch(`${stage.shop.url}/sitemap/1.xml`)).text(),
        ) ?? [];
      expect(await addresses('/product/6205-2RS')).toEqual(of(whole));
      expect(await addresses('/product/6205-2RS/another-name?utm=x')).toEqual(of(whole));
      expect(await addresses('/?lng=' + language)).toEqual(of('/'));
      const list = '/category/deep-groove-ball-bearings/deep-groove-ball-bearings';
      expect(await addresses(`${list}?sort=name&view=table`)).toEqual(of(list));
      expect(await addresses(`${list}?page=2`)).toEqual({
        canonical: `${list}?page=2&lng=${language}`,
        en: `${list}?page=2&lng=en`,
        fr: `${list}?page=2&lng=fr`,
        'x-default': `${list}?page=2`,
      });
      for (const path of ['/cart/shoppingcart', '/account/login', '/nowhere', '/category/search?keyword=bearing'])
        expect(await addresses(path)).toEqual({});
    });
  });

  it('say that what the dealer marked as gone is gone for good, with the ways on', async () => {
    const gone = `/leaflet-${ownLetters()}`;
    const { page: office } = await openWindow(stage.browser, stage.shop.url, { width: 1440 });
    await signInAtOffice(office, 'helen', '/admin/redirect');
    await office.getByRole('button', { name: 'New redirect' }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel('From').fill(gone);
    await dialog.getByLabel('Kind').click();
    await office.getByRole('option', { name: 'Gone' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    await office.context().close();

    const { page } = await openWindow(stage.browser, stage.shop.url, { width: 360 });
    const answered = await until(async () => {
      const response = await page.goto(gone);
      return response?.status() === 410 || undefined;
    }, 'a page that is gone');
    expect(answered).toBe(true);
    const main = page.getByRole('main');
    await main.getByText('This page is gone for good.').waitFor();
    await main.getByRole('link', { name: 'Site map' }).waitFor();
    await main.getByRole('link', { name: '514-555-0100' }).waitFor();
    expect((await page.goto(`${gone}-next`))?.status()).toBe(404);
    await page.context().close();
  });
});
