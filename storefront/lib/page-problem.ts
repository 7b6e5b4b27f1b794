// A page problem says why a page cannot be shown: it is a plain object, so that it travels from the server into the
// browser unchanged.
import { isApiError } from './api-error.ts';

export interface PageProblem {
  readonly kind: 'page-problem';
  readonly status: number;
  readonly code: string;
  /** Log id of the failure, empty where there is none. */
  readonly errorId: string;
  /** What its page says in place of what is said of every page that is not there. */
  readonly text?: string;
}

export const pageProblem = (status: number, code: string, errorId = ''): PageProblem => ({
  kind: 'page-problem',
  status,
  code,
  errorId,
});

export const isPageProblem = (value: unknown): value is PageProblem =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'page-problem';

export function toPageProblem(error: unknown): PageProblem {
  if (isPageProblem(error)) return error;
  if (!isApiError(error)) return pageProblem(500, 'unreachable');
  const { LogId, code } = error.answer;
  // A malformed address (400) is to a reader an address that does not exist.
  const status = error.status === 400 ? 404 : error.status;
  return pageProblem(status, code, LogId === 0 ? '' : LogId);
}
