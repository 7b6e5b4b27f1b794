// Finds the operation that a path names. The table is static: a path outside the contracts does not exist.
import { api, type Route } from '#contracts/api.ts';
import type { Operation, Via } from '#contracts/shared/operation.ts';

/** Where `res.locals` names the operation, once it is known. */
export const OPERATION = 'operation';

export interface Match {
  readonly route: Route;
  readonly operation: Operation;
  readonly parameters: Readonly<Record<string, string>>;
}

interface Entry {
  readonly route: Route;
  readonly operation: Operation;
  readonly segments: readonly string[];
}

const entries: readonly Entry[] = Object.entries<Operation>(api)
  .filter(([, operation]) => operation.access !== 'internal')
  .map(([route, operation]) => ({ route: route as Route, operation, segments: route.split('/') }));
const fixed = new Map(
  entries.filter((e) => !e.route.includes('{')).map((e) => [`${e.operation.via} ${e.route.toLowerCase()}`, e]),
);
export const uploadRoutes: readonly Route[] = entries
  .filter(({ operation }) => operation.via === 'upload')
  .map(({ route }) => route);
const patterns = entries.filter((e) => e.route.includes('{'));

/**
 * Paths are compared without regard to case: the specification writes `Store/GetLanguages` and `store/getsetupvalues`.
 */
export function matchRoute(via: Via, path: string): Match | undefined {
  const clean = path.replace(/^\/+|\/+$/g, '');
  const exact = fixed.get(`${via} ${clean.toLowerCase()}`);
  if (exact) return { route: exact.route, operation: exact.operation, parameters: {} };
  const segments = clean.split('/');
  for (const { route, operation, segments: pattern } of patterns) {
    if (operation.via !== via || pattern.length !== segments.length) continue;
    const parameters = matchSegments(pattern, segments);
    if (parameters) return { route, operation, parameters };
  }
  return undefined;
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const parameters: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith('{')) {
      if (!segment) return undefined;
      parameters[part.slice(1, -1)] = decode(segment);
    } else if (part.toLowerCase() !== segment.toLowerCase()) {
      return undefined;
    }
  }
  return parameters;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    // A broken escape is taken as it stands; the input schema will refuse it.
    return segment;
  }
}
