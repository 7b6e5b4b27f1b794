import { createHash } from 'node:crypto';

/** No I, L, O or U: nothing that is misread on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `MW-7K3QX-9XPD2`: follows from an id, so that a repeat gets it again, and tells nothing of how many there are. */
export function readableNumber(prefix: string, id: string): string {
  const digest = createHash('sha256').update(id).digest();
  const letters = [...digest.subarray(0, 10)].map((byte) => ALPHABET[byte % 32]).join('');
  return `${prefix}-${letters.slice(0, 5)}-${letters.slice(5)}`;
}
