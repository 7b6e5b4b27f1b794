import { api } from '#contracts/api.ts';
import type { Operation } from '#contracts/shared/operation.ts';

/** What the way from a request to a refusal depends on. */
const kindOf = ([route, { via, kind, access, file, refusesCardNumbers, takesLong }]: readonly [string, Operation]) =>
  JSON.stringify([
    ...[via, kind, route.startsWith('admin/'), typeof access === 'string' ? access : 'roles'],
    ...[Boolean(file), Boolean(refusesCardNumbers), Boolean(takesLong)],
  ]);

/** One operation of each kind, as the wire sees it; all of them in `npm run test:long`. */
export function triedOperations(): (readonly [string, Operation])[] {
  const all = Object.entries<Operation>(api).filter(([, operation]) => operation.access !== 'internal');
  return process.env['TEST_LONG'] ? all : [...new Map(all.map((one) => [kindOf(one), one])).values()];
}
