/** Stands in for what a test has not, but for what is given: whoever uses the rest learns what is missing. */
export const absent = <T extends object>(what: string, given: Partial<T> = {}): T =>
  new Proxy(given, {
    get(target, name) {
      if (name in target) return Reflect.get(target, name) as unknown;
      // Looked for by whoever awaits or prints it.
      if (typeof name === 'symbol' || name === 'then' || name === 'toJSON') return undefined;
      throw new Error(`the test has not ${what} (asked for its ${name})`);
    },
  }) as T;
