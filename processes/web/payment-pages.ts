// The shop's own pages that hold providers' fields and buttons, for frames of the checkout.
import type { Express, Request, Response } from 'express';
import { own } from '#domain/shared/dictionary.ts';
import { settingValue } from '#projections/registry.ts';
import { gatewayOf, paypalOf, stripeOf, type Config } from '#platform/adapters/config/config.ts';
import { serveFrameFonts } from '#platform/adapters/payment/frame-fonts.ts';
import { PAYMENT_PAGES } from '#platform/adapters/payment/frame-page.ts';
import { PAYPAL_PAGES, sendPaypalPage } from '#platform/adapters/payment/paypal/paypal-page.ts';
import {
  sendBankConsentPage,
  sendBankPage,
  sendCardPage,
  sendChallengePage,
  sendSecurityCodePage,
  STRIPE_PAGES,
} from '#platform/adapters/payment/stripe/stripe-pages.ts';
import { Refusal } from '#platform/kernel/failure/refusal.ts';
import { languageOf } from '#platform/kernel/http/language.ts';
import type { Application } from '../application.ts';
import type { IsOwnOrigin } from './own-origin.ts';

/** Each asks Stripe, or makes a record there: nobody tires it, or fills its books, from here. */
const CHALLENGES = { name: 'stripe.challenge', most: 60, perSeconds: 600 };
const CONSENTS = { name: 'stripe.consent', most: 30, perSeconds: 3_600 };

const queryOf = ({ query }: Request, name: string, pattern: RegExp): string | undefined => {
  const value = own(query, name);
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
};

/** Whose pages the checkout shows in frames, as sources of a content security policy. */
export function paymentFrames(config: Config): string[] {
  const gateway = gatewayOf(config);
  const isOwn = stripeOf(config) !== undefined || paypalOf(config) !== undefined || config.DEMONSTRATION;
  return [...(gateway && !config.DEMONSTRATION ? [new URL(gateway.url).origin] : []), ...(isOwn ? ["'self'"] : [])];
}

export function servePaymentPages(app: Express, application: Application, isOwnOrigin: IsOwnOrigin): void {
  const { config, read, stripe, services } = application;
  serveFrameFonts(app, PAYMENT_PAGES);
  const stripeAccess = stripeOf(config);
  if (stripe && stripeAccess) {
    const pageOf = (req: Request) => ({ publishableKey: stripeAccess.publishableKey, language: languageOf(req) });
    app.get(`${STRIPE_PAGES}/card`, (req, res) => {
      const card = queryOf(req, 'card', /^pm_\w{1,120}$/);
      if (card) sendSecurityCodePage(res, pageOf(req), card);
      else sendCardPage(res, pageOf(req), settingValue(read, 'DefaultCurrency'));
    });
    app.get(`${STRIPE_PAGES}/bank`, (req, res) => {
      const account = queryOf(req, 'account', /^seti_\w{1,120}$/);
      if (account) sendBankConsentPage(res, pageOf(req), account);
      else sendBankPage(res, pageOf(req), `${STRIPE_PAGES}/bank/consent`);
    });
    app.post(`${STRIPE_PAGES}/bank/consent`, async (req: Request, res: Response) => {
      if (!isOwnOrigin(req.get('origin') ?? '', req)) throw new Refusal(403, 'forbidden');
      await services.limits.consume(CONSENTS, req.ip ?? '');
      res.set('cache-control', 'no-store').json(await stripe.beginBankConsent());
    });
    app.get(`${STRIPE_PAGES}/challenge/:reference`, async (req, res) => {
      const { reference } = req.params;
      await services.limits.consume(CHALLENGES, req.ip ?? '');
      const challenge = /^pi_\w{1,120}$/.test(reference) ? await stripe.challengeOf(reference) : undefined;
      if (!challenge) throw new Refusal(404, 'not_found');
      sendChallengePage(res, pageOf(req), challenge.clientSecret);
    });
  }
  const paypal = paypalOf(config);
  if (paypal)
    app.get(`${PAYPAL_PAGES}/:orderId`, (req, res) => {
      const { orderId } = req.params;
      const currency = queryOf(req, 'currency', /^[A-Z]{3}$/);
      if (!/^\w{1,40}$/.test(orderId) || currency === undefined) throw new Refusal(404, 'not_found');
      sendPaypalPage(res, { clientId: paypal.clientId, language: languageOf(req), currency, orderId });
    });
}
