// SWIFT MT940 (the statement of a day), by mt940js, which holds it against its opening and closing balances.
import { own } from '#domain/shared/dictionary.ts';
import { Parser, type Mt940Transaction } from 'mt940js';
import { BankFileRefusal, endingOf, keptTexts, oneAccount, type BankEntry, type BankFile } from './bank-file.ts';

/** @throws BankFileRefusal */
export function mt940File(text: string): BankFile {
  const statements = statementsOf(text);
  const booked = statements.flatMap(({ transactions }) => transactions);
  const entries = booked.flatMap((transaction, index): BankEntry[] =>
    transaction.amount > 0 && !transaction.isReversal ? [{ line: index + 1, ...entryOf(transaction) }] : [],
  );
  return {
    account: oneAccount(statements.map(({ accountIdentification }) => accountOf(accountIdentification))),
    ...{ entries, others: booked.length - entries.length, faults: [] },
  };
}

function statementsOf(text: string) {
  let statements;
  try {
    statements = new Parser().parse(text);
  } catch {
    // What it says is for programmers: a field or a balance is missing, or the entries do not lead from one to the other.
    throw new BankFileRefusal('bank_file_incomplete');
  }
  if (!statements.length) throw new BankFileRefusal('bank_file_incomplete');
  return statements;
}

/** Some banks write the currency behind the number. */
const accountOf = (identification: string) => endingOf(identification.trim().replace(/(?<=\d)\s?[A-Z]{3}$/, ''));

function entryOf(transaction: Mt940Transaction): Omit<BankEntry, 'line'> {
  const { amount, currency, details, structuredDetails = {}, reference, bankReference } = transaction;
  const { payer, text } = wordsOf(structuredDetails, details);
  return {
    bookedOn: bookedOn(transaction),
    amount: Math.round(amount * 100),
    currency,
    ...keptTexts({
      payer,
      text: [text, isSaid(reference) ? reference : ''].filter(Boolean).join(' '),
      reference: isSaid(bankReference) ? bankReference : '',
    }),
  };
}

const HALF_A_YEAR_MS = 182 * 86_400_000;

/** The day of booking has no year: it is that of the value's day, or the year beside it at its turn. */
function bookedOn({ date, entryDate }: Mt940Transaction): string {
  const booked = new Date(entryDate || date);
  const apart = booked.getTime() - date.getTime();
  if (Math.abs(apart) > HALF_A_YEAR_MS) booked.setUTCFullYear(booked.getUTCFullYear() + (apart > 0 ? -1 : 1));
  return booked.toISOString().slice(0, 10);
}

const isSaid = (reference: string) => reference !== '' && !/^(NONREF|NOTPROVIDED|KREF\+?)$/i.test(reference.trim());

/** Fields by number (Germany and its neighbours), by name (`/NAME/.../REMI/...`), or words alone. */
function wordsOf(fields: Readonly<Record<string, string>>, details: string): { payer: string; text: string } {
  const named = (...names: readonly string[]) => names.map((name) => own(fields, name) ?? '').join('');
  if (fields['NAME'] !== undefined || fields['REMI'] !== undefined)
    return { payer: named('NAME'), text: [named('REMI').replace(/^\/*USTD\/*/, ''), sent(named('EREF'))].join(' ') };
  if (!Object.keys(fields).some((name) => /^\d{2}$/.test(name)))
    return { payer: '', text: Object.keys(fields).length ? Object.values(fields).join(' ') : details };
  const words = named(...NUMBERED_WORDS);
  return {
    payer: named('32', '33'),
    text: [sepaPart(words, 'SVWZ') || words, sent(sepaPart(words, 'EREF'))].join(' '),
  };
}

const NUMBERED_WORDS = [...numbers(20, 29), ...numbers(60, 63)];

function numbers(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
}

/** Between `SVWZ+` and the next such word. */
const sepaPart = (text: string, name: string): string =>
  new RegExp(`${name}\\+(.*?)(?=(?:EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC)\\+|$)`).exec(text)?.[1] ?? '';

const sent = (reference: string) => (isSaid(reference) ? reference : '');
