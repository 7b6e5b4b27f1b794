// Stripe's own fields, in frames of the checkout (https://docs.stripe.com/js): of a card, of the security code of a card
// that is kept, of a bank account with the consent to debit it; and the question of a buyer's bank.
import type { Response } from 'express';
import { translate, type Language } from '#platform/kernel/texts/texts.ts';
import { inScript, PAYMENT_PAGES, sendFramePage } from '../frame-page.ts';

/** Where the shop's pages with them lie. */
export const STRIPE_PAGES = `${PAYMENT_PAGES}/stripe`;
const SCRIPT = 'https://js.stripe.com/v3/';
const SOURCES = {
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: 'https://api.stripe.com https://*.stripe.com',
  image: 'https://*.stripe.com',
};
const CODE_FAILED = 'card_token_invalid';

interface StripePage {
  readonly publishableKey: string;
  readonly language: Language;
}

function send(
  res: Response,
  { publishableKey, language }: StripePage,
  page: { readonly title: string; readonly body: string; readonly run: string },
): void {
  const t = translate(language, 'payment-method', 'page');
  const run = `const stripe = window.Stripe && Stripe(${inScript(publishableKey)}, { locale: ${inScript(language)} });
    if (!stripe) error.textContent = texts.unreachable; else { ${page.run} }`;
  sendFramePage(
    res,
    { unreachable: t('unreachable'), consentMissing: t('consentMissing') },
    { ...page, language, script: SCRIPT, sources: SOURCES, run },
  );
}

const APPEARANCE = {
  variables: { colorPrimary: '#0b4f94', colorDanger: '#b3261e', borderRadius: '3px', fontSizeBase: '15px' },
};

/** What the shop's page is told once Stripe's fields are there, change, and are complete. */
const MOUNTED = `
      fields.mount('#fields');
      fields.on('change', ({ complete }) => { error.textContent = ''; valid(complete); });`;

/** `currency`: of what is paid, for what Stripe's fields say of it. */
export const sendCardPage = (res: Response, page: StripePage, currency: string): void =>
  send(res, page, {
    title: translate(page.language, 'payment-method', 'card')('fields'),
    body: '<div id="fields"></div>',
    run: `
      const elements = stripe.elements({ mode: 'setup', currency: ${inScript(currency.toLowerCase())}, paymentMethodTypes: ['card'], paymentMethodCreation: 'manual', appearance: ${inScript(APPEARANCE)} });
      const fields = elements.create('payment', { fields: { billingDetails: { address: 'if_required' } }, wallets: { applePay: 'never', googlePay: 'never' } });
      ${MOUNTED}
      submitted(async () => {
        const { error: fault } = await elements.submit();
        if (fault) return refuse('', 'required');
        const { error: failure, paymentMethod } = await stripe.createPaymentMethod({ elements });
        if (failure) return refuse(failure.message, '${CODE_FAILED}');
        tell({ type: 'millwright-gateway:token', token: 'tok_' + paymentMethod.id });
      });`,
  });

/** `card`: Stripe's id of a card that it keeps. */
export const sendSecurityCodePage = (res: Response, page: StripePage, card: string): void => {
  const title = translate(page.language, 'payment-method', 'page')('code');
  send(res, page, {
    title,
    body: `<p class="label" id="label">${title}</p><div id="fields" class="field"></div>`,
    run: `
      const fields = stripe.elements().create('cardCvc');
      ${MOUNTED}
      submitted(async () => {
        const { error: failure, token } = await stripe.createToken('cvc_update', fields);
        if (failure) return refuse(failure.message, '${CODE_FAILED}');
        tell({ type: 'millwright-gateway:token', token: 'tok_' + ${inScript(card)} + '.' + token.id });
      });`,
  });
};

/** `consent`: answers with what the consent is proved by, to a POST. */
export const sendBankPage = (res: Response, page: StripePage, consent: string): void =>
  send(res, page, {
    title: translate(page.language, 'payment-method', 'page')('account'),
    body: '<div id="fields"></div>',
    run: `
      const elements = stripe.elements({ mode: 'setup', currency: 'usd', paymentMethodTypes: ['us_bank_account'], appearance: ${inScript(APPEARANCE)} });
      const fields = elements.create('payment');
      ${MOUNTED}
      submitted(async () => {
        const { error: fault } = await elements.submit();
        if (fault) return refuse('', 'required');
        const answer = await fetch(${inScript(consent)}, { method: 'POST' });
        if (!answer.ok) return refuse(texts.unreachable, 'payment_unavailable');
        const { clientSecret } = await answer.json();
        const { error: failure, setupIntent } = await stripe.confirmSetup({ elements, clientSecret, redirect: 'if_required', confirmParams: { return_url: location.href } });
        if (failure || setupIntent.status !== 'succeeded') return refuse(failure ? failure.message : '', 'bank_token_invalid');
        tell({ type: 'millwright-gateway:token', token: 'bank_' + setupIntent.id });
      });`,
  });

/** `account`: the consent to debit an account that Stripe keeps; what Stripe keeps is debited only after a tick here. */
export const sendBankConsentPage = (res: Response, page: StripePage, account: string): void => {
  const t = translate(page.language, 'payment-method', 'page');
  send(res, page, {
    title: t('account'),
    body: `<label class="choice"><input type="checkbox" id="consent"> ${t('consent')}</label>`,
    run: `
      const consent = document.getElementById('consent');
      consent.addEventListener('change', () => { error.textContent = ''; valid(consent.checked); });
      submitted(async () => {
        if (!consent.checked) { consent.focus(); return refuse(texts.consentMissing, 'required'); }
        tell({ type: 'millwright-gateway:token', token: 'bank_' + ${inScript(account)} });
      });`,
  });
};

export const sendChallengePage = (res: Response, page: StripePage, clientSecret: string): void => {
  const title = translate(page.language, 'payment-method', 'page')('challenge');
  send(res, page, {
    title,
    body: `<h1>${title}</h1>`,
    // Whatever became of it, the shop asks Stripe itself.
    run: `stripe.handleNextAction({ clientSecret: ${inScript(clientSecret)} }).catch(() => undefined).then(() => tell({ type: 'millwright-gateway:challenge-done' }));`,
  });
};
