import { ApiError } from '#contracts/client.ts';

/** The user saw what somebody else did, and does not want the change any more, for now. */
export class NotApplied extends Error {}

/** A field of the desk holds something that is no number; nothing is sent. */
export class NotANumber extends Error {}

/** Says why it did not work, and how to mend it. */
export function problemText(error: unknown, t: (key: string) => string): string {
  if (error instanceof NotApplied) return t('quote.conflict.notApplied');
  if (error instanceof NotANumber) return t('form.notANumber');
  if (!(error instanceof ApiError)) return t('error.unreachable');
  const missing = error.answer.params?.['missing'];
  return Array.isArray(missing)
    ? `${error.message} ${t('quote.missing.title')} ${missing.map((part) => t(`quote.missing.${String(part)}`)).join(', ')}`
    : error.message;
}
