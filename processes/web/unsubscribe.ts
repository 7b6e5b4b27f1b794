// The one click by which mail programs end a newsletter (RFC 8058): they post a form, and send neither cookies nor an origin.
import { randomUUID } from 'node:crypto';
import express, { type Express, type Request, type Response } from 'express';
import { z } from 'zod';
import { UNSUBSCRIBE_PATH } from '#platform/shop/newsletter-links.ts';
import { asSystem } from '#platform/kernel/operations/dispatcher.ts';
import type { Application } from '../application.ts';

const link = z.object({ subscriber: z.uuid(), key: z.string().regex(/^[0-9a-f]{16,64}$/) });

export function serveUnsubscribe(
  app: Express,
  { dispatcher, services }: Pick<Application, 'dispatcher' | 'services'>,
): void {
  app.post(
    UNSUBSCRIBE_PATH,
    express.urlencoded({ extended: false, limit: '1kb' }),
    async (req: Request, res: Response): Promise<void> => {
      const asked = link.safeParse(req.query);
      if (!asked.success) return void res.status(400).end();
      await services.limits.consume({ name: 'unsubscribe.address', most: 120, perSeconds: 60 }, req.ip ?? '');
      const commandId = randomUUID();
      const by = { name: 'unsubscribe', commandId, correlationId: commandId, causationId: commandId };
      const { subscriber: subscriberId, key } = asked.data;
      await asSystem(dispatcher, by).commands.newsletter.unsubscribeByLink({ subscriberId, key });
      res.status(204).end();
    },
  );
}
