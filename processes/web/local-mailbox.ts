// The local mailbox of the embedded shape, for the operator's own browser on the shop's own machine: whoever reads it
// can take over every account (security.md S14). The name in the address is checked too, or a page elsewhere could have
// its own name lead here.
import type { Express, Request } from 'express';
import { readMailbox } from '#platform/adapters/mail/mailer.ts';
import { Refusal } from '#platform/kernel/failure/refusal.ts';
import type { Pool } from '#platform/kernel/postgres/pool.ts';

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const LOOPBACK_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i;

const isFromHere = (req: Request): boolean =>
  LOOPBACK_ADDRESS.test(req.socket.remoteAddress ?? '') &&
  LOOPBACK_NAME.test(req.get('host') ?? '') &&
  !req.get('x-forwarded-for');

export function serveLocalMailbox(app: Express, pool: Pool): void {
  app.get('/dev/mail.json', async (req, res) => {
    if (!isFromHere(req)) throw new Refusal(404, 'not_found');
    res.set('cache-control', 'no-store').json(await readMailbox(pool));
  });
}
