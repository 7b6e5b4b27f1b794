/** RFC 4180 quoting, but LF line ends: that is what git and spreadsheets both keep as it is. */
const field = (value: string | number): string => {
  const text = String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

export const toCsv = (columns: readonly string[], rows: readonly Readonly<Record<string, string | number>>[]): string =>
  [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((row) => row.map(field).join(','))
    .join('\n') + '\n';
