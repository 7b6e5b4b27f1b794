// Tells researchers whom to write to about a vulnerability (RFC 9116).
import type { Express } from 'express';
import { languages } from '#storefront/lib/language.ts';
import { systemClock } from '#platform/kernel/runtime/clock.ts';

/** The text says until when it may be believed; it is made anew with every request. */
const GOOD_FOR_DAYS = 90;

export const securityText = (contact: string, origin: string, now: Date): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(now.getTime() + GOOD_FOR_DAYS * 86_400_000).toISOString()}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    `Preferred-Languages: ${languages.join(', ')}`,
    '',
  ].join('\n');

/** Nothing is there where no address is set: a wrong one would be worse than none. */
export function serveSecurityText(app: Express, contact: string | undefined, origin: string): void {
  app.get('/.well-known/security.txt', (_req, res) =>
    contact
      ? void res.type('text').send(securityText(contact, origin, new Date(systemClock.now())))
      : void res.status(404).end(),
  );
}
