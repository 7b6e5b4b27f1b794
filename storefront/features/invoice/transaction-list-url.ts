import type { Transaction } from '#contracts/credit/aged-balance.ts';
import { TRANSACTION_KINDS } from '#contracts/credit/transaction-kinds.ts';
import { paths } from '#storefront/shared/paths.ts';

export interface TransactionListState {
  readonly page: number;
  readonly search: string;
  /** YYYY-MM-DD; empty for no bound. */
  readonly from: string;
  readonly to: string;
  readonly kind: Transaction['Kind'] | '';
}

const dayIn = (value: string | null) => (value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : '');

export function parseTransactionList(parameters: URLSearchParams): TransactionListState {
  const page = Number(parameters.get('page') ?? 1);
  const kind = parameters.get('kind');
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    search: (parameters.get('search') ?? '').trim().slice(0, 60),
    from: dayIn(parameters.get('from')),
    to: dayIn(parameters.get('to')),
    kind: TRANSACTION_KINDS.find((one) => one === kind) ?? '',
  };
}

export function transactionListHref({ page, search, from, to, kind }: TransactionListState): string {
  const parameters = new URLSearchParams({
    ...(search && { search }),
    ...(from && { from }),
    ...(to && { to }),
    ...(kind && { kind }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return parameters ? `${paths.paymentHistory}?${parameters}` : paths.paymentHistory;
}
