// Stripe's webhooks (https://docs.stripe.com/webhooks): a hint that something changed. What is true is asked by our own key.
import express, { type Express, type Request, type Response } from 'express';
import { Refusal } from '#platform/kernel/failure/refusal.ts';
import type { Application } from '../application.ts';
import { followHint, PAYMENT_KEY } from './payment-hint.ts';

const BODY_LIMIT = '256kb';

export function serveStripeHook(app: Express, application: Application): void {
  const { stripe, log } = application;
  if (!stripe) return;
  app.post(
    '/hooks/stripe',
    express.raw({ type: 'application/json', limit: BODY_LIMIT }),
    async (req: Request, res: Response): Promise<void> => {
      if (!Buffer.isBuffer(req.body)) throw new Refusal(400, 'malformed_request');
      const hook = stripe.readHook(req.body, req.get('stripe-signature') ?? '');
      if (!hook) return void res.status(401).end();
      res.status(202).end();
      if (hook.payment === undefined) return;
      try {
        const found = await stripe.paymentOf(hook.payment);
        if (found && PAYMENT_KEY.test(found.key)) await followHint(application, { ...found, status: hook.eventId });
      } catch (error) {
        log.warn({ err: error }, 'webhook of Stripe could not be looked up; the timer will look again');
      }
    },
  );
}
