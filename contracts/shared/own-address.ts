// The address of a place of the dealer's own, such as a warehouse or a branch.
import { z } from 'zod';
import { placeFault } from '#domain/shared/regions.ts';
import { countryCode } from './place.ts';
import { requiredText, text } from './shared.ts';

export const ownAddress = z
  .strictObject({
    addressLine1: requiredText(100),
    city: requiredText(60),
    state: text(40).toUpperCase(),
    zip: text(16),
    country: countryCode,
    phone: text(30).default(''),
  })
  .superRefine((value, context) => {
    const fault = placeFault(value);
    if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.code });
  });
