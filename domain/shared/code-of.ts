/** A code or an address as it could be made of a name: lower-case letters and digits without accents, joined by hyphens. */
export const codeOf = (name: string, maxLength = 64): string =>
  name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, maxLength);
