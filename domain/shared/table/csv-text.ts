export type Separator = ',' | ';';

/** What a spreadsheet would take for a formula; some take signs of full width for the others. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe before it: people choose their own names.
 * `withoutApostrophe` takes it off again.
 */
export const asNoFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** One field of a CSV file. */
function csvField(value: string | number, separator: Separator): string {
  const text = typeof value === 'string' ? asNoFormula(value) : String(value);
  return (separator === ';' ? /[";\r\n]/ : /[",;\r\n]/).test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

export const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

export const csvLine = (fields: readonly (string | number)[], separator: Separator = ','): string =>
  fields.map((field) => csvField(field, separator)).join(separator);

/** Rows as a CSV text under a head. */
export const csvText = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [heads, ...rows].map((row) => csvLine(row)).join('\r\n');
