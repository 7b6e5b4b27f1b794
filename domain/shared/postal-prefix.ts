import { own } from '#domain/shared/dictionary.ts';
import { isPostalCode } from './postal-codes.ts';

/** A postal code of each country whose form is checked: what is missing of a prefix is filled in from it. */
const SAMPLES: Readonly<Record<string, string>> = { CA: 'H2X1A1', US: '10001' };

/** Tells whether postal codes of a country can begin so: H2 in Canada, 100 in the United States. */
export function isPostalPrefix(country: string, prefix: string): boolean {
  if (!/^[A-Z0-9]{1,10}$/.test(prefix)) return false;
  const sample = own(SAMPLES, country);
  return sample === undefined || isPostalCode(country, prefix + sample.slice(prefix.length));
}
