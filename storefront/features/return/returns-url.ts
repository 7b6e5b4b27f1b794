export function pageOf(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

export const searchOf = (parameters: URLSearchParams): string => (parameters.get('search') ?? '').trim().slice(0, 60);
