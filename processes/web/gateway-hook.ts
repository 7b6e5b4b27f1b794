// The payment gateway's webhooks: a hint that something changed. What is true is asked by our own key.
import { createHmac, timingSafeEqual } from 'node:crypto';
import express, { type Express, type Request, type Response } from 'express';
import { z } from 'zod';
import { derivedId } from '#platform/kernel/command/command-ids.ts';
import { Refusal } from '#platform/kernel/failure/refusal.ts';
import { asSystem } from '#platform/kernel/operations/dispatcher.ts';
import type { Application } from '../application.ts';
import { systemClock } from '#platform/kernel/runtime/clock.ts';

const hint = z.object({
  type: z.enum(['authorisation.changed', 'debit.changed']),
  key: z.string().regex(/^[\w-]+\.\d{1,9}\.\d{1,3}$/),
  reference: z.string(),
  status: z.string(),
});
const MAX_AGE_SECONDS = 300;
const BODY_LIMIT = '16kb';

export function serveGatewayHook(app: Express, { dispatcher, log }: Application, secret: string): void {
  app.post(
    '/hooks/gateway',
    express.raw({ type: 'application/json', limit: BODY_LIMIT }),
    async (req: Request, res: Response): Promise<void> => {
      // Another media type, or nothing at all, leaves no bytes.
      if (!Buffer.isBuffer(req.body)) throw new Refusal(400, 'malformed_request');
      const body = req.body.toString('utf8');
      if (!isSigned(body, req.get('x-gateway-signature') ?? '', secret)) return void res.status(401).end();
      const { type, key, status } = hintIn(body);
      // <order>.<attempt>.<part of its payment plan>
      const [orderId = '', attempt = ''] = key.split('.');
      const commandId = derivedId('gateway hook', key, status);
      res.status(202).end();
      try {
        const by = { name: 'gateway-hook', commandId, correlationId: commandId, causationId: commandId };
        const { commands } = asSystem(dispatcher, by);
        if (type === 'debit.changed') await commands.payment.recordSettlement({ paymentId: key });
        else await commands.checkout.resume({ orderId, attempt: Number(attempt) });
      } catch (error) {
        log.warn({ err: error, orderId }, 'webhook could not be worked off; the timer will look again');
      }
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
