// Whether an address is one (spec 5: US addresses may be validated by a shipping carrier's service).
import { z } from 'zod';
import { ADDRESS_LIMITS } from '#domain/shared/address.ts';
import { defineOperations } from '../shared/operation.ts';
import { requiredText } from '../shared/shared.ts';

const place = {
  city: requiredText(ADDRESS_LIMITS.city),
  state: requiredText(ADDRESS_LIMITS.state).toUpperCase(),
  zip: requiredText(ADDRESS_LIMITS.zip),
};

export const addressCheckOperations = defineOperations({
  'account/checkaddress': {
    via: 'post',
    kind: 'query',
    access: 'anyone',
    evenSecured: true,
    perMinute: 60,
    summary: 'Whether town, state and postal code fit together; where they do not, what they may have been meant to be',
    input: z.strictObject({ ...place, country: z.string().regex(/^[A-Z]{2}$/, 'country_invalid') }),
    output: z.object({
      outcome: z
        .enum(['known', 'other', 'unknown'])
        .meta({ description: '`other`: rather one of the suggestions; `unknown`: nothing like it is known' }),
      suggestions: z.array(z.object({ city: z.string(), state: z.string(), zip: z.string() })),
    }),
  },
});
