// Spec 1, social login: a buyer signs in on a phone with their company's provider; the first time beside their password, from then on
// with nothing else; then they take it back. Their company asks it of everybody, and a stranger registers by it.
import type { Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { until } from '../harness/until.ts';
import { openWindow, takenOver, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { officeHands } from './office.ts';
import { contactOnTerms, ownLetters, type Contact } from './people.ts';
import { signInAtOffice } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { windowsIn } from './windows.ts';

const PROVIDER = 'Example ID';

journey('a buyer signs in with a provider', (stage) => {
  describe.each(windowsIn('fr'))('in $language at $width px', ({ language, width }) => {
    const then = chapters();
    const t = textsIn(language);
    const email = `${ownLetters().toLowerCase()}@id.example`;
    const stranger = `${ownLetters().toLowerCase()}@id.example`;
    let buyer: Contact;
    let page: Page;
    let errors: string[];

    const main = () => page.getByRole('main');
    const button = (key: string) => main().getByRole('button', { name: t(`account:${key}`, { provider: PROVIDER }) });
    const onPage = async (path: string) => {
      await page.waitForURL(({ pathname }) => pathname === path);
      await takenOver(page);
    };
    const looksRight = async () => {
      await expectFit(page);
    };
    /** On the provider's own page. */
    const atProvider = async (answer: 'Continue' | 'Cancel', as = email) => {
      await page.getByRole('heading', { name: PROVIDER }).waitFor();
      if (answer === 'Continue') await page.getByLabel('E-mail').fill(as);
      await page.getByRole('button', { name: answer }).click();
    };
    const signOut = async () => {
      await (await stage.shop.visitorOn(page)).post('account/logout', {});
      await visit(page, '/account/login?ReturnUrl=/profile/signinsecurity');
    };

    beforeAll(async () => {
      buyer = await contactOnTerms(stage.shop, { language });
      ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      await visit(page, '/account/login?ReturnUrl=/profile/signinsecurity');
    });
    afterAll(() => page?.context().close());
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('is sent to the provider, thinks better of it, and is told so', async () => {
      await looksRight();
      await button('openidSignIn').press('Enter');
      await atProvider('Cancel');
      await onPage('/account/openid');
      await main().getByRole('alert').getByText(t('error:openid_refused')).waitFor();
      await looksRight();
      // The refusal is an answer of 403, which browsers write down.
      errors.splice(0);
      await main()
        .getByRole('link', { name: t('account:openidBack') })
        .click();
      await onPage('/account/login');
    });

    then('gives name and password the first time', async () => {
      await visit(page, '/account/login?ReturnUrl=/profile/signinsecurity');
      await button('openidSignIn').click();
      await atProvider('Continue');
      await main()
        .getByRole('heading', { name: t('account:openidFirstTitle', { provider: PROVIDER }) })
        .waitFor();
      await looksRight();
      await main().getByLabel(t('account:userNameOrEmail')).fill(buyer.userName);
      await main().getByLabel(t('account:password'), { exact: true }).fill(DEMO_PASSWORD);
      await button('openidFirstButton').press('Enter');
      await onPage('/profile/signinsecurity');
    });

    then('needs nothing but the provider from then on', async () => {
      await signOut();
      await button('openidSignIn').click();
      await atProvider('Continue');
      await onPage('/profile/signinsecurity');
      await stage.shop.everybodySees(page);
      await page.reload();
      await takenOver(page);
      await main()
        .getByRole('list', { name: t('account:openidTitle') })
        .getByText(PROVIDER)
        .waitFor();
      await looksRight();
    });

    then('takes it back by the password, and is asked for that again', async () => {
      const row = main().getByRole('list', { name: t('account:openidTitle') });
      await row.getByRole('button', { name: `${t('account:openidDisconnect')}, ${PROVIDER}` }).press('Enter');
      await row.getByLabel(t('account:currentPassword')).fill(DEMO_PASSWORD);
      await row.getByRole('button', { name: t('account:openidDisconnect'), exact: true }).press('Enter');
      await row.waitFor({ state: 'detached' });
      await signOut();
      await button('openidSignIn').click();
      await atProvider('Continue');
      await main()
        .getByRole('heading', { name: t('account:openidFirstTitle', { provider: PROVIDER }) })
        .waitFor();
    });

    then('asks for a new password, and connects the provider by that letter instead of choosing one', async () => {
      const tokens = async () =>
        (await stage.shop.mails()).flatMap(({ to, text }) =>
          to === buyer.email ? (/token=([\w-]+)/.exec(text)?.[1] ?? []) : [],
        );
      const before = await tokens();
      const visitor = await stage.shop.visitorOn(page);
      await visitor.post('account/retriveforgottenpassword', { userName: buyer.userName });
      const token = await until(
        async () => (await tokens()).find((one) => !before.includes(one)),
        'the letter with the link for a password',
      );
      await visit(page, `/account/resetpassword?token=${token}`);
      await main().getByText(t('account:openidInstead')).waitFor();
      await looksRight();
      await button('openidSignIn').press('Enter');
      await atProvider('Continue');
      await onPage('/');
      await visit(page, '/profile/signinsecurity');
      await main()
        .getByRole('list', { name: t('account:openidTitle') })
        .getByText(PROVIDER)
        .waitFor();
    });

    then('asks that everybody of the company signs in by it alone: no password lets anybody in', async () => {
      await button('companyProviderDemand').press('Enter');
      await main()
        .getByText(t('account:companyProviderOn', { provider: PROVIDER }))
        .waitFor();
      await looksRight();
      await signOut();
      await main().getByLabel(t('account:userNameOrEmail')).fill(buyer.userName);
      await main().getByLabel(t('account:password'), { exact: true }).fill(DEMO_PASSWORD);
      await main()
        .getByRole('button', { name: t('common:signIn'), exact: true })
        .press('Enter');
      await main()
        .getByRole('alert')
        .getByText(t('error:openid_demanded', { provider: PROVIDER }))
        .waitFor();
      await looksRight();
      errors.splice(0);
      await button('openidSignIn').click();
      await atProvider('Continue');
      await onPage('/profile/signinsecurity');
    });

    then('which staff read at the desk, and take off with a reason', async () => {
      const { page: desk, errors: atDesk } = await openWindow(stage.browser, stage.shop.url, { width, language });
      const hands = officeHands(desk, stage.shop, t, language);
      await signInAtOffice(desk, 'helen');
      await desk.goto(`/admin/customer/${buyer.accountId}/show`);
      await desk.getByText(t('admin-customer:openidDemanded', { provider: PROVIDER })).waitFor();
      await expectFit(desk);
      await hands.press(`${t('admin-customer:liftFactor')}…`);
      await hands.dialog.getByText(t('admin-customer:liftOpenidHelp')).waitFor();
      await hands.field('reason').fill('Their provider is gone');
      await expectFit(desk);
      await hands.submit(t('admin-customer:liftFactor'));
      await desk.getByText(t('admin-customer:openidDemanded', { provider: PROVIDER })).waitFor({ state: 'detached' });
      expect(atDesk).toEqual([]);
      await desk.context().close();
    });

    then('a stranger registers by the provider, and chooses no password', async () => {
      await (await stage.shop.visitorOn(page)).post('account/logout', {});
      await visit(page, '/account/register?ReturnUrl=/profile/signinsecurity');
      await looksRight();
      await button('registerWith').press('Enter');
      await atProvider('Continue', stranger);
      await main()
        .getByText(t('account:registerByProvider', { provider: PROVIDER }))
        .waitFor();
      expect(await main().getByLabel(t('account:email'), { exact: true }).inputValue()).toBe(stranger);
      expect(await main().locator('input[type=password]').count()).toBe(0);
      await main()
        .getByRole('button', { name: t('account:createAccount') })
        .press('Enter');
      await main().locator('[aria-invalid=true]').first().waitFor();
      await looksRight();
      await main()
        .getByRole('radio', { name: t('account:buyer') })
        .check();
      await main().getByLabel(t('account:firstName'), { exact: true }).fill('Nora');
      await main().getByLabel(t('account:lastName'), { exact: true }).fill('Byrne');
      await main().getByLabel(t('account:userName'), { exact: true }).fill(stranger);
      await main()
        .getByRole('button', { name: t('account:createAccount') })
        .press('Enter');
      await onPage('/profile/signinsecurity');
      await stage.shop.everybodySees(page);
      await page.reload();
      await main()
        .getByRole('list', { name: t('account:openidTitle') })
        .getByText(PROVIDER)
        .waitFor();
      await looksRight();
    });
  });
});
