// What a bank says of an account: a file of transactions, whichever format it has (issue 33).
import type { Amount } from '#domain/shared/money.ts';
import { mentionsCardNumber } from '#platform/kernel/http/card-number.ts';

/** Money that came in. */
export interface BankEntry {
  /** As a spreadsheet counts; of an XML file the number of the entry. */
  readonly line: number;
  /** YYYY-MM-DD. */
  readonly bookedOn: string;
  /** Minor units, above 0. */
  readonly amount: Amount;
  /** ISO 4217; empty where the file names none. */
  readonly currency: string;
  readonly payer: string;
  /** What the payer wrote. */
  readonly text: string;
  /** The bank's own; may be empty. */
  readonly reference: string;
}

/** A line that cannot be read: a code, the key of a text in locales. */
export interface BankFileFault {
  readonly line: number;
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface BankFile {
  /** The last four characters of the account that it is of, or empty: the whole number is never kept. */
  readonly account: string;
  readonly entries: readonly BankEntry[];
  /** Lines of money that went out, or is only announced: they are left out. */
  readonly others: number;
  readonly faults: readonly BankFileFault[];
}

/** Either what the file has, or why it is not taken in: a code, the key of a text in locales. */
export type BankFileRead =
  | { readonly file: BankFile }
  | { readonly fault: { readonly code: string; readonly params: Readonly<Record<string, string | number>> } };

/** The file as a whole is not taken in; its message is the code. */
export class BankFileRefusal extends Error {}

/** @throws BankFileRefusal where the statements are of several accounts; the account's last four characters */
export function oneAccount(endings: readonly string[]): string {
  const accounts = new Set(endings);
  if (accounts.size > 1) throw new BankFileRefusal('bank_file_several_accounts');
  return [...accounts][0] ?? '';
}

/** Names, words and references as they are kept: on one line, cut, and without numbers of accounts. */
export const keptTexts = ({
  payer,
  text,
  reference,
}: Pick<BankEntry, 'payer' | 'text' | 'reference'>): Pick<BankEntry, 'payer' | 'text' | 'reference'> => ({
  payer: withoutAccounts(payer).slice(0, BANK_FILE_LIMITS.payer),
  text: withoutAccounts(text).slice(0, BANK_FILE_LIMITS.text),
  reference: withoutAccounts(reference).slice(0, BANK_FILE_LIMITS.reference),
});

export const BANK_FILE_LIMITS = {
  bytes: 4 * 1_024 * 1_024,
  lines: 5_000,
  payer: 140,
  text: 600,
  reference: 60,
} as const;

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g;
const LONG_NUMBER = /\d{12,}/g;
const GROUPED = /\d(?:[ -]?\d){13,18}/g;

export const endingOf = (account: string): string => account.replace(/[^A-Za-z0-9]/g, '').slice(-4);

const shortened = (number: string): string => `…${endingOf(number)}`;

/**
 * What a payer wrote, on one line and without numbers of accounts and cards: of an IBAN, of a card's number and of twelve digits
 * and more, the last four are left.
 */
export const withoutAccounts = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(IBAN, shortened)
    .replace(LONG_NUMBER, shortened)
    .replace(GROUPED, (run) => (mentionsCardNumber(run) ? shortened(run) : run));

/** An amount with the sign as it stands; undefined where it is none. Either `1,234.50` or `1.234,50`, with `-`, brackets or `DR`. */
export function writtenAmount(text: string): Amount | undefined {
  const bare = text
    .replace(/[\s\u00a0\u202f']/g, '')
    .replace(/^[A-Z]{3}|[A-Z]{3}$|[$€£]/g, '')
    .toUpperCase();
  const parts = /^([+-]|\()?(\d[\d.,]*)(\)|-|CR|DR)?$/.exec(bare);
  if (!parts) return undefined;
  const [, before = '', digits = '', after = ''] = parts;
  const decimals = /[.,](\d{1,2})$/.exec(digits)?.[1] ?? '';
  const whole = (decimals ? digits.slice(0, -decimals.length - 1) : digits).replace(/[.,]/g, '');
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents) || cents >= 1e12) return undefined;
  return before === '-' || before === '(' || after === '-' || after === 'DR' ? -cents : cents;
}
