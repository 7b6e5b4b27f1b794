// Rows that are edited in place. They have no ids of their own: their places tell them apart.
import { useInput } from 'react-admin';
import { useFormState } from 'react-hook-form';

export interface Rows<Row> {
  readonly rows: readonly Row[];
  set(at: number, change: Partial<Row>): void;
  add(row: Row): void;
  remove(at: number): void;
  move(from: number, to: number): void;
}

export const rowsOf = <Row>(rows: readonly Row[], onChange: (rows: Row[]) => void): Rows<Row> => ({
  rows,
  set: (at, change) => onChange(rows.map((row, other) => (other === at ? { ...row, ...change } : row))),
  add: (row) => onChange([...rows, row]),
  remove: (at) => onChange(rows.filter((_, other) => other !== at)),
  move: (from, to) =>
    onChange(rows.filter((_, other) => other !== from).toSpliced(to, 0, ...rows.slice(from, from + 1))),
});

/** The rows in a field of the form around it. */
export function useRows<Row>(
  source: string,
): Rows<Row> & { readonly disabled: boolean; readonly error: string | undefined } {
  const { disabled } = useFormState();
  const { field, fieldState } = useInput<readonly Row[]>({ source });
  const rows = (field.value ?? []) as readonly Row[];
  return { ...rowsOf(rows, field.onChange), disabled, error: fieldState.error?.message };
}
