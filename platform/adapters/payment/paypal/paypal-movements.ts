// What PayPal's reports say of a time, some hours late. https://developer.paypal.com/docs/api/transaction-search/v1/
import type { TransactionInformation, TransactionSearchController } from '@paypal/paypal-server-sdk';
import type { Movement } from '#domain/reconciliation/reconciliation.events.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';

const PAGE = 500;
/** Of an event code: money of buyers. https://developer.paypal.com/docs/reports/reference/tcodes/ */
const TAKEN = 'T00';
const GIVEN_BACK = 'T1107';
const COMPLETED = 'S';

/** PayPal reads whole seconds. */
const secondOf = (moment: string): string => `${moment.slice(0, 19)}Z`;

export async function paypalMovements(
  search: TransactionSearchController,
  from: string,
  until: string,
): Promise<Movement[]> {
  const movements: Movement[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { result } = await search.searchTransactions({
      ...{ startDate: secondOf(from), endDate: secondOf(until), transactionStatus: COMPLETED },
      ...{ fields: 'transaction_info', pageSize: PAGE, page },
    });
    pages = result.totalPages ?? 1;
    for (const { transactionInfo } of result.transactionDetails ?? []) movements.push(...movementOf(transactionInfo));
  }
  return movements;
}

/** Nothing for what is not of an order of the shop. */
function movementOf(info: TransactionInformation | undefined): Movement[] {
  const { transactionEventCode: code = '', transactionAmount: money, customField, transactionId } = info ?? {};
  const kind = code.startsWith(TAKEN) ? 'taken' : code === GIVEN_BACK ? 'given-back' : undefined;
  const key = kind === 'taken' ? customField : transactionId;
  if (!kind || !key || !money) return [];
  return [
    {
      ...{ kind, key, amount: Math.abs(Math.round(Number(money.value) * 100)) },
      currency: money.currencyCode as CurrencyCode,
      at: new Date(info?.transactionInitiationDate ?? '').toISOString(),
    },
  ];
}
