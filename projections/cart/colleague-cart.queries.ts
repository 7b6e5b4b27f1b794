// Carts of colleagues, for those who see all of their company's.
import type { ColleagueCart, colleagueCartOperations } from '#contracts/cart/colleague-cart.ts';
import { isOnValue, settings } from '#contracts/setting/settings.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import { priced, subTotal } from '#domain/shared/price/priced.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { maySee } from '#platform/shop/ownership/ownership.ts';
import { createNames } from '#projections/shared/people-names.ts';
import { detailsOf } from './cart.queries.ts';
import { carts, type CartRow } from './carts.ts';

/** Carts that one person is shown. */
const MOST = 200;
const DAY_MS = 86_400_000;

type Kind = 'saved' | 'pending';

export const colleagueCartQueries = (read: ReadSide): Handlers<typeof colleagueCartOperations, 'query'> => ({
  async 'cart/getcolleaguescarts'({ Kind, Days }, context) {
    const { seesAll, accountIds } = await context.queries.contact.scope();
    if (!seesAll || !(await areKept(Kind, context))) return { Carts: [] };
    const nameOf = createNames(context);
    const rows = await waiting(read, Kind, Days, accountIds, context);
    const Carts = rows.map(async ({ order_id, person_id, tag, lines, currency, at }): Promise<ColleagueCart> => ({
      OrderID: order_id,
      Owner: await nameOf(person_id),
      OrderTag: tag,
      LineCount: lines.length,
      SubTotal: subTotal(lines.map(priced)),
      CurrencyCode: currency,
      ChangedAt: at.toISOString(),
    }));
    return { Carts: await Promise.all(Carts) };
  },

  async 'cart/getcolleaguescartlines'({ OrderId }, context) {
    const row = (await read.rows(carts, [OrderId], context)).get(OrderId);
    if (!row || isOver(row) || !(await maySee(ownerOf(row), context))) return notFound('cart_not_found');
    const { OrderHeader, OrderLines } = await detailsOf(row, context);
    return { CurrencyCode: OrderHeader.CurrencyCode, OrderLines };
  },
});

const isOver = ({ status }: CartRow) => status === 'ordered' || status === 'quoted';
const ownerOf = ({ person_id: personId, account_id: accountId }: CartRow) => ({ personId, accountId });

/** Spec 6: whether the store has such carts at all. */
async function areKept(kind: Kind, { queries }: OperationContext): Promise<boolean> {
  const { value } = await queries.setting.value({ name: kind === 'saved' ? settings.saveCart : 'ExistingCarts' });
  return kind === 'saved' ? isOnValue(value) : value === 'Prompt On Login';
}

type Waiting = Pick<CartRow, 'order_id' | 'person_id' | 'tag' | 'lines' | 'currency'> & { readonly at: Date };

/**
 * Nobody can tell which cart a colleague shops with just now, as sessions are their own: so every open cart that is not
 * empty counts as pending, the one of who is away for a week among them.
 */
function waiting(
  { pool }: ReadSide,
  kind: Kind,
  days: number,
  accountIds: readonly string[],
  { caller, now }: OperationContext,
): Promise<Waiting[]> {
  const at = kind === 'saved' ? 'saved_at' : 'changed_at';
  const query = knex(carts.table)
    .select('order_id', 'person_id', 'tag', 'lines', 'currency', { at })
    .whereIn('account_id', accountIds)
    .whereNot({ person_id: caller.personId })
    // As the index of carts by account has it.
    .whereNotIn('status', ['ordered', 'quoted'])
    .orderBy([{ column: at, order: 'desc' }, 'order_id'])
    .limit(MOST);
  if (kind === 'saved') void query.whereNot({ tag: '' });
  else
    void query
      .where({ tag: '', status: 'open', aside: false })
      .where('changed_at', '>=', new Date(Date.parse(now) - days * DAY_MS))
      .whereRaw('jsonb_array_length(lines) > 0');
  return rowsOf<Waiting>(pool, query);
}
