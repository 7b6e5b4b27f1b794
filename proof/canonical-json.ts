// JSON in the one form of RFC 8785: keys in order of their UTF-16 code units, numbers as ECMAScript writes them, no
// space.

/**
 * What JSON.stringify would leave out or call by toJSON is treated the same here.
 * @throws TypeError for what has no canonical form: NaN, Infinity, a lone surrogate, a bigint
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case 'string':
      if (!value.isWellFormed()) throw new TypeError('a lone surrogate has no canonical form');
      return JSON.stringify(value);
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${value} has no canonical form`);
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      if (Array.isArray(value)) return `[${value.map((element) => canonicalJson(element ?? null)).join(',')}]`;
      return typeof (value as { toJSON?: unknown }).toJSON === 'function'
        ? canonicalJson((value as { toJSON(): unknown }).toJSON())
        : canonicalObject(value as Record<string, unknown>);
    default:
      throw new TypeError(`a ${typeof value} has no canonical form`);
  }
}

function canonicalObject(object: Record<string, unknown>): string {
  let text = '{';
  for (const key of Object.keys(object).sort()) {
    const value = object[key];
    if (value !== undefined) text += `${text.length > 1 ? ',' : ''}${canonicalJson(key)}:${canonicalJson(value)}`;
  }
  return `${text}}`;
}
