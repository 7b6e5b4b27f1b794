// CRC-32 of texts that follow each other, from those of the texts: a checksum is a polynomial over GF(2), and appending
// n bytes multiplies it by x^(8n) modulo CRC-32's own (bits reversed, as gzip has them).
const POLYNOMIAL = 0xedb88320;
/** x^0 and x^8. */
const ONE = 0x80000000;
const BYTE = 0x00800000;

function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = ONE; bit; bit >>>= 1) {
    if (a & bit) product ^= b;
    b = b & 1 ? (b >>> 1) ^ POLYNOMIAL : b >>> 1;
  }
  return product >>> 0;
}

/** The factor of a checksum when so many bytes come after it. */
export function shiftFor(bytes: number): number {
  let result = ONE;
  for (let [power, left] = [BYTE, bytes]; left; left = Math.floor(left / 2), power = multiply(power, power))
    if (left % 2) result = multiply(result, power);
  return result;
}

/** The checksum of two texts, one after the other, from the checksums of each. */
export const combineCrc32 = (before: number, { checksum, shift }: { checksum: number; shift: number }): number =>
  (multiply(before, shift) ^ checksum) >>> 0;
