// A field that two people have changed, as rows to compare by: those of its parts that differ, each by the label that its input has.
import { numberFormat } from '#admin/lib/format.ts';
import type { Fields } from './form-values.ts';

export interface ConflictRow {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

interface ShownInput {
  readonly label: string;
  /** So many of what is stored are one of what is shown. */
  readonly scale: number;
}

interface Words {
  /** The input of a path, such as `name.en`; undefined where the form has none. */
  readonly inputOf: (path: string) => ShownInput | undefined;
  readonly locale: string;
  readonly t: (key: string, values?: Readonly<Record<string, string>>) => string;
}

/** @param label stands for the parts that have no input of their own */
export function conflictRows(
  name: string,
  label: string,
  theirs: unknown,
  mine: unknown,
  words: Words,
): readonly ConflictRow[] {
  const parts = isObject(theirs) && isObject(mine) ? differing(theirs, mine) : [];
  const named = parts.flatMap((part) => words.inputOf(`${name}.${part}`)?.label ?? []);
  if (parts.length && named.length === parts.length)
    return parts.flatMap((part, index) =>
      conflictRows(`${name}.${part}`, named[index] ?? label, (theirs as Fields)[part], (mine as Fields)[part], words),
    );
  return [{ label, theirs: comparable(name, theirs, words), mine: comparable(name, mine, words) }];
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const differing = (theirs: Fields, mine: Fields): readonly string[] =>
  [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].filter(
    (name) => JSON.stringify(theirs[name]) !== JSON.stringify(mine[name]),
  );

/** A value of any field as a text to compare two by; what has several fields is a line. */
function comparable(path: string, value: unknown, words: Words): string {
  const { t, inputOf, locale } = words;
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return t(value ? 'ra.boolean.true' : 'ra.boolean.false');
  if (typeof value === 'number') return decimal(locale, value / (inputOf(path)?.scale ?? 1));
  if (Array.isArray(value))
    return (
      value.map((one, index) => comparable(`${path}.${index}`, one, words)).join(value.some(isObject) ? '\n' : ', ') ||
      '–'
    );
  if (!isObject(value)) return String(value);
  return Object.entries(value)
    .map(([name, field]) => {
      const label = inputOf(`${path}.${name}`)?.label;
      const text = comparable(`${path}.${name}`, field, words);
      return label ? t('form.labelled', { label, value: text }) : text;
    })
    .join('; ');
}

const decimal = (locale: string, value: number): string =>
  numberFormat(locale, { maximumFractionDigits: 6, useGrouping: false }).format(value);

/** What the inputs of a form are called, as whoever fills it in reads it; a row that is not there is called as its neighbours. */
export const inputsOf =
  (form: Element | null) =>
  (path: string): ShownInput | undefined => {
    const inputs = [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])];
    const input = inputs.find(({ name }) => name === path) ?? inputs.find(({ name }) => anyRow(name) === anyRow(path));
    const label = input && (input.labels?.[0] ?? input.closest('.MuiFormControl-root')?.querySelector('label'));
    const text = label?.textContent.replace(/[\s\u2009]*\*$/, '');
    return input && text ? { label: text, scale: Number(input.dataset['scale'] ?? 1) } : undefined;
  };

const anyRow = (path: string): string => path.replace(/\.\d+(?=\.)/g, '.*');
