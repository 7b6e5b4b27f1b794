/**
 * A value that is there by construction, such as the entry of a table that was filled just above.
 * @throws Error naming what is missing: a defect of the program, never an answer to somebody
 */
export const needed = <Value>(value: Value, what: string): NonNullable<Value> => value ?? absent(what);

/** For loops over millions of numbers, which a call for each would slow: `ids[at] ?? absent('product')`. */
export function absent(what: string): never {
  throw new Error(`There is no ${what}.`);
}
