/**
 * One field of a CSV file. A text that a spreadsheet would take for a formula gets an apostrophe before it: people
 * choose their own names.
 */
function csvField(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

/** Rows as a CSV text under a head. */
export const csvText = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [heads, ...rows].map((fields) => fields.map(csvField).join(',')).join('\r\n');
