// The answer of a refused or failed call (spec 7 and 8, wrapper rule).
import { z } from 'zod';

/** A field that was wrong: its path in the request and the code of the reason. */
export const fieldError = z.object({ path: z.string(), code: z.string() });

export const errorAnswer = z.object({
  ErrorId: z
    .union([z.literal(0), z.string()])
    .meta({ description: 'The same as LogId, under the name that spec 3 gives it' }),
  LogId: z
    .union([z.literal(0), z.string()])
    .meta({ description: 'Id under which the server logged the error; 0 when it is a refusal' }),
  code: z.string().meta({ description: 'Stable code, the key of the text in locales/*/error.json' }),
  message: z.string().meta({ description: "The text in the caller's language" }),
  params: z.record(z.string(), z.unknown()).optional(),
  fields: z.array(fieldError).optional(),
});
export type ErrorAnswer = z.output<typeof errorAnswer>;
