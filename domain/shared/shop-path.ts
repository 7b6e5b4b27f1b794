// Addresses of the shop as redirects compare them, and a small filter that says which may be redirected (spec 2,
// redirect check).

/** Longer ones are nobody's. */
const PATH_LENGTH = 500;

/**
 * A path with its query, in small letters and without a slash at its end: `/Old/Page/` is `/old/page`. Undefined for
 * what is no path of the
 * shop: another site's address, one with a fragment, a backslash or a control character.
 */
export function shopPath(address: string): string | undefined {
  const text = address.trim();
  if (!/^\/(?!\/)[^\s\\#\u0000-\u001f]*$/.test(text) || text.length > PATH_LENGTH) return undefined;
  const [path = '', ...query] = text.split('?');
  const bare = path.replace(/\/+$/, '') || '/';
  const whole = query.length ? `${bare}?${query.join('?')}` : bare;
  return hasDotSegment(bare) ? undefined : encoded(whole).toLowerCase();
}

const hasDotSegment = (path: string) => path.split('/').some((part) => /^(\.|%2e){1,2}$/i.test(part));

/** Letters beyond ASCII stand percent-encoded, as browsers send them. */
const encoded = (text: string) =>
  text.replace(/[^\u0021-\u007e]+/g, (letters) => encodeURIComponent(letters.toWellFormed()));

const PROBES = 7;
/** With seven probes one path in a hundred is asked for in vain. */
const BITS_PER_PATH = 10;

export interface PathFilter {
  /** Hexadecimal digits, four bits each; empty where there is no path. */
  readonly bits: string;
}

/** FNV-1a of 32 bits. */
function hash(text: string, seed: number): number {
  let value = (0x811c9dc5 ^ seed) >>> 0;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}

const places = (path: string, size: number): number[] => {
  const [first, step] = [hash(path, 0), hash(path, 0x5bd1e995) | 1];
  return Array.from({ length: PROBES }, (_, probe) => ((first + Math.imul(probe, step)) >>> 0) % size);
};

/** A Bloom filter of paths as `shopPath` has them. */
export function pathFilter(paths: readonly string[]): PathFilter {
  if (!paths.length) return { bits: '' };
  const digits = Array<number>(Math.ceil((paths.length * BITS_PER_PATH) / 4)).fill(0);
  for (const path of paths)
    for (const place of places(path, digits.length * 4)) digits[place >> 2]! |= 1 << (place & 3);
  return { bits: digits.map((digit) => digit.toString(16)).join('') };
}

/** False means certainly not. */
export const mayContain = ({ bits }: PathFilter, path: string): boolean =>
  bits !== '' &&
  places(path, bits.length * 4).every((place) => (parseInt(bits.charAt(place >> 2), 16) & (1 << (place & 3))) !== 0);
