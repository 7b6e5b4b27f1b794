// The sandbox's webhooks: a hint that something changed. What is true is asked by our own key.
import { createHmac, timingSafeEqual } from 'node:crypto';
import express, { type Express, type Request, type Response } from 'express';
import { z } from 'zod';
import { Refusal } from '#platform/kernel/failure/refusal.ts';
import type { Application } from '../application.ts';
import { systemClock } from '#platform/kernel/runtime/clock.ts';
import { followHint, PAYMENT_KEY } from './payment-hint.ts';

const hint = z.object({
  type: z.enum(['authorisation.changed', 'debit.changed']),
  key: z.string().regex(PAYMENT_KEY),
  reference: z.string(),
  status: z.string(),
});
const MAX_AGE_SECONDS = 300;
const BODY_LIMIT = '16kb';

export function serveGatewayHook(app: Express, application: Application, secret: string): void {
  app.post(
    '/hooks/gateway',
    express.raw({ type: 'application/json', limit: BODY_LIMIT }),
    async (req: Request, res: Response): Promise<void> => {
      // Another media type, or nothing at all, leaves no bytes.
      if (!Buffer.isBuffer(req.body)) throw new Refusal(400, 'malformed_request');
      const body = req.body.toString('utf8');
      if (!isSigned(body, req.get('x-gateway-signature') ?? '', secret)) return void res.status(401).end();
      const { type, key, status } = hintIn(body);
      res.status(202).end();
      await followHint(application, { key, status, isDebit: type === 'debit.changed' });
    },
  );
}

/** @throws Refusal for what is no hint, though it is signed */
function hintIn(body: string): z.output<typeof hint> {
  try {
    return hint.parse(JSON.parse(body));
  } catch {
    throw new Refusal(400, 'malformed_request');
  }
}

/** The provider's clock is the world's, not one that a test has set. */
function isSigned(body: string, header: string, secret: string): boolean {
  const [, at = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (Math.abs(systemClock.now() / 1_000 - Number(at)) > MAX_AGE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${at}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
