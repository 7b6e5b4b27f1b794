import { ApiError } from '#contracts/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';

/** What the server says; else the browser or its owner would not, for reasons that browsers tell nobody. */
export const passkeyProblem = (error: unknown, t: (key: string) => string): string =>
  error instanceof ApiError ? messageOf(error, t) : t('signIn.passkeyNotUsed');
