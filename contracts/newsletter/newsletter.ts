// Newsletter (spec 2, 4, 5, 7): asked for in the footer or on the account's page, confirmed by a letter, ended by one click.
import { z } from 'zod';
import { captchaAnswer } from '../captcha/captcha.ts';
import { backOffice, defineOperations, signedInShoppers, staffWith } from '../shared/operation.ts';
import { done, email, isoDate, listParameters, none } from '../shared/shared.ts';

/** Spec 5 has messages of its own for it. */
const newsletterEmail = z
  .string()
  .trim()
  .min(1, 'Email_Required')
  .refine((text) => !text || email.safeParse(text).success, 'Newsletter_Email_Invalid_Message')
  .meta({ examples: ['ada@example.com'] })
  .transform((text) => text.toLowerCase());

/** A letter's link: who, and the shop's signature. */
const signedLink = {
  subscriber: z.uuid(),
  key: z.string().regex(/^[0-9a-f]{16,64}$/, 'newsletter_link_old'),
};

export const newsletterStatuses = ['requested', 'subscribed', 'unsubscribed'] as const;

export const newsletterOperations = defineOperations({
  'ecomforms/subscribe': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 10,
    setting: 'NewsletterAllowed',
    summary: 'Asks for the newsletter; it comes once the letter to that address was answered',
    input: z.strictObject({ EmailAddress: newsletterEmail, ...captchaAnswer }),
    output: z.object({
      CssClass: z.enum(['success', 'error']),
      Message: z.string(),
    }),
  },
  'newsletter/confirm': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 30,
    summary: 'Confirms that the newsletter is wanted, by the link of the letter',
    input: z.strictObject({ ...signedLink, request: z.int().min(1).max(1_000_000) }),
    output: done,
  },
  'newsletter/unsubscribe': {
    via: 'post',
    kind: 'command',
    access: 'anyone',
    evenSecured: true,
    perMinute: 30,
    summary: 'Ends the newsletter, by the link of any letter',
    input: z.strictObject(signedLink),
    output: done,
  },
  'profile/getnewslettersubscriptions': {
    via: 'get',
    kind: 'query',
    access: signedInShoppers,
    setting: 'MyAccNewsletterSubscription',
    summary: 'Whether the newsletter goes to the address of who is signed in',
    input: none,
    output: z.object({
      EmailAddress: z.string(),
      Status: z.enum(['none', ...newsletterStatuses]),
      At: z.string().meta({ description: 'Since when (ISO); empty where it is none' }),
    }),
  },
  'profile/subscribenewsletter': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    setting: 'MyAccNewsletterSubscription',
    perMinute: 10,
    summary: 'Asks for the newsletter at one’s own address',
    input: none,
    output: done,
  },
  'profile/unsubscribenewsletter': {
    via: 'post',
    kind: 'command',
    access: signedInShoppers,
    setting: 'MyAccNewsletterSubscription',
    summary: 'Ends the newsletter at one’s own address',
    input: none,
    output: done,
  },
  'admin/newsletter/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: 'newsletter:{subscriberId}', of: 'rows' },
    summary: 'Who gets the newsletter, has asked for it or has left',
    input: z.strictObject({
      ...listParameters(['changedAt', 'email'], 'DESC'),
      status: z.enum(newsletterStatuses).optional(),
    }),
    output: z.object({
      total: z.int(),
      rows: z.array(
        z.object({
          subscriberId: z.string(),
          email: z.string(),
          language: z.enum(['en', 'fr']),
          status: z.enum(newsletterStatuses),
          requestedAt: isoDate,
          changedAt: isoDate,
          unsubscribeLink: z.string().meta({ description: 'For letters that are sent by another program' }),
        }),
      ),
    }),
  },
  'admin/newsletter/unsubscribe': {
    via: 'post',
    kind: 'command',
    access: staffWith('customer'),
    summary: 'Ends the newsletter for somebody who asked staff to',
    input: z.strictObject({ subscriberId: z.uuid() }),
    output: done,
  },
});
