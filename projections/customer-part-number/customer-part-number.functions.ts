import type { PartNumberShown } from '#contracts/customer-part-number/customer-part-number.ts';
import type { PartNumber } from '#domain/customer-part-number/customer-part-number.events.ts';
import { compactPartNumber } from '#domain/shared/customer-part-number/part-number.ts';
import { dictionary, own } from '#domain/shared/dictionary.ts';
import type { OrderedLine } from '#domain/shared/order-draft.ts';
import type { FunctionsOf } from '#platform/kernel/operations/features.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { knex, rowsOf } from '#platform/kernel/postgres/statement.ts';
import { prepared, type Parameters } from '#platform/kernel/postgres/prepared.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import {
  numbersOfItemKey,
  numbersOfItems,
  partNumberCounts,
  partNumberKey,
  partNumbers,
  type PartNumberRow,
} from './part-numbers.ts';

/** Own numbers among the suggestions of a keyword. */
const SUGGESTED = 3;
const SHORTEST = 2;

/** PostgreSQL compares by bytes here, so what begins alike is one range of the index; knex has no word for a collation. */
const beginningWith = (parameter: Parameters) =>
  knex(partNumbers.table)
    .select('number', 'item_number')
    .where({ account_id: parameter(0) })
    .whereRaw('compact collate "C" >= ?', [parameter(1)])
    .whereRaw('compact collate "C" < ?', [parameter(2)])
    .orderByRaw('compact collate "C"')
    .limit(SUGGESTED);

interface OfAccount {
  readonly accountId: string;
  readonly number: string;
}

export const customerPartNumberFunctions = (read: ReadSide) => ({
  /** The items that numbers of accounts stand for, in their order; empty where one stands for nothing. */
  async items(
    { numbers }: { readonly numbers: readonly OfAccount[] },
    context: OperationContext,
  ): Promise<{ readonly items: readonly string[] }> {
    const keys = numbers.map(({ accountId, number }) => partNumberKey(accountId, number));
    const rows = await read.rows(partNumbers, [...new Set(keys)], context);
    return { items: keys.map((key) => rows.get(key)?.item_number ?? '') };
  },

  /** Numbers of all accounts, those after one. */
  async after({
    accountId,
    number,
    count,
  }: OfAccount & { readonly count: number }): Promise<{ readonly numbers: readonly OfAccount[] }> {
    const next = knex(partNumbers.table)
      .select({ accountId: 'account_id', number: 'number' })
      // knex has no comparison of rows.
      .whereRaw('(account_id, compact collate "C") > (?, ?)', [accountId, compactPartNumber(number)])
      .orderByRaw('account_id, compact collate "C"')
      .limit(count);
    return { numbers: await rowsOf<OfAccount>(read.pool, next) };
  },

  /** What the caller's account calls so, by the code as it was typed; of what nobody calls so there is nothing. */
  async meant(
    { codes }: { readonly codes: readonly string[] },
    context: OperationContext,
  ): Promise<{ readonly meant: Readonly<Record<string, PartNumber>> }> {
    const { accountId } = context.caller;
    if (!(await countOfAccount(read, accountId, context))) return { meant: {} };
    const wanted = codes.filter((code) => compactPartNumber(code));
    const keys = [...new Set(wanted.map((code) => partNumberKey(accountId, code)))];
    const rows = await read.rows(partNumbers, keys, context);
    return {
      meant: dictionary(
        wanted.flatMap((code) => {
          const row = rows.get(partNumberKey(accountId, code));
          return row ? [[code, { number: row.number, itemNumber: row.item_number }] as const] : [];
        }),
      ),
    };
  },

  /** Own numbers of the caller's account that begin like a keyword. */
  async beginningLike(
    { keyword }: { readonly keyword: string },
    context: OperationContext,
  ): Promise<{ readonly numbers: readonly PartNumber[] }> {
    const { accountId } = context.caller;
    const compact = compactPartNumber(keyword);
    if (compact.length < SHORTEST || !(await countOfAccount(read, accountId, context))) return { numbers: [] };
    const rows = await rowsOf<PartNumberRow>(
      read.pool,
      prepared('own-numbers-beginning', [accountId, compact, `${compact}\u{10ffff}`], beginningWith),
    );
    return { numbers: rows.map(({ number, item_number: itemNumber }) => ({ number, itemNumber })) };
  },

  /** What an account calls items, the oldest of their numbers; of what it does not call anything there is nothing. */
  async ofItems(
    { accountId, itemNumbers }: { readonly accountId: string; readonly itemNumbers: readonly string[] },
    context: OperationContext,
  ): Promise<{ readonly numbers: Readonly<Record<string, string>> }> {
    if (!(await countOfAccount(read, accountId, context))) return { numbers: {} };
    const keys = itemNumbers.map((itemNumber) => numbersOfItemKey(accountId, itemNumber));
    const rows = await read.rows(numbersOfItems, keys, context);
    return {
      numbers: dictionary(
        itemNumbers.flatMap((itemNumber) => {
          const number = rows.get(numbersOfItemKey(accountId, itemNumber))?.numbers[0];
          return number === undefined ? [] : [[itemNumber, number] as const];
        }),
      ),
    };
  },

  /** Lines that are bought now, with what their account calls their items. */
  async onLines(
    { accountId, lines }: { readonly accountId: string; readonly lines: readonly OrderedLine[] },
    { queries }: OperationContext,
  ): Promise<OrderedLine[]> {
    const itemNumbers = lines.map(({ itemNumber }) => itemNumber);
    const { numbers } = await queries.customerPartNumber.ofItems({ accountId, itemNumbers });
    return lines.map((line) => {
      const ownNumber = own(numbers, line.itemNumber);
      return ownNumber === undefined ? line : { ...line, ownNumber };
    });
  },

  /** Items of the shop that have the number of another item's: by the number as it is written. */
  async otherItems(
    { numbers }: { readonly numbers: readonly PartNumber[] },
    { queries }: OperationContext,
  ): Promise<Readonly<Record<string, string>>> {
    if (!numbers.length) return {};
    const codes = numbers.map(({ number }) => number);
    const { itemNumbers } = await queries.quickOrder.resolve({ codes, ownNumbers: false });
    return dictionary(
      numbers.flatMap(({ number, itemNumber }) => {
        const other = own(itemNumbers, number);
        return other === undefined || other === itemNumber ? [] : [[number, other] as const];
      }),
    );
  },

  /** Own numbers with their items of today. */
  async shown(
    { numbers }: { readonly numbers: readonly PartNumber[] },
    context: OperationContext,
  ): Promise<PartNumberShown[]> {
    const { queries, language } = context;
    const itemNumbers = [...new Set(numbers.map(({ itemNumber }) => itemNumber))];
    const [facts, successors, others] = await Promise.all([
      queries.product.facts({ itemNumbers }),
      queries.product.successors({ itemNumbers }),
      queries.customerPartNumber.otherItems({ numbers }),
    ]);
    return numbers.map(({ number, itemNumber }) => {
      const fact = own(facts, itemNumber);
      const isSold = fact !== undefined && fact.availability.status !== 'discontinued';
      return {
        Number: number,
        ProductId: itemNumber,
        SkuName: fact?.name[language] ?? itemNumber,
        SEOFriendlyName: fact?.seoFriendlyName ?? 'item',
        IsSold: isSold,
        Successor: isSold ? '' : (own(successors, itemNumber)?.itemNumber ?? ''),
        OtherItem: own(others, number) ?? '',
      };
    });
  },
});

export async function countOfAccount(read: ReadSide, accountId: string, context: OperationContext): Promise<number> {
  if (!accountId) return 0;
  return (await read.rows(partNumberCounts, [accountId], context)).get(accountId)?.count ?? 0;
}

declare module '#platform/kernel/operations/features.ts' {
  interface Queries {
    readonly customerPartNumber: FunctionsOf<ReturnType<typeof customerPartNumberFunctions>>;
  }
}
