// A bank's file becomes transactions, each with an id that follows from what the bank says of it.
import { createHash } from 'node:crypto';
import type { Output } from '#contracts/api.ts';
import { bankTransaction } from '#domain/bank-transaction/bank-transaction.decider.ts';
import { bankTransactionStream } from '#domain/bank-transaction/bank-transaction.events.ts';
import { refuse } from '#domain/shared/domain-error.ts';
import { CURRENCY_CODES, type CurrencyCode } from '#domain/shared/money.ts';
import {
  BANK_FILE_LIMITS,
  endingOf,
  type BankEntry,
  type BankFile,
  type BankFileFault,
} from '#platform/adapters/bank-file/bank-file.ts';
import { bankTable } from '#platform/adapters/bank-file/bank-table.ts';
import { isBankStatement, readBankStatement } from '#platform/adapters/bank-file/bank-statement.ts';
import { rowsOfFile } from '#platform/adapters/table-file/rows-of-file.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import { textFor } from '#platform/kernel/texts/refusal-text.ts';

interface Sent {
  readonly fileName: string;
  readonly base64: string;
  readonly dayFirst: boolean | undefined;
}

/** @throws DomainError what is wrong with the file as a whole */
export async function takeInFile(
  sent: Sent,
  context: OperationContext,
): Promise<Output<'admin/banktransaction/import'>> {
  const { account, entries, others, faults } = await read(sent, context);
  await checkAccount(account, context);
  const { value } = await context.queries.setting.value({ name: 'DefaultCurrency' });
  const later: BankFileFault[] = [];
  let [imported, known] = [0, 0];
  const times = new Map<string, number>();
  for (const { line, ...entry } of entries) {
    const currency = currencyOf(entry, value);
    if (!currency) {
      later.push({ line, code: 'bank_line_currency', params: { currency: entry.currency } });
      continue;
    }
    const transactionId = idOf(account, { ...entry, currency }, times);
    const { events, repeated } = await context.run(
      bankTransaction,
      bankTransactionStream(transactionId),
      {
        type: 'ImportTransaction',
        transactionId,
        transaction: {
          ...{ ...entry, transactionId, account, currency, fileName: sent.fileName },
          personId: `bank-transaction:${transactionId}`,
        },
      },
      { step: transactionId },
    );
    if (events.length || repeated) imported += 1;
    else known += 1;
  }
  return {
    ...{ imported, known, others },
    faults: [...faults, ...later].map(({ line, code, params }) => ({
      line,
      code,
      message: textFor(code, context.language, { ...params, line }),
    })),
  };
}

/**
 * Where the shop has named its accounts, a statement is of one of them: somebody else's money is matched to nothing.
 * @throws DomainError bank_file_other_account
 */
async function checkAccount(account: string, { queries }: OperationContext): Promise<void> {
  const { value } = await queries.setting.value({ name: 'BankAccounts' });
  const own = value
    .split(',')
    .map((one) => endingOf(one))
    .filter(Boolean);
  if (account && own.length && !own.includes(account)) refuse('bank_file_other_account', { account }, 'invalid');
}

async function read({ base64, dayFirst }: Sent, { services }: OperationContext): Promise<BankFile> {
  const limit = { most: BANK_FILE_LIMITS.lines, code: 'bank_file_too_many_lines' };
  const found = isBankStatement(base64)
    ? await services.threads.run(readBankStatement, base64)
    : bankTable(await rowsOfFile(base64, limit, services), dayFirst);
  return 'file' in found ? found.file : refuse(found.fault.code, found.fault.params, 'invalid');
}

const currencyOf = ({ currency }: Pick<BankEntry, 'currency'>, ofShop: string): CurrencyCode | undefined =>
  CURRENCY_CODES.find((code) => code === (currency || ofShop));

/**
 * The same line of an account has the same id in every file that has it. Two lines of one day that are alike in all are told
 * apart by their order: files have whole days.
 */
function idOf(account: string, entry: Omit<BankEntry, 'line'>, times: Map<string, number>): string {
  const { bookedOn, amount, currency, payer, text, reference } = entry;
  const key = JSON.stringify([account, bookedOn, amount, currency, payer, text, reference]);
  const time = (times.get(key) ?? 0) + 1;
  times.set(key, time);
  return `bt${createHash('sha256').update(`${key} ${time}`).digest('hex').slice(0, 24)}`;
}
