// Redirects (spec 2, 7): old addresses that lead to present ones, and the addresses that visitors did not find.
import { z } from 'zod';
import { redirectKinds } from '#domain/redirect/redirect.events.ts';
import { shopPath } from '#domain/shared/shop-path.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { done, isoDate, listParameters, none, requiredText, text } from '../shared/shared.ts';

const path = requiredText(600)
  .meta({ examples: ['/old-address'] })
  .transform(toShopPath);
const target = text(600)
  .meta({ examples: ['/pages/about'], description: 'Empty where the kind is gone' })
  .transform((address, context) => (address ? toShopPath(address, context) : ''));

function toShopPath(address: string, context: z.RefinementCtx): string {
  const found = shopPath(address);
  if (found !== undefined) return found;
  context.addIssue({
    code: 'custom',
    message: isElsewhere(address) ? 'redirect_to_another_site' : 'redirect_path_invalid',
  });
  return z.NEVER;
}
const isElsewhere = (address: string) => /^\s*(https?:|\/\/|\/?\\)/i.test(address);

const kind = z.enum(redirectKinds, 'redirect_kind_unknown');
const redirect = z
  .strictObject({ from: path, to: target, kind })
  .refine((one) => (one.kind === 'gone') === (one.to === ''), { path: ['to'], error: 'redirect_path_invalid' })
  .meta({ examples: [{ from: '/old-address', to: '/pages/about', kind: 'permanent' }] });

/** Rows of one import; a longer file is sent in parts. */
export const MOST_REDIRECT_ROWS = 2_000;

export const redirectOperations = defineOperations({
  'category/getredirectandrewriteurl': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    shared: true,
    summary:
      'Whether an address of the shop is redirected: Permanent and Temporary lead to reWriteUrl, ' +
      'No shows it instead, Gone says that nothing will be there again',
    input: z.strictObject({ url: requiredText(2_000) }),
    output: z.object({
      Action: z.enum(['Permanent', 'Temporary', 'No', 'Gone']),
      reWriteUrl: z.string().meta({ description: 'Empty where nothing is redirected or rewritten' }),
    }),
  },
  'category/getredirectfilter': {
    via: 'get',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    shared: true,
    summary: 'A Bloom filter of the addresses that may be redirected, so that a browser asks for no other',
    input: none,
    output: z.object({ bits: z.string() }),
  },
  'admin/redirect/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Redirects, with how often each was followed',
    input: z.strictObject({ ...listParameters(['from', 'to', 'hits', 'changedAt'], 'ASC'), kind: kind.optional() }),
    output: z.object({
      total: z.int(),
      rows: z.array(
        z.object({
          from: z.string(),
          to: z.string(),
          kind,
          hits: z.int(),
          lastHitAt: z.string(),
          changedAt: z.string(),
          changedBy: z.string(),
        }),
      ),
    }),
  },
  'admin/redirect/missing': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'nobody',
    summary: 'Addresses that visitors did not find and that nothing redirects yet',
    input: z.strictObject(listParameters(['count', 'lastSeenAt', 'address'], 'DESC')),
    output: z.object({
      total: z.int(),
      rows: z.array(
        z.object({
          address: z.string(),
          count: z.int(),
          firstSeenAt: isoDate,
          lastSeenAt: isoDate,
          referrer: z
            .string()
            .meta({ description: 'Host of the page that led there last; empty where none was named' }),
        }),
      ),
    }),
  },
  'admin/redirect/save': {
    via: 'post',
    kind: 'command',
    access: staffWith('content'),
    summary: 'Adds a redirect, or changes the one that was seen',
    input: z.strictObject({
      redirect,
      seen: z.strictObject({ from: requiredText(600), to: text(600), kind }).optional(),
    }),
    output: done,
  },
  'admin/redirect/remove': {
    via: 'post',
    kind: 'command',
    access: staffWith('content'),
    summary: 'Removes redirects',
    input: z.strictObject({ from: z.array(requiredText(600)).min(1).max(1_000) }),
    output: done,
  },
});
