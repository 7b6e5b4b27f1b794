// Gift certificates (spec 1 and 5): staff issue them, whoever has the code pays by them.
import { z } from 'zod';
import { giftCode } from '../payment/method/gift-certificate.ts';
import { settings } from '../setting/settings.ts';
import { backOffice, defineOperations, shoppers, staffWith } from '../shared/operation.ts';
import {
  amount,
  currencyCode,
  done,
  email,
  id,
  isoDate,
  languageCode,
  listParameters,
  optionalDay,
  personName,
  requiredText,
  text,
} from '../shared/shared.ts';

export const GIFT_CERTIFICATE_STATUSES = ['open', 'used', 'expired', 'frozen'] as const;
const status = z.enum(GIFT_CERTIFICATE_STATUSES);

/** Minor units: beyond it a slip of the hand is likelier than a gift. */
export const MOST_AMOUNT = 1_000_000;
export const MOST_MESSAGE = 600;

const row = z.object({
  certificateId: z.string(),
  number: z.string().meta({ description: 'By this people speak of it; not the code, which nobody but its owner has' }),
  name: z.string(),
  email: z.string(),
  amount,
  balance: amount.meta({ description: 'Neither spent nor held' }),
  held: amount.meta({ description: 'For orders that are being paid' }),
  currency: currencyCode,
  validUntil: z.string().meta({ description: 'The last day, in the shop’s time zone; empty where there is none' }),
  status,
  issuedAt: isoDate,
});
export type GiftCertificateRow = z.output<typeof row>;

const detail = row.extend({
  message: z.string(),
  language: languageCode,
  reason: z.string().meta({ description: 'Why it was issued' }),
  issuedBy: z.string(),
  sentAt: isoDate
    .or(z.literal(''))
    .meta({ description: 'When the letter was last asked for; empty where it never was' }),
  letterOn: z.string().meta({ description: 'The day of the letter of one that was bought; empty of all others' }),
  giver: z.string().meta({ description: 'Who bought it; empty of all others' }),
  orderId: z.string().meta({ description: 'The order by which it was bought; empty of all others' }),
});
export type GiftCertificateDetail = z.output<typeof detail>;

const ofCertificate = z.strictObject({ certificateId: id });
const withReason = z.strictObject({ certificateId: id, reason: requiredText(300) });

export const giftCertificateOperations = defineOperations({
  'checkout/checkgiftcertificate': {
    via: 'post',
    kind: 'query',
    access: shoppers,
    setting: settings.giftCertificates,
    forGuests: [settings.guestsSeePrices, settings.guestCheckout],
    perMinute: 20,
    summary: 'Tells what is left on the gift certificate with this code',
    input: z.strictObject({ code: giftCode }),
    output: z.object({
      Balance: amount,
      CurrencyCode: currencyCode,
      ValidUntil: z.string().meta({ description: 'The last day, YYYY-MM-DD; empty where there is none' }),
      Last4: z.string().meta({ description: 'Of the code' }),
    }),
  },
  'admin/giftcertificate/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: { each: 'gift-certificate:{certificateId}', of: 'rows' },
    summary: 'Gift certificates, the newest first',
    input: z.strictObject({
      ...listParameters(['issuedAt', 'amount', 'balance', 'validUntil'], 'DESC'),
      status: status.optional(),
    }),
    output: z.object({ total: z.int(), rows: z.array(row) }),
  },
  'admin/giftcertificate/detail': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'gift-certificate:{certificateId}',
    summary: 'One gift certificate',
    input: ofCertificate,
    output: detail,
  },
  'admin/giftcertificate/issue': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Issues a gift certificate in the shop’s currency',
    input: z.strictObject({
      amount: z.int().min(1).max(MOST_AMOUNT),
      name: personName,
      email,
      message: text(MOST_MESSAGE).default(''),
      validUntil: optionalDay.default(''),
      language: languageCode,
      reason: requiredText(300),
      send: z.boolean().meta({ description: 'The letter with the code goes out at once' }),
    }),
    output: z.object({ certificateId: z.string() }),
  },
  'admin/giftcertificate/send': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Sends the letter with the code, once more where it was sent before',
    input: ofCertificate,
    output: done,
  },
  'admin/giftcertificate/freeze': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Freezes a gift certificate: nobody pays by it until it is unfrozen',
    input: withReason,
    output: done,
  },
  'admin/giftcertificate/unfreeze': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Lets a frozen gift certificate be paid by again',
    input: withReason,
    output: done,
  },
});
