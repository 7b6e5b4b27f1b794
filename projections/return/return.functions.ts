// Returns as other features and jobs ask for them.
import type { ReturnStatus } from '#domain/return/return.events.ts';
import { own } from '#domain/shared/dictionary.ts';
import { notFound } from '#domain/shared/domain-error.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { translate } from '#platform/kernel/texts/texts.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { countWhere } from '#platform/kernel/read-model/table.ts';
import { maySee } from '#platform/shop/ownership/ownership.ts';
import type { LetterRow } from '#platform/shop/letter/letter-values.ts';
import { countText } from '#platform/shop/selling-unit.ts';
import { dayText, money } from '#projections/shared/money-and-days.ts';
import { returns, type ReturnRow } from './returns.ts';

interface Asked {
  readonly returnId: string;
  /** Of who is not signed in: the one that the order was placed with. */
  readonly email?: string;
}

export const returnById = async (read: ReadSide, returnId: string, context: OperationContext): Promise<ReturnRow> =>
  (await read.row(returns, returnId, context)) ?? notFound('return_not_found');

/** What somebody may not see does not exist for them. @throws DomainError return_not_found */
export async function ownReturn(
  read: ReadSide,
  { returnId, email }: Asked,
  context: OperationContext,
): Promise<ReturnRow> {
  const row = await returnById(read, returnId, context);
  const owner = { personId: row.person_id, accountId: row.account_id };
  if (await maySee(owner, context)) return row;
  if (!email) return notFound('return_not_found');
  const buyers = await context.queries.order.buyers({ orderIds: [row.order_id] });
  return own(buyers, row.order_id)?.email.toLowerCase() === email ? row : notFound('return_not_found');
}

const PAID: readonly ReturnStatus[] = ['requested', 'approved', 'received', 'settled'];

/** Something is to be paid back for it, or was. */
const isPaid = ({ status, resolution }: ReturnRow): boolean =>
  status === 'settled' || (resolution !== 'replacement' && PAID.includes(status));

/** Where returned goods go. */
export async function returnAddress({ queries, language }: OperationContext): Promise<string[]> {
  const { name, addressLines } = await queries.store.company({ language });
  return [name, ...addressLines].filter(Boolean);
}

export const returnFunctions = (read: ReadSide) => ({
  /** The order of a return that the caller may see, and whose it is. @throws DomainError return_not_found */
  async own(asked: Asked, context: OperationContext): Promise<{ orderId: string; personId: string }> {
    const { order_id: orderId, person_id: personId } = await ownReturn(read, asked, context);
    return { orderId, personId };
  },

  /** How many of a person's returns are not settled yet. */
  async unfinishedOf({ personId }: { readonly personId: string }): Promise<{ count: number }> {
    return countWhere(read.pool, returns, (query) =>
      query.where({ person_id: personId }).whereIn('status', ['requested', 'approved', 'received']),
    );
  },

  /** What a letter about a return says of it, in the reader's language. @throws DomainError return_not_found */
  async letterParts(
    { returnId }: { readonly returnId: string },
    context: OperationContext,
  ): Promise<{ texts: Record<string, string>; tables: Record<string, LetterRow[]> }> {
    const { language } = context;
    const row = await returnById(read, returnId, context);
    const { lines: ordered } = await context.states.order.shipped({ orderId: row.order_id });
    const units = new Map(ordered.map(({ lineId, unit }) => [lineId, unit]));
    const t = translate(language, 'email', 'return');
    const amount = (value: number) => money(value, row.currency, language);
    const lines = row.lines.map((line) => ({
      label: t('line', {
        quantity: countText(line.quantity, units.get(line.lineId) ?? 'ea', language),
        name: line.name[language],
        itemNumber: line.itemNumber,
      }),
      value: amount(line.amount + line.restockingFee),
    }));
    return {
      texts: {
        'return.number': row.return_number,
        'return.amount': amount(row.amount),
        'return.until': row.expires_on ? dayText(row.expires_on, language) : '',
        'return.reason': row.reason,
        'return.address': (await returnAddress(context)).join(', '),
      },
      tables: {
        'return.lines': isPaid(row)
          ? [
              ...lines,
              ...(row.restocking_fee ? [{ label: t('restockingFee'), value: amount(-row.restocking_fee) }] : []),
              { label: t('total'), value: amount(row.amount), isTotal: true },
            ]
          : lines.map(({ label }) => ({ label, value: '' })),
      },
    };
  },
});

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly return: FunctionsOf<ReturnType<typeof returnFunctions>>;
  }
}
