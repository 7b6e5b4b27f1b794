import type { QuoteStatus } from '#domain/quote/quote.events.ts';

export interface QuoteListState {
  readonly page: number;
  readonly search: string;
  readonly status: QuoteStatus | undefined;
  /** At most so many days old (spec 9, quote age). */
  readonly age: number | undefined;
}

/** A draft of a CSR is nobody's yet, so nobody asks for one. */
export const listedStatuses = [
  'submitted',
  'in-review',
  'returned',
  'approved',
  'converting',
  'converted',
  'declined',
  'expired',
  'cancelled',
] as const satisfies readonly QuoteStatus[];
export const ages = [7, 30, 90, 365] as const;

const numberOf = (text: string | null): number => (/^\d{1,5}$/.test(text ?? '') ? Number(text) : 0);

export function parseQuoteList(parameters: URLSearchParams): QuoteListState {
  const age = numberOf(parameters.get('age'));
  return {
    page: Math.min(10_000, numberOf(parameters.get('page')) || 1),
    search: (parameters.get('search') ?? '').trim().slice(0, 60),
    status: listedStatuses.find((status) => status === parameters.get('status')),
    age: ages.find((known) => known === age),
  };
}

export function quoteListHref(path: string, { page, search, status, age }: QuoteListState): string {
  const parameters = new URLSearchParams({
    ...(search && { search }),
    ...(status && { status }),
    ...(age && { age: String(age) }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return parameters ? `${path}?${parameters}` : path;
}
