import { ApiError } from '#contracts/client.ts';

/** Says why the server refused, or that it could not be asked. */
export const messageOf = (error: unknown, t: (key: string) => string): string =>
  error instanceof ApiError ? error.message : t('error.unreachable');
