// OFX and its kind (QFX, QBO), as banks give it to programs of bookkeeping: SGML of version 1, where fields have no end, or XML of
// version 2.
import { isDay } from '#domain/shared/day.ts';
import { own } from '#domain/shared/dictionary.ts';
import {
  BankFileRefusal,
  endingOf,
  keptTexts,
  oneAccount,
  writtenAmount,
  type BankEntry,
  type BankFile,
  type BankFileFault,
} from './bank-file.ts';

/** @throws BankFileRefusal */
export function ofxFile(text: string): BankFile {
  if (!/<\/OFX>\s*$/i.test(text)) throw new BankFileRefusal('bank_file_incomplete');
  const statements = blocksOf(text, 'STMTRS');
  if (!statements.length) throw new BankFileRefusal('bank_file_not_statement');
  const entries: BankEntry[] = [];
  const faults: BankFileFault[] = [];
  let [line, others] = [0, 0];
  for (const statement of statements) {
    const currency = fieldsOf(statement).get('CURDEF') ?? '';
    for (const transaction of blocksOf(statement, 'STMTTRN').map(fieldsOf)) {
      line += 1;
      const amount = writtenAmount(transaction.get('TRNAMT') ?? '');
      const bookedOn = dayOf(transaction.get('DTPOSTED'));
      if (amount === undefined) faults.push({ line, code: 'bank_line_amount', params: {} });
      else if (!isDay(bookedOn)) faults.push({ line, code: 'bank_line_day', params: {} });
      else if (amount <= 0) others += 1;
      else entries.push({ line, bookedOn, amount, currency, ...wordsOf(transaction) });
    }
  }
  const account = oneAccount(statements.map((statement) => endingOf(fieldsOf(statement).get('ACCTID') ?? '')));
  return { account, entries, others, faults };
}

type Fields = ReadonlyMap<string, string>;

/** The end of such a block is written in both versions. */
const blocksOf = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gis'))].map(([, content = '']) => content);

/** The first of each name. */
function fieldsOf(block: string): Fields {
  const fields = new Map<string, string>();
  for (const [, name = '', value = ''] of block.matchAll(/<([A-Z0-9.]+)>([^<\r\n]+)/gi))
    if (!fields.has(name.toUpperCase())) fields.set(name.toUpperCase(), plain(value.trim()));
  return fields;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const plain = (text: string): string =>
  text.replace(/&(\w{2,4});/g, (whole, name: string) => own(ENTITIES, name) ?? whole);

const dayOf = (posted = ''): string => posted.slice(0, 8).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

const wordsOf = (transaction: Fields): Pick<BankEntry, 'payer' | 'text' | 'reference'> =>
  keptTexts({
    payer: transaction.get('NAME') ?? '',
    text: [transaction.get('MEMO'), transaction.get('CHECKNUM')].filter(Boolean).join(' '),
    reference: transaction.get('FITID') ?? '',
  });
