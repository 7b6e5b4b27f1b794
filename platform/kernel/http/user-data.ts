// POST /api/setuserdata (spec 3 and 7): keeps what the storefront remembers of a user, in a cookie of their browser.
// Listed keys only, and nothing on the server ever reads it: it grants nothing.
import type { Request, Response } from 'express';
import { z } from 'zod';
import { Refusal } from '../failure/refusal.ts';

const KEYS = ['User_Data'] as const;
/** A cookie holds 4,096 bytes with its name and attributes. */
const MAX_BYTES = 3_000;

const userData = z.strictObject({
  key: z.enum(KEYS),
  value: z.union([z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))]),
  path: z.literal('/').default('/'),
});

/** @throws ZodError for another key, value or path, Refusal 400 for more than a cookie holds */
export function keepUserData(req: Request, res: Response, body: unknown): void {
  const { key, value, path } = userData.parse(body);
  const cookieValue = encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
  if (cookieValue.length > MAX_BYTES) throw new Refusal(400, 'body_too_large');
  res.cookie(key, cookieValue, { path, sameSite: 'lax', secure: req.secure, encode: String });
}
