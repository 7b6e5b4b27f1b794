// Issue 33: a shop whose cards go through Stripe and whose wallet is PayPal, from the fields to the money that was taken.
// The providers are doubles that speak like them, and so are the scripts that they load into the browser.
import type { Page } from 'playwright-core';
import { addDays } from '#domain/shared/day.ts';
import { needed } from '#domain/shared/needed.ts';
import { readyToPay } from '../harness/readied-cart.ts';
import { until } from '../harness/until.ts';
import { startPaypalDouble, type PaypalDouble } from '../payment-provider/paypal-double.ts';
import { startStripeDouble, type StripeDouble } from '../payment-provider/stripe-double.ts';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { officeHands } from './office.ts';
import { contactOnTerms, staffMember, type Contact } from './people.ts';
import { serveProviderScripts } from './provider-scripts.ts';
import { setSetting } from './settings.ts';
import { signInAtOffice, signInAtShop } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { violations } from './violations.ts';
import { windowsIn } from './windows.ts';

/** In the demonstration's time zone, roughly. */
const yesterdayNoon = () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(Date.now());
  return Date.parse(`${addDays(today, -1)}T17:00:00Z`);
};
const PAYMENT_STEP = '/checkout/processcheckout?step=payment';

let stripe: StripeDouble;
let paypal: PaypalDouble;
const environment = async () => {
  stripe = await startStripeDouble(Date.now);
  paypal = await startPaypalDouble();
  return {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_API_URL: stripe.url,
    PAYPAL_CLIENT_ID: paypal.clientId,
    PAYPAL_CLIENT_SECRET: paypal.clientSecret,
    PAYPAL_SANDBOX: '1',
    PAYPAL_API_URL: paypal.url,
  };
};

journey(
  'Stripe and PayPal',
  (stage) => {
    afterAll(async () => {
      await stripe?.close();
      await paypal?.close();
    });

    describe.each(windowsIn('fr'))('in $language at $width px', ({ language, width }) => {
      const then = chapters();
      const t = textsIn(language);
      let buyer: Contact;
      let page: Page;
      let errors: string[];

      const main = () => page.getByRole('main');
      const fields = () => page.frameLocator(`iframe[title="${t('payment-method:card.fields')}"]`);
      const asked = () => page.frameLocator(`iframe[title="${t('checkout:challenge')}"]`);
      const method = (name: 'card' | 'paypal') =>
        main().getByRole('tab', { name: t(`payment-method:${name}.name`), exact: true });
      const complete = () => main().getByRole('button', { name: t('checkout:complete') });
      const cartAtPayment = async () => {
        await readyToPay(await stage.shop.visitorOn(page), [['6204-2RS', 10]], buyer.email);
        await visit(page, PAYMENT_STEP);
      };
      const ordered = async () => {
        await page.waitForURL('**/checkout/ordercomplete/*');
        await main()
          .getByRole('heading', { name: t('checkout:thanks') })
          .waitFor();
      };
      const answerBank = async () => {
        await asked().getByRole('button', { name: 'Answer' }).waitFor();
        stripe.answer(stripe.lastPayment(), true);
        await asked().getByRole('button', { name: 'Answer' }).click();
      };
      const last = (statuses: readonly string[]) => needed(statuses.at(-1), 'payment');

      beforeAll(async () => {
        const manager = await staffMember(stage.shop, 'helen');
        await setSetting(manager, 'PayByPayPal', '1');
        await setSetting(manager, 'PayByBankDebit', '1');
        buyer = await contactOnTerms(stage.shop, { language });
        ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
        await serveProviderScripts(page);
        await visit(page, '/account/login?ReturnUrl=/profile/dashboard');
        await signInAtShop(main(), t, buyer.userName);
        await page.waitForURL(({ pathname }) => pathname === '/profile/dashboard');
      });
      afterAll(() => page?.context().close());
      afterEach(() => expect(errors.splice(0)).toEqual([]));

      then('a buyer is told by Stripe’s own fields what is wrong with a card', async () => {
        await cartAtPayment();
        await method('card').click();
        await fields().getByLabel('Card').fill('refused');
        await complete().click();
        await fields().getByRole('alert').getByText('Your card number is incomplete.').waitFor();
        await expectFit(page);
      });

      it('is offered no debit, since Stripe debits no Canadian accounts', async () => {
        expect(
          await main()
            .getByRole('tab', { name: t('payment-method:bank-debit.name') })
            .count(),
        ).toBe(0);
      });

      then('pays by a card whose bank asks, and has it saved', async () => {
        await fields().getByLabel('Card').fill(stripe.card('challenge'));
        await main().getByText(t('payment-method:card.save')).click();
        await complete().click();
        await asked()
          .getByRole('heading', { name: t('payment-method:page.challenge') })
          .waitFor();
        await expectFit(page);
        await answerBank();
        await ordered();
        expect(last(stripe.statuses())).toBe('succeeded');
      });

      then('pays by the saved card with its security code alone', async () => {
        const visitor = await stage.shop.visitorOn(page);
        await until(
          async () => (await visitor.get('customer/getcreditcardlist', {})).Cards[0],
          'the card that was saved',
        );
        await cartAtPayment();
        await method('card').click();
        await main()
          .getByRole('radio', { name: /Visa •••• 4242/ })
          .waitFor();
        await fields().getByLabel('CVC').fill(stripe.securityCode());
        await expectFit(page);
        await complete().click();
        await answerBank();
        await ordered();
        expect(last(stripe.statuses())).toBe('succeeded');
      });

      then('adds a card on the page of cards, and removes it', async () => {
        await visit(page, '/profile/mycreditcards/new');
        await main().getByLabel(t('saved-card:friendlyName')).fill('Workshop');
        await fields().getByLabel('Card').fill(stripe.card('approve', '0005'));
        await expectFit(page);
        await main()
          .getByRole('button', { name: t('saved-card:save') })
          .click();
        await page.waitForURL('**/profile/mycreditcards');
        await main().getByText('Workshop').first().waitFor();
        await main()
          .getByRole('button', { name: t('saved-card:removeNamed', { card: 'Visa •••• 0005' }), exact: true })
          .click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('saved-card:remove'), exact: true })
          .click();
        await main().getByText('Workshop').first().waitFor({ state: 'detached' });
      });

      then('is declined, and keeps the cart', async () => {
        await cartAtPayment();
        await method('card').click();
        await main().getByText(t('payment-method:card.another')).click();
        await fields().getByLabel('Card').fill(stripe.card('insufficient-funds'));
        await complete().click();
        await main().getByRole('alert').getByText(t('error:insufficient_funds')).waitFor();
      });

      then('pays by PayPal instead, whose window was closed at first', async () => {
        await method('paypal').click();
        await complete().click();
        await asked().getByText(t('payment-method:page.agree')).waitFor();
        await asked().getByRole('button', { name: 'Close' }).click();
        await asked().getByText(t('payment-method:page.again')).waitFor();
        await expectFit(page);
        paypal.approve(paypal.lastOrder());
        await asked().getByRole('button', { name: 'Pay' }).click();
        await ordered();
        expect(last(paypal.statuses())).toBe('CAPTURED');
      });

      then(
        'a bookkeeper holds the lists of yesterday against the shop’s history, and explains what differs',
        async () => {
          const key = stripe.giveBack(stripe.lastPayment(), 345, yesterdayNoon());
          const word = t as (key: string, values?: object) => string;
          const { page: office, errors: said } = await openWindow(stage.browser, stage.shop.url, { width, language });
          const hands = officeHands(office, stage.shop, t, language);
          await signInAtOffice(office, 'helen');
          await office.goto('/admin/reconciliation');
          await hands.main.getByText(word('admin-reconciliation:notAutomatic')).waitFor();
          expect(await violations(office)).toEqual([]);
          await hands.press(`${word('admin-reconciliation:run')}…`);
          await hands.submit(word('admin-reconciliation:submit'));
          await office.waitForURL('**/admin/reconciliation/stripe.*/show');
          const fault = word('admin-reconciliation:fault.given-back.unknown-here', { provider: 'Stripe' });
          await hands.main.getByText(fault).first().waitFor();
          await hands.main.getByText(key, { exact: true }).waitFor();
          expect(await violations(office)).toEqual([]);
          await expectFit(office);
          await hands.main
            .getByRole('button', { name: `${word('admin-reconciliation:explain')} ${key}` })
            .press('Enter');
          await hands.field('reason').fill(`Asked for by telephone (${key})`);
          await hands.submit(word('admin-reconciliation:explain'));
          await hands.main.getByText(`Asked for by telephone (${key})`).waitFor();
          await office.goto('/admin/reconciliation');
          await hands.main.getByText(word('admin-reconciliation:isExplained'), { exact: true }).first().waitFor();
          await expectFit(office);
          expect(said).toEqual([]);
          await office.context().close();
        },
      );
    });
  },
  { environment },
);
