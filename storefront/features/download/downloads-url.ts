import { paths } from '#storefront/shared/paths.ts';

interface Place {
  /** Orders that are passed over. */
  readonly from: number;
  readonly search: string;
}

/** What an address says; the newest where it says nothing that could be meant. */
export function parseDownloads(parameters: URLSearchParams): Place {
  const from = Number(parameters.get('from'));
  return {
    from: Number.isInteger(from) && from > 0 && from <= 1_000_000 ? from : 0,
    search: (parameters.get('search') ?? '').trim().slice(0, 60),
  };
}

export function downloadsHref({ from, search }: Place): string {
  const parameters = new URLSearchParams({ ...(search && { search }), ...(from > 0 && { from: String(from) }) });
  return parameters.size ? `${paths.downloads}?${parameters.toString()}` : paths.downloads;
}
