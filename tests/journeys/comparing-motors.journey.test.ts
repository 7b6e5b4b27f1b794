// Issue 11: a French-speaking shopper compares four motors, asks to be told when one is back, learns what its delivery
// would cost, and sends the cart to a colleague; the back office sees that somebody waits.
import type { Locator, Page } from 'playwright-core';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { journey } from './journey.ts';
import { ownLetters } from './people.ts';
import { signInAtOffice } from './sign-in.ts';
import { textsIn } from './texts.ts';

const MOTORS = ['MT-56-2P-0.09-B3', 'MT-56-2P-0.12-B3', 'MT-63-2P-0.18-B3', 'MT-63-2P-0.25-B3'];
const AWAITED = MOTORS[0]!;

journey('a French-speaking shopper', (stage) => {
  const t = textsIn('fr');
  const then = chapters();
  const email = `claire.${ownLetters()}@example.com`;
  let page: Page;
  let main: Locator;
  let errors: string[];
  let link = '';

  beforeAll(async () => {
    ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width: 360, language: 'fr' }));
    main = page.getByRole('main');
  });
  afterAll(() => page?.context().close());
  afterEach(() => expect(errors?.splice(0) ?? []).toEqual([]));

  then('chooses four motors from the list', async () => {
    await visit(page, '/category/three-phase-motors/x?filters=frame_size:56,63;poles:2');
    for (const motor of MOTORS)
      await main.getByRole('button', { name: t('common:compareItem', { item: motor }), exact: true }).click();
    const tray = page.getByRole('complementary', { name: t('common:compareTray') });
    await tray.getByText('4 sur 4').waitFor();
    await tray.getByRole('link', { name: t('common:compare') }).click();
    await page.getByRole('heading', { level: 1, name: t('comparison:title') }).waitFor();
  });

  then('reads what they differ by, with numbers written the French way', async () => {
    await main.getByRole('link', { name: t('comparison:differencesOnly') }).click();
    const power = main.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Puissance/ }) });
    expect(await power.getByRole('cell').allTextContents()).toEqual(['0,09', '0,12', '0,18', '0,25']);
  });

  then('prints the comparison: all of it, and nothing that asks for a hand', async () => {
    await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
    await main.getByRole('button', { name: t('comparison:print') }).click();
    await page.locator('body[data-printed]').waitFor();
    await page.emulateMedia({ media: 'print' });
    const table = main.getByRole('region', { name: t('comparison:title') });
    expect(await table.evaluate((region) => getComputedStyle(region).maxHeight)).toBe('none');
    expect(await main.getByRole('button').count()).toBe(0);
    expect(await main.getByRole('link', { name: t('comparison:differencesOnly') }).count()).toBe(0);
    await page.emulateMedia({ media: null });
  });

  then('asks to be told when the one that is out of stock is back', async () => {
    await main
      .getByRole('link', { name: /0,09 kW/ })
      .first()
      .click();
    await page.waitForURL(`**/product/${AWAITED}/**`);
    await main.getByRole('button', { name: t('product:notifyMe.open') }).click();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await main.getByText(t('product:notifyMe.done', { email })).waitFor();
  });

  then('learns what delivery costs and when it arrives, by postal code', async () => {
    await main.getByRole('button', { name: t('common:calculator.open') }).click();
    const form = main.getByRole('form', { name: t('common:calculator.open') });
    await form.getByLabel(t('common:calculator.zip')).waitFor();
    await page.keyboard.type('nulle part');
    await page.keyboard.press('Enter');
    await form.getByText(/Nous ne connaissons pas ce code postal/).waitFor();
    await form.getByLabel(t('common:calculator.zip')).fill('h4n2m7');
    await page.keyboard.press('Enter');
    await form.getByText(t('common:calculator.to', { zip: 'H4N 2M7', state: 'QC' })).waitFor();
    await form.getByRole('listitem').filter({ hasText: '$' }).first().waitFor();
  });

  then('shares the cart with a colleague by a link', async () => {
    await visit(page, `/product/${MOTORS[1]}/moteur`);
    await main
      .getByRole('button', { name: t('common:addToCart'), exact: true })
      .first()
      .click();
    await page.getByRole('link', { name: t('common:cartLabel', { count: 1 }), exact: true }).waitFor();
    await visit(page, '/cart/shoppingcart');
    await main.getByRole('button', { name: t('cart:shareCart') }).click();
    const dialog = page.getByRole('dialog', { name: t('cart:shareCart') });
    await dialog.getByRole('button', { name: t('cart:share.make') }).click();
    link = await dialog.getByLabel(t('cart:share.link')).inputValue();
    expect(link).toContain('/cart/shared/');
    await page.keyboard.press('Escape');
  });

  then('whose own cart takes the items from the link', async () => {
    const colleague = await openWindow(stage.browser, stage.shop.url, { width: 1440, language: 'fr' });
    await visit(colleague.page, new URL(link).pathname);
    const items = colleague.page.getByRole('main');
    await items.getByRole('link', { name: /0,12 kW/ }).waitFor();
    await items.getByRole('button', { name: t('common:addToCart'), exact: true }).click();
    await colleague.page.getByRole('link', { name: t('common:cartLabel', { count: 1 }), exact: true }).waitFor();
    expect(colleague.errors).toEqual([]);
    await colleague.page.context().close();
  });

  then('is waited for in the back office', async () => {
    const office = await openWindow(stage.browser, stage.shop.url, { width: 1440 });
    await signInAtOffice(office.page, 'dana', '/admin/want-list');
    await office.page.getByRole('row').filter({ hasText: AWAITED }).waitFor();
    expect(office.errors).toEqual([]);
    await office.page.context().close();
  });
});
