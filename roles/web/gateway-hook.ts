// The payment gateway's webhooks: a hint that something changed. What is true is asked by our own key.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { derivedId } from '#platform/command/command-ids.ts';
import type { Application } from '../application.ts';

const hint = z.object({ type: z.literal('authorisation.changed'), key: z.string().regex(/^[\w-]+\.\d+$/), reference: z.string(), status: z.string() });
const MAX_AGE_SECONDS = 300;

export function createGatewayHook({ dispatcher, log, config }: Application) {
  return async (req: Request, res: Response): Promise<void> => {
    const body = (req.body as Buffer).toString('utf8');
    if (!isSigned(body, req.get('x-gateway-signature') ?? '', config.GATEWAY_WEBHOOK_SECRET)) return void res.status(401).end();
    const { key, status } = hint.parse(JSON.parse(body));
    const [orderId = '', attempt = ''] = key.split('.');
    const commandId = derivedId('gateway hook', key, status);
    res.status(202).end();
    try {
      await dispatcher.dispatchAsSystem('checkout/resume', { orderId, attempt: Number(attempt) }, { name: 'gateway-hook', commandId, correlationId: commandId, causationId: commandId });
    } catch (error) {
      log.warn({ err: error, orderId }, 'webhook could not be worked off; the timer will look again');
    }
  };
}

function isSigned(body: string, header: string, secret: string): boolean {
  const [, at = '', signature = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  if (Math.abs(Date.now() / 1_000 - Number(at)) > MAX_AGE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${at}.${body}`).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
