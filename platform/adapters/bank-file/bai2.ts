// BAI2 (Cash Management Balance Reporting, version 2), which banks of North America give: records of fields between commas.
import { isDay } from '#domain/shared/day.ts';
import {
  BankFileRefusal,
  endingOf,
  keptTexts,
  oneAccount,
  type BankEntry,
  type BankFile,
  type BankFileFault,
} from './bank-file.ts';

/** A record with its continuations (88) joined. */
interface BaiRecord {
  readonly code: string;
  readonly fields: readonly string[];
  readonly line: number;
}

/** @throws BankFileRefusal */
export function bai2File(text: string): BankFile {
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  checkWhole(lines);
  const entries: BankEntry[] = [];
  const faults: BankFileFault[] = [];
  const accounts: string[] = [];
  let others = 0;
  let [bookedOn, currency, groupCurrency] = ['', '', ''];
  for (const { code, fields, line } of recordsOf(lines)) {
    if (code === '02') [bookedOn, groupCurrency] = [dayOf(fields[3]), fields[5] ?? ''];
    else if (code === '03') {
      accounts.push(endingOf(fields[0] ?? ''));
      currency = fields[1] || groupCurrency;
    } else if (code === '16') {
      const [type = '', amount = ''] = fields;
      if (!CREDIT.test(type) || /^0*$/.test(amount)) others += 1;
      else if (!isDay(bookedOn)) faults.push({ line, code: 'bank_line_day', params: {} });
      else if (!/^\d{1,12}$/.test(amount)) faults.push({ line, code: 'bank_line_amount', params: {} });
      else entries.push({ line, bookedOn, amount: Number(amount), currency, ...wordsOf(fields) });
    }
  }
  return { account: oneAccount(accounts), entries, others, faults };
}

/** Types 100 to 399 are credits. */
const CREDIT = /^[123]\d{2}$/;

/** The last record says how many there are. */
function checkWhole(lines: readonly string[]): void {
  const [code, , , count = ''] = (lines.at(-1) ?? '').replace(/\/.*$/, '').split(',');
  if (code !== '99' || Number(count) !== lines.length) throw new BankFileRefusal('bank_file_incomplete');
}

function recordsOf(lines: readonly string[]): BaiRecord[] {
  const records: { code: string; text: string; line: number }[] = [];
  for (const [index, line] of lines.entries()) {
    const [code = '', rest = ''] = [line.slice(0, 2), line.slice(3)];
    const last = records.at(-1);
    if (code === '88' && last)
      last.text = `${/\/\s*$/.test(last.text) ? last.text.replace(/\/\s*$/, ',') : `${last.text} `}${rest}`;
    else records.push({ code, text: rest, line: index + 1 });
  }
  return records.map(({ code, text, line }) => ({
    ...{ code, line },
    fields: text.replace(/\/\s*$/, '').split(','),
  }));
}

const dayOf = (yymmdd = ''): string => yymmdd.replace(/^(\d{2})(\d{2})(\d{2})$/, '20$1-$2-$3');

/** Fields of how its funds become available stand before the references: none, three, two, or as many as they say. */
function wordsOf([, , funds = '', ...rest]: readonly string[]): Pick<BankEntry, 'payer' | 'text' | 'reference'> {
  const distributed = funds === 'D' ? 1 + 2 * Number(rest[0] ?? 0) : 0;
  const [bankReference = '', customerReference = '', ...text] = rest.slice({ S: 3, V: 2, D: distributed }[funds] ?? 0);
  return keptTexts({
    payer: '',
    text: [text.join(',').trim(), customerReference].filter(Boolean).join(' '),
    reference: bankReference,
  });
}
