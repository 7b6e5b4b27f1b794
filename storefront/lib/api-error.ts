// Tells refusals from failed calls. The server's bundle has its own ApiError class, so the name is the test, not
// instanceof.
import type { ApiError } from '#contracts/client.ts';

export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError' && 'answer' in error;

/** The refusal's code, `unreachable` when no answer came. */
export const errorCode = (error: unknown): string => (isApiError(error) ? error.answer.code : 'unreachable');

/** Tells whether the server has decided; without a decision a retry must carry the same command id. */
export const isRefusal = (error: unknown): boolean =>
  isApiError(error) && error.status >= 400 && error.status < 500 && error.answer.code !== 'unreachable';

/** Spec 8, wrapper rule: the text, and the log id behind it where there is one. */
export function errorText(error: unknown, unreachable: string): string {
  if (!isApiError(error) || error.answer.code === 'unreachable') return unreachable;
  const { message, LogId } = error.answer;
  return LogId === 0 ? message : `${message} (${LogId})`;
}
