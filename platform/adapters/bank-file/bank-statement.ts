// A bank's statement in one of the formats that banks have; what is none of them is a table.
import { defineThreadTask } from '#platform/kernel/threads/thread-task.ts';
import { bai2File } from './bai2.ts';
import { BANK_FILE_LIMITS, BankFileRefusal, type BankFile, type BankFileRead } from './bank-file.ts';
import { camtFile } from './camt.ts';
import { mt940File } from './mt940.ts';
import { ofxFile } from './ofx.ts';

/** The first that its beginning looks like. */
const FORMATS: readonly { readonly looks: RegExp; readonly read: (text: string) => BankFile }[] = [
  { looks: /^\s*(?:OFXHEADER:|<\?OFX |<OFX>)|<OFX>/i, read: ofxFile },
  { looks: /^\s*</, read: camtFile },
  { looks: /^\s*(?:\{1:|:20:)|\n:20:/, read: mt940File },
  { looks: /^01,[^,\n]*,[^,\n]*,\d{6}/, read: bai2File },
];

const BEGINNING_BYTES = 1_500;

const formatOf = (text: string) => FORMATS.find(({ looks }) => looks.test(text.slice(0, BEGINNING_BYTES)));

export const isBankStatement = (base64: string): boolean =>
  formatOf(decoded(Buffer.from(base64.slice(0, BEGINNING_BYTES * 2), 'base64'))) !== undefined;

/** A file in base64 is read in a thread: whatever it is, nobody's request waits for it. */
export const readBankStatement = defineThreadTask<string, BankFileRead>({
  name: 'bank-file/bank-statement',
  timeoutMs: 10_000,
  work: (base64) => bankStatementRead(decoded(Buffer.from(base64, 'base64'))),
});

export function bankStatementRead(text: string): BankFileRead {
  try {
    const file = formatOf(text)?.read(text);
    if (!file) throw new BankFileRefusal('bank_file_not_statement');
    return file.entries.length + file.others > BANK_FILE_LIMITS.lines
      ? { fault: { code: 'bank_file_too_many_lines', params: { most: BANK_FILE_LIMITS.lines } } }
      : { file };
  } catch (error) {
    if (!(error instanceof BankFileRefusal)) throw error;
    return { fault: { code: error.message, params: {} } };
  }
}

/** Files of older days are in the character set of their time, whatever they say of it. */
function decoded(bytes: Buffer): string {
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  return text.includes('\ufffd') ? bytes.toString('latin1') : text;
}
