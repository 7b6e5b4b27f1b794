import type { Page } from 'playwright-core';
import { requestedQuote } from '../harness/quotes.ts';
import { until } from '../harness/until.ts';
import { openWindow, visit } from './browser.ts';
import { journey } from './journey.ts';
import { contactOnTerms } from './people.ts';
import { signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';

const t = textsIn('en');

journey('a buyer who is faster than the page’s scripts', (stage) => {
  let page: Page;
  let letScriptsCome: () => void;

  beforeEach(async () => {
    ({ page } = await openWindow(stage.browser, stage.shop.url, { width: 1440 }));
    const gate = new Promise<void>((open) => (letScriptsCome = open));
    await page.route('**/assets/*.js', async (route) => {
      await gate;
      await route.continue();
    });
  });
  afterEach(() => page.context().close());

  it('gets the quantity that was typed, once, and is told to wait until then', async () => {
    await page.goto('/product/6205-2RS/6205-2rs', { waitUntil: 'domcontentloaded' });
    await page.getByLabel(t('common:quantity'), { exact: true }).fill('7');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('common:addToCart'), exact: true })
      .click();
    await page.getByText(t('common:formWaits')).waitFor();
    letScriptsCome();
    await page
      .getByText(t('common:added', { quantity: 7, item: '6205-2RS' }))
      .first()
      .waitFor();
    await page.getByText(t('common:formWaits')).waitFor({ state: 'hidden' });
  });

  it('gets the menu that was tapped, as soon as it can be opened', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: t('common:menu'), exact: true }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    letScriptsCome();
    await page.getByRole('dialog').waitFor();
  });

  it('searches by the slash key, whether scripts have come or not', async () => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.keyboard.press('/');
    await page.keyboard.type('oil seal');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/category/search?keyword=oil*');
    letScriptsCome();
  });

  it('finds everything still in the form that was refused', async () => {
    await page.goto('/account/register', { waitUntil: 'domcontentloaded' });
    await page.getByLabel(t('account:firstName')).fill('Zoé');
    await page.getByLabel(t('account:buyer')).check();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('account:createAccount') })
      .click();
    letScriptsCome();
    await page.locator('[name=lastName][aria-invalid=true]').waitFor();
    expect(await page.getByLabel(t('account:firstName')).inputValue()).toBe('Zoé');
    expect(await page.getByLabel(t('account:buyer')).isChecked()).toBe(true);
    expect(await page.getByLabel(t('account:companyName'), { exact: true }).count()).toBe(0);
  });
});

journey('a buyer who is faster than a part of the page, whose code comes after it', (stage) => {
  it('gets what was typed and sent there done, once', async () => {
    const ben = await contactOnTerms(stage.shop);
    const { QuoteID } = await requestedQuote(ben.visitor, [['6205-2RS', 4]]);
    const { page } = await openWindow(stage.browser, stage.shop.url, { width: 1440 });
    await page.goto('/account/login');
    await signInAtShop(page.getByRole('main'), t, ben.userName);
    await page.waitForURL((url) => !url.pathname.includes('login'));
    let letCodeCome = () => {};
    const gate = new Promise<void>((open) => (letCodeCome = open));
    let isHeld = false;
    await page.route('**/assets/add-line-*.js', async (route) => {
      isHeld = true;
      await gate;
      await route.continue();
    });
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('quote/addline')) posted.push(request.postData()!);
    });
    await page.goto(`/profile/quotedetails/${QuoteID}`);
    // The page itself is alive: what surrounds the part answers.
    await page.getByRole('button', { name: ben.name }).click();
    await page.getByRole('button', { name: ben.name, expanded: true }).waitFor();
    await until(() => Promise.resolve(isHeld || undefined));
    const lines = page.getByRole('main').getByRole('region', { name: t('quote:lines') });
    await lines.getByLabel(t('quote:addLabel')).fill('6204-2RS');
    await lines.getByRole('button', { name: t('quote:add'), exact: true }).click();
    expect(posted).toEqual([]);
    letCodeCome();
    await lines.getByRole('listitem').filter({ hasText: '6204-2RS' }).first().waitFor();
    expect(posted).toHaveLength(1);
    await page.context().close();
  });
});

journey('a buyer in a list that nobody has touched', (stage) => {
  const list = '/category/deep-groove-ball-bearings/deep-groove-ball-bearings';
  const isAlive = (page: Page, selector: string) =>
    page.evaluate(
      (of) => Object.keys(document.querySelector(of) ?? {}).some((key) => key.startsWith('__reactProps')),
      selector,
    );

  it('adds to the cart with the first key that reaches it', async () => {
    const { page } = await openWindow(stage.browser, stage.shop.url, { width: 1440 });
    await visit(page, list);
    expect(await isAlive(page, 'main form[data-item]')).toBe(false);
    await page.evaluate(() => document.querySelectorAll<HTMLInputElement>('main [name=quantity]')[1]?.select());
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await page.getByRole('main').getByRole('button').filter({ hasText: '✓ 12' }).waitFor();
    await page.context().close();
  });

  it('adds once what is sent without a key or a press', async () => {
    const { page } = await openWindow(stage.browser, stage.shop.url, { width: 1440 });
    await visit(page, list);
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('cart/addtocart')) posted.push(request.postData()!);
    });
    await page.evaluate(() => document.querySelector<HTMLFormElement>('main form[data-item]')?.requestSubmit());
    await page.getByRole('main').getByRole('button').filter({ hasText: '✓ 1' }).waitFor();
    expect(posted).toHaveLength(1);
    await page.context().close();
  });

  it('narrows it and pages through it, although no card was touched', async () => {
    const { page } = await openWindow(stage.browser, stage.shop.url, { width: 1440 });
    await visit(page, list);
    const before = await page.locator('main form[data-item]').first().getAttribute('data-item');
    await page.getByRole('link', { name: t('category:next'), exact: true }).click();
    await page.waitForURL(/page=2/);
    await page.waitForFunction(
      (item) => document.querySelector('main form[data-item]')?.getAttribute('data-item') !== item,
      before,
    );
    await page.context().close();
  });
});

journey('a browser without JavaScript', (stage) => {
  it('is told what needs it, on the page it stands on', async () => {
    const context = await stage.browser.newContext({ baseURL: stage.shop.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/account/login');
    await page.getByLabel(t('account:userNameOrEmail')).fill('ben');
    await page
      .getByRole('main')
      .getByRole('button', { name: t('common:signIn'), exact: true })
      .click();
    expect(new URL(page.url()).pathname).toBe('/account/login');
    expect(await page.locator('noscript').first().textContent()).toContain(t('common:needsScript'));
    await context.close();
  });
});
