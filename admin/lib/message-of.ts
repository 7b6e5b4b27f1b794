import { ApiError } from '#contracts/client.ts';

/** What a dialog itself has to say, in the reader's language. */
export class DialogProblem extends Error {
  override readonly name = 'DialogProblem';
}

/** Says why the server refused, or that it could not be asked. */
export const messageOf = (error: unknown, t: (key: string) => string): string =>
  error instanceof ApiError || error instanceof DialogProblem ? error.message : t('error.unreachable');

/** The present values of fields that somebody else has changed since they were shown; undefined for any other error. */
export const changedMeanwhile = (error: unknown): Readonly<Record<string, unknown>> | undefined =>
  error instanceof ApiError && error.answer.code === 'changed_meanwhile'
    ? (error.answer.params?.['present'] as Record<string, unknown>)
    : undefined;
