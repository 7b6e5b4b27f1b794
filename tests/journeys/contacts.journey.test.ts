// Spec 2, /profile/contactlist, and spec 6: an admin contact lets a colleague in, and lets her go.
import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { until } from '../harness/until.ts';
import { openWindow, takenOver, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { journey } from './journey.ts';
import { expectFit } from './fit.ts';
import { contactOnTerms, ownLetters, type Contact } from './people.ts';
import { signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';
import { windowsIn } from './windows.ts';

journey('an admin contact', (stage) => {
  describe.each(windowsIn('fr'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    const nina = `nina.${ownLetters()}`;
    const email = `${nina}@example.com`;
    const name = 'Nina Okoye';
    let admin: Contact;
    let page: Page;
    let errors: string[];

    const main = () => page.getByRole('main');
    const card = () => main().getByRole('listitem').filter({ hasText: name });
    const press = (key: string) => card().getByRole('button', { name: t(`contact:${key}`, { name }) });
    const openList = async () => {
      await visit(page, '/profile/contactlist');
      await main().getByRole('heading', { level: 1 }).waitFor();
    };
    const signsIn = async () => {
      const own = await openWindow(stage.browser, stage.shop.url, { width, language });
      await visit(own.page, '/account/login?ReturnUrl=/profile/myorders');
      await signInAtShop(own.page.getByRole('main'), t, nina);
      return own.page;
    };

    beforeAll(async () => {
      admin = await contactOnTerms(stage.shop, { language });
      ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
    });
    afterAll(() => page?.context().close());
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('finds the contacts of the company in the menu of the account, and is the only one', async () => {
      await visit(page, '/account/login?ReturnUrl=/profile/dashboard');
      await signInAtShop(main(), t, admin.userName);
      await page.waitForURL('**/profile/dashboard');
      await takenOver(page);
      const menu = page.getByRole('navigation', { name: t('common:myAccount') });
      if (width < 768) await menu.getByRole('button', { name: t('common:myAccount') }).click();
      await menu.getByRole('link', { name: t('common:contacts'), exact: true }).click();
      await page.waitForURL('**/profile/contactlist');
      await main()
        .getByRole('heading', { name: t('contact:you', { name: admin.name }) })
        .waitFor();
      expect(await violations(page)).toEqual([]);
    });

    then('adds a colleague by keyboard, once what is missing was named at its field', async () => {
      await visit(page, '/profile/contactlist/new');
      await main().getByLabel(t('address:firstName'), { exact: true }).fill('Nina');
      await main().getByLabel(t('address:lastName'), { exact: true }).fill('Okoye');
      await main()
        .getByRole('button', { name: t('contact:save') })
        .press('Enter');
      const address = main().getByLabel(t('contact:email'), { exact: true });
      await until(
        async () => (await address.getAttribute('aria-invalid')) ?? undefined,
        'the field that lacks an address',
      );
      await page.keyboard.type(email);
      expect(await address.inputValue()).toBe(email);
      await main()
        .getByRole('textbox', { name: t('contact:userName') })
        .fill(nina);
      expect(await violations(page)).toEqual([]);
      await main()
        .getByRole('textbox', { name: t('contact:userName') })
        .press('Enter');
      await page.waitForURL('**/profile/contactlist');
      await card().getByText(t('contact:seesOwnOrders'), { exact: false }).waitFor();
    });

    then('who follows her letter, chooses a password, and is in', async () => {
      const token = await until(async () => {
        const mail = (await stage.shop.mails()).find(({ to }) => to === email);
        return mail && /token=([\w-]+)/.exec(mail.text)?.[1];
      }, 'the invitation');
      await stage.shop
        .visitor(language)
        .post('account/resetpassword', { token, password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD });
      const own = await signsIn();
      await own.waitForURL(({ pathname }) => pathname === '/profile/myorders');
      // She keeps nobody's contacts, so there is no such page for her.
      expect((await own.goto('/profile/contactlist'))?.status()).toBe(404);
      await own.context().close();
    });

    then('lets her see all orders of the company', async () => {
      await card()
        .getByRole('link', { name: t('contact:editNamed', { name }) })
        .click();
      await page.waitForURL(/contactlist\/\d+$/);
      await main()
        .getByRole('radio', { name: t('contact:viewAll') })
        .check();
      await main()
        .getByRole('button', { name: t('contact:save') })
        .click();
      await page.waitForURL('**/profile/contactlist');
      await card().getByText(t('contact:seesAllOrders'), { exact: false }).waitFor();
    });

    then('wishes for copies of the letters to her, and takes that back', async () => {
      const copies = () => main().getByRole('checkbox', { name: t('preference:ccOnContacts') });
      for (const isWanted of [true, false]) {
        await visit(page, '/profile/mypreferences');
        expect(await copies().isChecked()).toBe(!isWanted);
        await copies().press('Space');
        await expectFit(page);
        await main()
          .getByRole('button', { name: t('preference:save') })
          .press('Enter');
        await page.getByText(t('preference:saved')).waitFor();
        await stage.shop.everybodySees(page);
      }
      await openList();
    });

    then('switches her sign-in off, and on again', async () => {
      await press('deactivateNamed').click();
      await card().getByText(t('contact:inactive'), { exact: true }).waitFor();
      const own = await signsIn();
      await own.getByRole('alert').waitFor();
      await own.context().close();
      await press('activateNamed').click();
      await card().getByText(t('contact:active'), { exact: true }).waitFor();
    });

    then('sends her the letter once more', async () => {
      const letters = async () => (await stage.shop.mails()).filter(({ to }) => to === email).length;
      const before = await letters();
      await press('inviteNamed').click();
      await until(async () => (await letters()) > before || undefined, 'another letter');
    });

    then('removes her, after having been asked whether it is she who is meant', async () => {
      await openList();
      await press('removeNamed').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(t('contact:removeSure', { name })).waitFor();
      await dialog.getByRole('button', { name: t('contact:cancel') }).click();
      await press('removeNamed').click();
      await dialog.getByRole('button', { name: t('contact:remove'), exact: true }).click();
      await card().waitFor({ state: 'detached' });
    });
  });
});
