import { createHash } from 'node:crypto';

/** No I, L, O or U: nothing that is misread on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `MW-7K3QX-9XPD2`: follows from the order's id, so that a repeat gets it again, and tells nothing of how many orders there are. */
export function orderNumberOf(orderId: string): string {
  const digest = createHash('sha256').update(orderId).digest();
  const letters = [...digest.subarray(0, 10)].map((byte) => ALPHABET[byte % 32]).join('');
  return `MW-${letters.slice(0, 5)}-${letters.slice(5)}`;
}
