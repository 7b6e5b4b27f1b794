import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '#contracts/client.ts';

/** Answers that another attempt may change: too slow, too many. */
const PASSING = [408, 429];

/** What the shop has refused or does not have is said at once; what could not be had is asked for three times more. */
export const worthAnother = (failures: number, error: unknown): boolean =>
  failures < 3 && !(error instanceof ApiError && error.status < 500 && !PASSING.includes(error.status));

export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: worthAnother } } });
