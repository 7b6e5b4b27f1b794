// Issue 10: staff and buyers sign in with passkeys (docs/decisions/0037), and a company demands a second factor.
import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { plugIn, type PluggedIn } from './authenticator.ts';
import { openWindow, takenOver, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { journey } from './journey.ts';
import { colleagueOf, contactOnTerms, type Contact } from './people.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';

const FACTORS = '/profile/signinsecurity';

journey('somebody with a passkey', (stage) => {
  const t = textsIn('en');
  const then = chapters();
  let adele: Contact;
  let ben: Contact;
  let page: Page;
  let errors: string[];
  let authenticator: PluggedIn;
  const button = (key: `${string}:${string}`) => page.getByRole('button', { name: t(key), exact: true });
  const main = () => page.getByRole('main');
  const office = async () => {
    await page.goto('/admin');
    await page.locator('[name=username]').waitFor();
  };
  const leave = () => page.context().clearCookies();

  beforeAll(async () => {
    adele = await contactOnTerms(stage.shop, { firstName: 'Adele', lastName: 'Gagnon' });
    ben = await colleagueOf(stage.shop, adele);
    ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width: 1440 }));
    authenticator = await plugIn(page);
  });
  afterAll(() => page?.context().close());
  afterEach(() => expect(errors?.splice(0) ?? []).toEqual([]));

  then('a CSR adds one to her sign-in, by her password, and keeps the codes', async () => {
    await signInAtOffice(page, 'priya', '/admin/sign-in');
    await button('admin:signIn.addPasskey').click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=name]').fill('Laptop at the counter');
    await dialog.locator('[name=password]').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: t('admin:signIn.codesKept') }).click();
    await main().getByText('Laptop at the counter').waitFor();
  });

  then('it is asked for after name and password, by the keyboard alone', async () => {
    await leave();
    await office();
    await page.locator('[name=username]').fill('priya');
    await page.locator('[name=password]').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.locator('[name=password]').waitFor({ state: 'detached' });
  });

  then('it signs in by itself', async () => {
    await leave();
    await office();
    await button('admin:signIn.passkeyAlone').click();
    await page.locator('[name=password]').waitFor({ state: 'detached' });
  });

  then('who cannot use it is told so, and may type a code instead', async () => {
    await leave();
    await authenticator.refuse();
    await office();
    await button('admin:signIn.passkeyAlone').click();
    await page.getByText(t('admin:signIn.passkeyNotUsed')).waitFor();
    await authenticator.agree();
  });

  then('she renames and removes it, by the passkey itself', async () => {
    await button('admin:signIn.passkeyAlone').click();
    await page.locator('[name=password]').waitFor({ state: 'detached' });
    await page.goto('/admin/sign-in');
    await page.getByRole('button', { name: `${t('admin:signIn.rename')}, Laptop at the counter` }).click();
    await page.getByRole('dialog').locator('[name=name]').fill('Old laptop');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: `${t('admin:signIn.remove')}, Old laptop` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('admin:signIn.withPasskey') }).click();
    await dialog.getByRole('button', { name: t('admin:signIn.remove'), exact: true }).click();
    await main().getByText(t('admin:signIn.factorNone')).waitFor();
    await authenticator.empty();
  });

  then('an administrator of a company asks everybody for a second factor', async () => {
    await visit(page, `/account/login?ReturnUrl=${FACTORS}`);
    await signInAtShop(main(), t, adele.userName);
    await page.waitForURL(({ pathname }) => pathname === FACTORS);
    await takenOver(page);
    await button('account:companyFactorDemand').click();
    await main().getByText(t('account:companyFactorOn')).waitFor();
  });

  then('her colleague is led to set one up before anything else, and goes on to where he wanted to be', async () => {
    await leave();
    await visit(page, '/account/login?ReturnUrl=/profile/myorders');
    await signInAtShop(main(), t, ben.userName);
    await main().getByText(t('account:factorDemanded')).waitFor();
    await visit(page, '/cart/shoppingcart');
    await main().getByText(t('account:factorDemanded')).waitFor();
    await button('account:passkeyAdd').click();
    await main().getByLabel(t('account:passkeyName')).fill('Phone of Ben');
    await main().getByLabel(t('account:currentPassword'), { exact: true }).fill(DEMO_PASSWORD);
    await main()
      .getByRole('button', { name: t('account:passkeyAdd'), exact: true })
      .click();
    await button('account:codesKept').click();
    await page.waitForURL('**/cart/shoppingcart');
  });

  then('he signs in with password and passkey, and with the passkey alone', async () => {
    for (const signIn of [
      () => signInAtShop(main(), t, ben.userName),
      () =>
        main()
          .getByRole('button', { name: t('account:passkeyAlone') })
          .click(),
    ]) {
      await leave();
      await visit(page, `/account/login?ReturnUrl=${FACTORS}`);
      await signIn();
      await page.waitForURL(({ pathname }) => pathname === FACTORS);
      await takenOver(page);
      await main().getByText('Phone of Ben').waitFor();
    }
  });

  then('his last factor stays, as long as the company asks for one', async () => {
    await page.getByRole('button', { name: `${t('account:passkeyRemove')}, Phone of Ben` }).click();
    await main()
      .getByRole('button', { name: t('account:withPasskey') })
      .click();
    await main()
      .getByRole('button', { name: t('account:passkeyRemove'), exact: true })
      .click();
    await main().getByText(t('error:second_factor_last')).waitFor();
  });

  then('a CSR sees it on the customer’s page and takes it off, with a reason', async () => {
    await signInAtOffice(page, 'dana', `/admin/customer/${adele.accountId}/show`);
    await main().getByText(t('admin-customer:factorDemanded')).waitFor();
    await main()
      .getByRole('button', { name: t('admin-customer:liftFactor') })
      .click();
    await page.getByRole('dialog').locator('[name=reason]').fill('Asked for by phone');
    await page.getByRole('dialog').getByRole('button').last().click();
    await main().getByText(t('admin-customer:factorDemanded')).waitFor({ state: 'detached' });
  });

  then('what a reset would take away is said, and only who has a second factor can lose it', async () => {
    const reset = main().getByRole('button', { name: t('admin-customer:resetFactor') });
    await reset.first().waitFor();
    expect(await reset.count()).toBe(1);
    await reset.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(t('admin:signIn.somePasskeys', { count: 1 })).waitFor();
    await dialog.getByRole('button').last().click();
    await reset.waitFor({ state: 'detached' });
  });
});
