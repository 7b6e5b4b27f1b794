/**
 * A value that is there by construction, such as the entry of a table that was filled just above.
 * @throws Error naming what is missing: a defect of the program, never an answer to somebody
 */
export const needed = <Value>(value: Value, what: string): NonNullable<Value> => value ?? absent(what);

/** Where a call for each element would slow a loop: `rows.get(id) ?? absent('product')`. */
export function absent(what: string): never {
  throw new Error(`There is no ${what}.`);
}
