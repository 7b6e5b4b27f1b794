// Answers that are JSON already: who only sends one on need not read it.

export class JsonText<T> {
  readonly text: string | Buffer;

  constructor(text: string | Buffer) {
    this.text = text;
  }

  /** The JSON of any value. */
  static of<T>(value: T): JsonText<T> {
    return new JsonText<T>(JSON.stringify(value));
  }

  /** An array of elements that are JSON already. */
  static array<T>(elements: readonly JsonText<T>[]): JsonText<T[]> {
    return new JsonText<T[]>(`[${elements.map(({ text }) => text).join(',')}]`);
  }

  /** An object of which some fields are JSON already; what is undefined is left out, as JSON leaves it out. */
  static object<T extends object>(fields: { readonly [K in keyof T]: T[K] | JsonText<T[K]> }): JsonText<T> {
    const written = Object.entries(fields)
      .filter(([, value]) => value !== undefined)
      .map(
        ([name, value]) => `${JSON.stringify(name)}:${value instanceof JsonText ? value.text : JSON.stringify(value)}`,
      );
    return new JsonText<T>(`{${written.join(',')}}`);
  }

  get isNull(): boolean {
    return this.text.length === 4 && String(this.text) === 'null';
  }

  get bytes(): Buffer {
    return typeof this.text === 'string' ? Buffer.from(this.text) : this.text;
  }

  /** Reads it: a new value each time. */
  read(): T {
    return JSON.parse(String(this.text)) as T;
  }
}

/** The value itself, of what may be JSON already. */
export const valueOf = <T>(answer: T | JsonText<T>): T => (answer instanceof JsonText ? answer.read() : answer);
