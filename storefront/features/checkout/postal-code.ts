// Spec 5: a valid zip is required. Countries without a known pattern take what is typed.
const patterns: Readonly<Record<string, RegExp>> = {
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  US: /^\d{5}(-\d{4})?$/,
};

export const isPostalCode = (country: string, zip: string): boolean => zip.trim() !== '' && (patterns[country]?.test(zip.trim()) ?? true);
