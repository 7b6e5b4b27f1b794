// Codes of gift certificates. A code is money, so it is kept nowhere: it is derived from the certificate's seed with a key that follows
// from MASTER_KEY, whenever it is written into a letter. History has the seed and the certificate's id: the first says
// nothing without the key, which is in no table in the clear, and the second is a hash of 80 random bits, which nobody
// turns round by trying. So nothing that is stored reveals a code, nor does a backup or a log.
import { createHash, createHmac } from 'node:crypto';

export interface GiftCodes {
  /** The code of a certificate, as it is printed: `XXXX-XXXX-XXXX-XXXX`. */
  codeOf(seed: string): string;
  /** The id of the certificate that a code is of, as it was typed; undefined where no code looks so. */
  certificateOf(typed: string): string | undefined;
}

declare module '#platform/kernel/operations/services.ts' {
  interface Services {
    readonly giftCodes: GiftCodes;
  }
}

/** Crockford's base 32: without I, L, O and U, which are misread or misheard. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Of 5 bits each: 80 bits. */
const LENGTH = 16;
const ID_LENGTH = 32;
const MANY_DIGITS = /\d(?:-?\d){10}/;

/** `identityKey` stays when MASTER_KEY is changed: codes that were sent must be good for years. */
export function createGiftCodes(identityKey: Buffer): GiftCodes {
  const key = createHmac('sha256', identityKey).update('gift certificates').digest();
  return {
    codeOf(seed) {
      const bytes = createHmac('sha256', key).update(`gift code ${seed}`).digest();
      const [first, second] = [printed(bytes.subarray(0, LENGTH)), printed(bytes.subarray(LENGTH))];
      // One in some millions could be a card number, which the shop takes in none of its calls.
      return MANY_DIGITS.test(first) ? second : first;
    },
    certificateOf(typed) {
      const code = plainCode(typed);
      return code && createHash('sha256').update(`gift certificate ${code}`).digest('hex').slice(0, ID_LENGTH);
    },
  };
}

/** Five bits of each byte, which are as random as the byte, in groups of four. */
const printed = (bytes: Uint8Array): string =>
  [...bytes]
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** However it was typed: case, spaces and dashes do not matter, and letters that look like digits are those. */
function plainCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[\s\p{Dash}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((letter) => ALPHABET.includes(letter)) ? code : undefined;
}
