// A translated text that is needed for every row is looked up once and filled in per row: i18next's own
// interpolation would cost more than rendering the row.
const mark = '\u0001';

/** `compile(t('quantityOf', { item: slot }))('6205')`: the text with `6205` in the slot. */
export const slot = mark;

export function compile(text: string): (value: string | number) => string {
  const [before = '', ...rest] = text.split(mark);
  const after = rest.join(mark);
  return (value) => before + value + after;
}
