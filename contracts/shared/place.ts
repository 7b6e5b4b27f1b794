// Places of zones, as they cross the wire (domain/shared/place.ts).
import { z } from 'zod';
import { normalZip, problemOf } from '#domain/shared/place.ts';
import { text } from './shared.ts';

export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'country_invalid');
const stateCode = text(40).toUpperCase();
const zipPrefix = text(16).overwrite(normalZip);

/** A country, a state of it where one is named, or postal codes from one prefix to another. */
export const place = z
  .strictObject({
    country: countryCode,
    state: stateCode.default(''),
    zipFrom: zipPrefix.default(''),
    zipTo: zipPrefix.default(''),
  })
  .superRefine((value, context) => {
    const problem = problemOf(value);
    if (!problem) return;
    const field = problem === 'country_invalid' ? 'country' : problem === 'state_invalid' ? 'state' : 'zipFrom';
    context.addIssue({ code: 'custom', path: [field], message: problem });
  });

/** A place as answers show it. */
export const shownPlace = z.object({
  country: z.string(),
  state: z.string(),
  zipFrom: z.string(),
  zipTo: z.string(),
});

/** Where something goes; state and postal code may be left out where they are not known. */
export const destination = {
  country: countryCode,
  state: stateCode.default(''),
  zip: text(16).default(''),
};
