// Tax exemptions of accounts: a certificate for a region, until a day, with its file.
import { z } from 'zod';
import { isBase64 } from '../attachment/attachment.ts';
import { backOffice, defineOperations, staffWith } from '../shared/operation.ts';
import { countryCode } from '../shared/place.ts';
import { done, id, isoDate, requiredText, text, day } from '../shared/shared.ts';

const exemption = z.object({
  exemptionId: z.string(),
  certificate: z.string(),
  country: z.string(),
  states: z.array(z.string()).meta({ description: 'None: the whole country' }),
  validFrom: z.string(),
  validUntil: z.string().meta({ description: 'The last day, in the shop’s time zone' }),
  fileName: z.string(),
  grantedBy: z.string(),
  grantedAt: isoDate,
  status: z.enum(['valid', 'planned', 'expired', 'withdrawn']),
  reason: z.string().meta({ description: 'Why it was withdrawn' }),
});
export type TaxExemptionShown = z.output<typeof exemption>;

export const taxExemptionOperations = defineOperations({
  'admin/taxexemption/list': {
    via: 'get',
    kind: 'query',
    access: backOffice,
    discloses: 'account:{accountId}',
    summary: 'Certificates under which an account pays no tax, the newest first',
    input: z.strictObject({ accountId: id }),
    output: z.object({ exemptions: z.array(exemption) }),
  },
  'admin/taxexemption/grant': {
    via: 'upload',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Exempts an account from the taxes of a region by a certificate, until a day',
    input: z
      .strictObject({
        accountId: id,
        certificate: requiredText(60),
        country: countryCode,
        states: z.array(text(40).toUpperCase()).max(80).default([]),
        validFrom: day,
        validUntil: day,
        FileName: text(255).default(''),
        FileType: text(120).default(''),
        FileData: z.string().max(40_000_000).refine(isBase64, 'attachment_unreadable').default(''),
      })
      .refine(({ validFrom, validUntil }) => validFrom <= validUntil, {
        path: ['validUntil'],
        error: 'exemption_ends_first',
      }),
    output: z.object({ exemptionId: z.string() }),
  },
  'admin/taxexemption/withdraw': {
    via: 'post',
    kind: 'command',
    access: staffWith('credit'),
    summary: 'Withdraws a certificate: the account pays taxes again from now on',
    input: z.strictObject({ accountId: id, exemptionId: id, reason: requiredText(300) }),
    output: done,
  },
  'admin/taxexemption/file': {
    via: 'getfile',
    kind: 'query',
    access: backOffice,
    discloses: 'account:{accountId}',
    file: 'application/octet-stream',
    summary: 'The file of a certificate',
    input: z.strictObject({ accountId: id, exemptionId: id }),
    output: z.object({ fileName: z.string(), content: z.instanceof<typeof Uint8Array<ArrayBufferLike>>(Uint8Array) }),
  },
});
