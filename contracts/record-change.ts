import { z } from 'zod';

/**
 * The form of a change of master data: only the fields that were edited, each with the value that was seen, so that nobody
 * undoes what they have not seen (`changed_meanwhile`).
 */
export const recordChange = <
  const Id extends Record<string, z.ZodType>,
  const Fields extends Record<string, z.ZodType>,
>(
  ids: Id,
  fields: Fields,
  example: object,
) =>
  z
    .strictObject({
      ...ids,
      seen: z
        .strictObject(fields)
        .partial()
        .meta({ examples: [example] }),
      changed: z
        .strictObject(fields)
        .partial()
        .meta({ examples: [example] }),
    })
    .superRefine((value, context) => {
      const { seen, changed } = value as { readonly seen: object; readonly changed: object };
      const [before, after] = [seen, changed].map((part) => Object.keys(part).sort().join());
      if (!after) context.addIssue({ code: 'custom', path: ['changed'], message: 'required' });
      else if (before !== after) context.addIssue({ code: 'custom', path: ['seen'], message: 'seen_missing' });
    });
