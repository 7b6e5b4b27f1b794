import type { Output } from '#contracts/api.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { STANDARD_PRICE_LIST } from '#domain/price-list/price-list.events.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { accounts, type AccountRow } from '#projections/account/accounts.ts';

const priceListOf = (row: AccountRow): string => row.price_list || STANDARD_PRICE_LIST;
const linkOf = (row: AccountRow) => ({ accountId: row.account_id, name: row.name || row.account_id });

/** What a merger would move, and the code of the refusal that it would meet. */
export async function mergePreview(
  read: ReadSide,
  accountId: string,
  into: string,
  context: OperationContext,
): Promise<Output<'admin/customer/mergepreview'>> {
  const rows = await read.rows(accounts, [accountId, into], context);
  const from = rows.get(accountId) ?? notFound('account_not_found');
  const survivor = rows.get(into) ?? notFound('account_not_found');
  const { queries } = context;
  const [people, { orders }, open, { quotes, openQuotes }, { notes }, credit, theirs] = await Promise.all([
    queries.contact.ofAccounts({ accountIds: [accountId, ...from.absorbed] }),
    queries.order.count({ accountId }),
    queries.order.open({ accountId }),
    queries.quote.open({ accountId }),
    queries.customerNote.count({ accountId }),
    queries.credit.balance({ accountId }),
    queries.credit.balance({ accountId: into }),
  ]);
  const refusal = refusalOf(from, survivor);
  return {
    from: linkOf(from),
    into: linkOf(survivor),
    contacts: people.map(({ firstName, lastName, userName }) => `${firstName} ${lastName} (${userName})`),
    addresses: Object.keys(from.addresses).length,
    orders,
    openOrders: open.orders.length,
    quotes,
    openQuotes,
    notes,
    owed: credit.owed,
    currency: from.currency,
    intoCurrency: survivor.currency,
    priceList: { from: priceListOf(from), into: priceListOf(survivor) },
    creditLimit: { from: credit.limit, into: theirs.limit },
    ...(refusal ? { refusal } : {}),
  };
}

/** As the decider would (domain/account/account.decider.ts). */
function refusalOf(from: AccountRow, into: AccountRow): string | undefined {
  if (from.merged_into || into.merged_into) return 'account_merged';
  if (from.account_id === into.account_id || from.absorbed.includes(into.account_id)) return 'merge_with_itself';
  if (from.kind !== into.kind) return 'merge_kinds_differ';
  if (from.currency !== into.currency) return 'merge_currencies_differ';
  return into.status === 'active' || into.status === 'suspended' ? undefined : 'merge_into_inactive';
}
