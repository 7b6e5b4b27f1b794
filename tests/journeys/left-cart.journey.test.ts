// Issue 32: a buyer fills a cart on a Monday, gets the letter on the Wednesday, finds two prices changed and one item gone,
// and orders. The days go by: the shop stands still meanwhile, and goes on by a clock that is two days ahead.
import { dayText } from '#platform/kernel/texts/formats.ts';
import type { Browser, Page } from 'playwright-core';
import { until } from '../harness/until.ts';
import { chromiumPath, closeWindows, openBrowser, openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { fillShownCard } from './checkout-forms.ts';
import { expectFit } from './fit.ts';
import { ownItem } from './own-item.ts';
import { contactOnTerms, staffMember, type Contact } from './people.ts';
import { otherTimeLibrary, startShopThatRests, type RunningShop } from './running-shop.ts';
import { setSetting } from './settings.ts';
import { signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';

const SUBJECT = 'Votre panier vous attend';

(chromiumPath && otherTimeLibrary ? describe : describe.skip)('a cart that was left (Chromium and libfaketime)', () => {
  const t = textsIn('fr');
  const then = chapters();
  let browser: Browser;
  let monday: Awaited<ReturnType<typeof startShopThatRests>>;
  let shop: RunningShop;
  let buyer: Contact;
  let page: Page;
  let errors: string[];
  let items: readonly string[] = [];
  let link = '';
  let shared = { ShareID: '', LastDay: '' };

  const main = () => page.getByRole('main');
  const lineOf = (item: string) =>
    main()
      .getByRole('list', { name: t('cart:heading') })
      .getByRole('listitem')
      .filter({ hasText: item });

  beforeAll(async () => {
    [monday, browser] = await Promise.all([startShopThatRests(), openBrowser()]);
    ({ shop } = monday);
  });
  afterAll(async () => {
    await closeWindows(browser);
    await shop?.stop();
  });
  afterEach(() => expect(errors.splice(0)).toEqual([]));

  then('is filled on a Monday, by a buyer who agrees to letters', async () => {
    await setSetting(await staffMember(shop, 'helen'), 'AbandonedCartLetters', '1');
    const [bearing, seal, belt] = [ownItem(shop), ownItem(shop), ownItem(shop)];
    await bearing.costs(1_000);
    await seal.costs(2_000);
    await belt.costs(3_000);
    items = [bearing.itemNumber, seal.itemNumber, belt.itemNumber];
    buyer = await contactOnTerms(shop, { language: 'fr' });
    await buyer.visitor.post('profile/subscribenewsletter', {});
    const letter = await until(
      async () =>
        (await shop.mails()).find(({ to, text }) => to === buyer.email && text.includes('/newsletter/confirm')),
      'the letter that asks to confirm',
    );
    ({ page, errors } = await openWindow(browser, shop.url, { width: 360, language: 'fr' }));
    await visit(page, /http\S+\/newsletter\/confirm\S+/.exec(letter.text)![0]);
    await main()
      .getByRole('button', { name: t('newsletter:confirm.button') })
      .click();
    await main().getByText(t('newsletter:confirm.done')).waitFor();
    let OrderId = '';
    for (const item of items)
      ({ OrderID: OrderId } = await buyer.visitor.post('cart/addtocart', { ProductId: item, Qty: 2 }));
    await setSetting(await staffMember(shop, 'helen'), 'SharedCartDays', '1');
    shared = await buyer.visitor.post('cart/sharecart', { OrderId });
    await bearing.costs(1_150);
    await seal.costs(1_900);
    await (await staffMember(shop, 'helen')).post('admin/product/discontinue', { itemNumber: belt.itemNumber });
  });

  then('is told of by one letter on the Wednesday', async () => {
    await page.context().close();
    shop = await monday.goOnAfter(2);
    const letter = await until(
      async () => (await shop.mails()).find(({ to, subject }) => to === buyer.email && subject === SUBJECT),
      'the letter about the cart',
    );
    link = /http\S+\/cart\/shoppingcart\S*/.exec(letter.text)![0];
    for (const item of items.slice(0, 2)) expect(letter.text).toContain(item);
  });

  then('is no longer behind the link that was shared for a day, which says so', async () => {
    ({ page, errors } = await openWindow(browser, shop.url, { width: 360, language: 'fr' }));
    await visit(page, `/cart/shared/${shared.ShareID}`);
    await main()
      .getByText(t('error:shared_cart_expired', { day: dayText(shared.LastDay, 'fr') }))
      .waitFor();
    await expectFit(page);
  });

  then('has two prices that changed and one item that is gone, each said on its line', async () => {
    await visit(page, `/account/login?ReturnUrl=${encodeURIComponent(new URL(link).pathname)}`);
    await signInAtShop(main(), t, buyer.userName);
    await page.waitForURL(({ pathname }) => pathname === '/cart/shoppingcart');
    const [bearing = '', seal = '', belt = ''] = items;
    await lineOf(bearing)
      .getByText(t('cart:priceNow', { price: '11,50\u00a0$' }))
      .waitFor();
    await lineOf(seal)
      .getByText(t('cart:priceNow', { price: '19,00\u00a0$' }))
      .waitFor();
    await lineOf(belt).getByText(t('common:discontinued')).waitFor();
    expect(await violations(page)).toEqual([]);
    await expectFit(page);
    await lineOf(belt)
      .getByRole('button', { name: t('cart:removeItem', { item: belt }) })
      .press('Enter');
    await lineOf(belt).waitFor({ state: 'detached' });
    await main()
      .getByRole('button', { name: t('cart:acceptPrices') })
      .press('Enter');
    await main()
      .getByText(t('cart:priceNow', { price: '11,50\u00a0$' }))
      .waitFor({ state: 'detached' });
  });

  then('is ordered at the prices of that day, and told of no more', async () => {
    await main()
      .getByRole('link', { name: t('cart:checkout'), exact: true })
      .click();
    await page.waitForURL('**/checkout/processcheckout**');
    await main()
      .getByRole('button', { name: t('checkout:continue') })
      .click();
    await page.waitForURL('**/checkout/processcheckout?step=payment');
    await fillShownCard(page, t, '4242');
    await main()
      .getByRole('button', { name: t('checkout:complete'), exact: true })
      .click();
    await page.waitForURL('**/checkout/ordercomplete/*');
    const { orders } = await (await shop.visitorOn(page)).get('customer/getorders', {});
    expect(orders).toHaveLength(1);
    expect((await shop.mails()).filter(({ to, subject }) => to === buyer.email && subject === SUBJECT)).toHaveLength(1);
    await expectFit(page);
  });
});
