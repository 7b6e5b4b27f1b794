import type { FieldErrors } from './validation.ts';

// Spec 5: a valid zip is required. Countries without a known pattern take what is typed.
const patterns: Readonly<Record<string, RegExp>> = {
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  US: /^\d{5}(-\d{4})?$/,
};

export const isPostalCode = (country: string, zip: string): boolean => zip.trim() !== '' && (patterns[country]?.test(zip.trim()) ?? true);

/** A code that its country does not know; that one is missing, the schema says. */
export const postalError = (name: string, { country, zip }: { readonly country: string; readonly zip: string }): FieldErrors =>
  zip.trim() === '' || isPostalCode(country, zip) ? {} : { [`${name}.zip`]: 'zip_invalid' };
