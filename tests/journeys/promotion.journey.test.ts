// Issue 11: a manager sets up a promotion, tries it on a cart, and a guest's cart has it at once; a coupon goes when the
// cart changes and comes back when it is entered again.
import type { Locator, Page } from 'playwright-core';
import { until } from '../harness/until.ts';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { journey } from './journey.ts';
import { ownLetters } from './people.ts';
import { signInAtOffice } from './sign-in.ts';
import { textsIn } from './texts.ts';

journey('a promotion', (stage) => {
  const t = textsIn('en');
  const then = chapters();
  const own = ownLetters();
  const sale = `Journey sale ${own}`;
  const coupon = `journey-${own}`;
  let office: Page;
  let panel: Locator;
  let guest: Page;
  let cart: Locator;
  let errors: string[];
  let shopErrors: string[];

  const type = (field: string) => office.locator(`[name="${field}"]`);
  const add = () => office.getByRole('button', { name: t('admin:form.add'), exact: true }).click();

  beforeAll(async () => {
    ({ page: office, errors } = await openWindow(stage.browser, stage.shop.url, { width: 1440 }));
    ({ page: guest, errors: shopErrors } = await openWindow(stage.browser, stage.shop.url, { width: 360 }));
    panel = office.getByRole('main');
    cart = guest.getByRole('main');
    await signInAtOffice(office, 'helen');
    await visit(guest, '/product/6204-2RS/bearing');
    await cart
      .getByRole('button', { name: t('common:addToCart'), exact: true })
      .first()
      .click();
    await guest.getByRole('link', { name: t('common:cartLabel', { count: 1 }), exact: true }).waitFor();
  });
  afterAll(async () => {
    await office?.context().close();
    await guest?.context().close();
  });
  afterEach(() => expect([...(errors?.splice(0) ?? []), ...(shopErrors?.splice(0) ?? [])]).toEqual([]));

  then('is set up with a coupon, and says in words what it does', async () => {
    await office.goto('/admin/promotion/create');
    await type('name.en').fill(sale);
    await type('name.fr').fill(`Solde du voyage ${own}`);
    await type('code').fill(coupon);
    await panel.getByText(t('admin-promotion:words.coupon', { code: coupon.toUpperCase() })).waitFor();
    await add();
    await panel.getByRole('button', { name: t('admin-promotion:remove') }).waitFor();
  });

  then('is tried on a cart before it runs', async () => {
    await panel.getByLabel(t('admin-promotion:try.coupons'), { exact: true }).fill(coupon.toUpperCase());
    await panel.getByLabel(t('admin-promotion:try.item'), { exact: true }).fill('6204-2RS');
    await office.keyboard.press('Enter');
    await panel.getByRole('listitem').filter({ hasText: sale }).filter({ hasText: '−$' }).waitFor();
  });

  then('is in the guest’s cart once it runs and the coupon is entered', async () => {
    await office.getByRole('switch', { name: t('admin-promotion:field.isActive') }).click();
    await office.getByRole('button', { name: 'Save', exact: true }).click();
    await office.getByText(t('admin:form.saved')).waitFor();
    await visit(guest, '/cart/shoppingcart');
    await cart.getByLabel(t('cart:coupon'), { exact: true }).fill(coupon);
    await guest.keyboard.press('Enter');
    await cart.getByRole('listitem').filter({ hasText: sale }).filter({ hasText: '−$' }).waitFor();
  });

  then('goes with its coupon when the cart changes, and comes back when it is entered again', async () => {
    await cart.getByRole('button', { name: t('cart:more', { item: '6204-2RS' }) }).click();
    const dialog = guest.getByRole('dialog', { name: t('cart:couponsRemoved') });
    await dialog.getByText(coupon.toUpperCase()).waitFor();
    await dialog.getByRole('button', { name: t('cart:couponsAgain', { count: 1 }) }).click();
    await dialog.waitFor({ state: 'detached' });
    await cart.getByRole('button', { name: `${t('cart:removeCoupon')} ${coupon.toUpperCase()}` }).waitFor();
  });

  then('is removed, and takes nothing off any more', async () => {
    await office.getByRole('button', { name: t('admin-promotion:remove') }).click();
    await office.getByRole('dialog').getByRole('button').last().click();
    await office.waitForURL('**/admin/promotion');
    await until(async () => {
      await guest.reload();
      return (await cart.getByText(t('cart:couponWhy.otherwise')).count()) > 0 || undefined;
    }, 'the coupon counts no more');
    expect(await cart.getByText(sale).count()).toBe(0);
  });
});
