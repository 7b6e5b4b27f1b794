import type { Input, Output } from '#contracts/api.ts';
import type { customerPartNumberOperations } from '#contracts/customer-part-number/customer-part-number.ts';
import {
  compactPartNumber,
  PART_NUMBER_LIMITS,
  partNumberLinesOf,
} from '#domain/shared/customer-part-number/part-number.ts';
import { own } from '#domain/shared/dictionary.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { csvText } from '#domain/shared/table/csv-text.ts';
import type { Handlers, OperationContext } from '#platform/kernel/operations/context.ts';
import type { ReadSide } from '#platform/kernel/read-model/read-side.ts';
import { selectRows, type SortKey } from '#platform/kernel/read-model/table.ts';
import { textFor } from '#platform/kernel/texts/refusal-text.ts';
import { translate } from '#platform/kernel/texts/texts.ts';
import { shopDay } from '#platform/shop/shop-calendar.ts';
import { rowsOfFile } from '#platform/adapters/table-file/rows-of-file.ts';
import { countOfAccount } from './customer-part-number.functions.ts';
import { partNumbers, type PartNumberRow } from './part-numbers.ts';

const { perAccount, characters } = PART_NUMBER_LIMITS;
const BY_NUMBER: SortKey[] = ['compact', 'id'];

export const customerPartNumberQueries = (read: ReadSide): Handlers<typeof customerPartNumberOperations, 'query'> => ({
  'customer/getpartnumbers': async (input, context) => listed(read, await ownAccount(context), input, context),

  async 'customer/findpartnumber'({ keyword }, context) {
    const { queries } = context;
    const [{ meant }, { numbers }] = await Promise.all([
      queries.customerPartNumber.meant({ codes: [keyword] }),
      queries.customerPartNumber.beginningLike({ keyword }),
    ]);
    const exact = Object.values(meant);
    const [Exact, ...Numbers] = await queries.customerPartNumber.shown({ numbers: [...exact, ...numbers] });
    if (!Exact) return { Numbers: [] };
    return exact.length ? { Exact, Numbers } : { Numbers: [Exact, ...Numbers] };
  },

  'admin/customerpartnumber/list': ({ accountId, ...input }, context) => listed(read, accountId, input, context),

  async 'customer/readpartnumberfile'({ FileData }, context) {
    await ownAccount(context);
    const { services, language } = context;
    const limit = { most: perAccount, code: 'part_number_too_many_rows' };
    const lines = partNumberLinesOf(await rowsOfFile(FileData, limit, services));
    return {
      Lines: lines.map(({ line, number, itemCode, fault = '', twin = 0 }) => ({
        ...{ Line: line, Number: number, ItemCode: itemCode, Code: fault },
        Message: fault && textFor(fault, language, { number, most: characters, line: twin }),
      })),
    };
  },

  async 'customer/exportpartnumbers'(_input, context) {
    const { rows } = await selectRows(read.pool, partNumbers, {
      where: ofAccount(await ownAccount(context)),
      orderBy: BY_NUMBER,
      limit: perAccount,
    });
    const facts = await context.queries.product.facts({ itemNumbers: [...new Set(rows.map(itemOf))] });
    const t = translate(context.language, 'paper');
    const heads = [t('partNumber.own'), t('partNumber.item'), t('partNumber.name')];
    const lines = rows.map(({ number, item_number }) => [
      number,
      item_number,
      own(facts, item_number)?.name[context.language] ?? '',
    ]);
    // Spreadsheets take a file for UTF-8 by the mark before it.
    return { fileName: `part-numbers-${shopDay(context.now)}.csv`, content: `\ufeff${csvText(heads, lines)}\r\n` };
  },
});

const itemOf = ({ item_number }: PartNumberRow) => item_number;

const ofAccount =
  (accountId: string): NonNullable<Parameters<typeof selectRows>[2]['where']> =>
  (query) =>
    void query.where({ account_id: accountId });

/** Who sees all of the account sees its numbers, and who may order by them. @throws DomainError account_suspended */
async function ownAccount({ caller: { accountId }, queries }: OperationContext): Promise<string> {
  const [{ seesAll }, { status }] = await Promise.all([
    queries.contact.scope(),
    queries.account.profile({ accountId }),
  ]);
  return seesAll || status !== 'suspended' ? accountId : refuse('account_suspended', {}, 'forbidden');
}

async function listed(
  read: ReadSide,
  accountId: string,
  { search, page, pageSize }: Omit<Input<'customer/getpartnumbers'>, 'asOf'>,
  context: OperationContext,
): Promise<Output<'customer/getpartnumbers'>> {
  const compact = compactPartNumber(search);
  const [{ rows, total }, count] = await Promise.all([
    selectRows(read.pool, partNumbers, {
      where(query) {
        ofAccount(accountId)(query);
        if (!search) return;
        const words = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
        query.where((either) => {
          either.whereILike('item_number', words(search)).orWhereILike('number', words(search));
          if (compact) either.orWhereLike('compact', words(compact));
        });
      },
      orderBy: BY_NUMBER,
      limit: pageSize,
      offset: (page - 1) * pageSize,
    }),
    countOfAccount(read, accountId, context),
  ]);
  const numbers = rows.map(({ number, item_number: itemNumber }) => ({ number, itemNumber }));
  return {
    Numbers: await context.queries.customerPartNumber.shown({ numbers }),
    Total: total,
    Count: count,
    Most: perAccount,
  };
}
