import { z } from 'zod';

type Ids = Readonly<Record<string, z.ZodType>>;

/**
 * The input of a command that changes some fields of a thing: those that were edited, each with the value that was seen.
 * Who sends another value than is there by now is refused: nobody undoes what they have not seen.
 * @param example a field with a value, for the description of the interface
 */
export const changeInput = <const I extends Ids, Shape extends z.ZodRawShape>(
  ids: I,
  edited: z.ZodObject<Shape, z.core.$strict>,
  example: object,
) => {
  const fields = edited.partial();
  return z
    .strictObject({
      ...ids,
      seen: fields.meta({ description: 'The values that were seen of the fields that change', examples: [example] }),
      changed: fields
        .refine((changed) => Object.keys(changed).length > 0, 'nothing_changed')
        .meta({ examples: [example] }),
    })
    .superRefine((input, context) => {
      // zod cannot say the type of an object whose fields are a parameter.
      const { seen: known, changed } = input as { readonly seen: object; readonly changed: object };
      for (const field of Object.keys(changed))
        if (!Object.hasOwn(known, field))
          context.addIssue({ code: 'custom', path: ['seen', field], message: 'required' });
    });
};
