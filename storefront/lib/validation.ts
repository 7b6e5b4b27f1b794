// Forms are checked with the schema the server parses. It is loaded with the first submit, so pages stay small.
import type { z } from 'zod';
import { isApiError } from './api-error.ts';

/** Code of what is wrong, by the field's path in the request (`ShipTo.zip`). */
export type FieldErrors = Readonly<Record<string, string>>;

/** The specification's own keys have capitals, as Email_Required. */
const isCode = (message: string) => /^([a-z][a-z_]+|[A-Z][A-Za-z]*(_[A-Za-z]+)+)$/.test(message);

export function checkFields(schema: z.ZodType, value: unknown): FieldErrors {
  const parsed = schema.safeParse(value);
  if (parsed.success) return {};
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues)
    errors[issue.path.join('.')] ??= isCode(issue.message) ? issue.message : 'invalid_value';
  return errors;
}

/** The fields a refusal names, the same shape as the check before sending. */
export const refusedFields = (error: unknown): FieldErrors =>
  isApiError(error) ? Object.fromEntries((error.answer.fields ?? []).map(({ path, code }) => [path, code])) : {};
