// ISO 20022: camt.053 (the statement of a day) and camt.054 (what was credited), in any of their versions.
import { Parser } from 'htmlparser2';
import { isDay } from '#domain/shared/day.ts';
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

interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
  text: string;
}

/** @throws BankFileRefusal */
export function camtFile(xml: string): BankFile {
  const tree = treeOf(xml);
  const statements = [...all(tree, 'Stmt'), ...all(tree, 'Ntfctn')];
  if (!statements.length) throw new BankFileRefusal('bank_file_not_camt');
  const account = oneAccount(statements.map(accountOf));
  for (const statement of statements) checkWhole(statement);
  return { account, ...transactionsOf(statements.flatMap((statement) => childrenOf(statement, 'Ntry'))) };
}

function treeOf(xml: string): Node {
  const root: Node = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const node: Node = { name: localName(tag), attributes, children: [], text: '' };
        open.at(-1)?.children.push(node);
        if (open.push(node) > 40) throw new BankFileRefusal('bank_file_not_camt');
      },
      ontext(text) {
        const node = open.at(-1);
        if (node) node.text += text;
      },
      onclosetag: () => void open.pop(),
      onprocessinginstruction(_name, instruction) {
        if (/^!doctype/i.test(instruction)) throw new BankFileRefusal('bank_file_not_camt');
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  // Half a file: what it opened it does not close.
  if (open.length > 1) throw new BankFileRefusal('bank_file_incomplete');
  parser.end();
  return root;
}

const localName = (tag: string) => tag.slice(tag.indexOf(':') + 1);
const childrenOf = (node: Node | undefined, name: string): Node[] =>
  node?.children.filter((child) => child.name === name) ?? [];

function all(node: Node, name: string): Node[] {
  return node.children.flatMap((child) => (child.name === name ? [child] : all(child, name)));
}

/** The first at a path of names. */
function at(node: Node | undefined, ...path: readonly string[]): Node | undefined {
  return path.reduce<Node | undefined>((found, name) => childrenOf(found, name)[0], node);
}

const textAt = (node: Node | undefined, ...path: readonly string[]): string => at(node, ...path)?.text.trim() ?? '';

const accountOf = (statement: Node): string =>
  endingOf(textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id'));

const signed = (node: Node): number | undefined => {
  const amount = writtenAmount(textAt(node, 'Amt'));
  return amount === undefined ? undefined : textAt(node, 'CdtDbtInd') === 'DBIT' ? -amount : amount;
};

const isBooked = (entry: Node): boolean => ['', 'BOOK'].includes(textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts'));

/** Where it says both balances, what is between them is what is booked. */
function checkWhole(statement: Node): void {
  const balance = (...codes: readonly string[]) => {
    const found = childrenOf(statement, 'Bal').find((one) => codes.includes(textAt(one, 'Tp', 'CdOrPrtry', 'Cd')));
    return found && signed(found);
  };
  const [opening, closing] = [balance('OPBD', 'PRCD'), balance('CLBD')];
  if (opening === undefined || closing === undefined) return;
  const booked = childrenOf(statement, 'Ntry').filter(isBooked);
  const moved = booked.reduce((total, entry) => total + (signed(entry) ?? 0), 0);
  if (opening + moved !== closing) throw new BankFileRefusal('bank_file_incomplete');
}

function transactionsOf(entries: readonly Node[]): Pick<BankFile, 'entries' | 'others' | 'faults'> {
  const found: BankEntry[] = [];
  const faults: BankFileFault[] = [];
  let others = 0;
  for (const [index, entry] of entries.entries()) {
    const amount = signed(entry);
    const bookedOn = (textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm')).slice(0, 10);
    const fault = amount === undefined ? 'bank_line_amount' : isDay(bookedOn) ? '' : 'bank_line_day';
    if (fault) faults.push({ line: index + 1, code: fault, params: {} });
    else if (!isBooked(entry) || (amount ?? 0) <= 0 || textAt(entry, 'RvslInd') === 'true') others += 1;
    else found.push(...partsOf(entry, amount ?? 0, { line: index + 1, bookedOn }));
  }
  return { entries: found, others, faults };
}

/** A booking of several payments in one sum is one entry for each, where the file tells them apart to the cent. */
function partsOf(entry: Node, amount: number, of: Pick<BankEntry, 'line' | 'bookedOn'>): BankEntry[] {
  const details = childrenOf(entry, 'NtryDtls').flatMap((one) => childrenOf(one, 'TxDtls'));
  const parts = details.map((detail) => ({
    detail,
    part: writtenAmount(textAt(detail, 'Amt') || textAt(detail, 'AmtDtls', 'TxAmt', 'Amt')) ?? 0,
  }));
  const isWhole = details.length > 1 && parts.reduce((total, { part }) => total + part, 0) === amount;
  const shown = isWhole ? parts : [{ detail: details[0], part: amount }];
  return shown.map(({ detail, part }) => ({ ...of, ...entryOf(entry, detail, part) }));
}

function entryOf(entry: Node, detail: Node | undefined, amount: number): Omit<BankEntry, 'line' | 'bookedOn'> {
  const payer = at(detail, 'RltdPties', 'Dbtr');
  const text = [
    ...childrenOf(at(detail, 'RmtInf'), 'Ustrd').map((node) => node.text),
    ...childrenOf(at(detail, 'RmtInf'), 'Strd').map((node) => textAt(node, 'CdtrRefInf', 'Ref')),
    endToEndOf(detail),
    textAt(detail, 'AddtlTxInf'),
    textAt(entry, 'AddtlNtryInf'),
  ];
  return {
    amount,
    currency: at(entry, 'Amt')?.attributes['Ccy'] ?? '',
    ...keptTexts({
      payer: textAt(payer, 'Nm') || textAt(payer, 'Pty', 'Nm'),
      text: [...new Set(text.filter(Boolean))].join(' '),
      reference:
        textAt(detail, 'Refs', 'AcctSvcrRef') || textAt(detail, 'Refs', 'TxId') || textAt(entry, 'AcctSvcrRef'),
    }),
  };
}

const endToEndOf = (detail: Node | undefined): string => {
  const reference = textAt(detail, 'Refs', 'EndToEndId');
  return /^(NOTPROVIDED|NONREF)$/i.test(reference) ? '' : reference;
};
