// A kind of thing that files bring and exports give: one file beside this one, and one line in import-kinds.ts.
import type { ImportKindName } from '#domain/import/import.events.ts';
import type { CurrencyCode } from '#domain/shared/money.ts';
import type { Right } from '#domain/shared/rights.ts';
import type { CellFault, Column } from '#domain/shared/table/column.ts';
import type { NamedCategory } from './category-cell.ts';
import type { Translated } from '#domain/shared/translated.ts';

/** What of the shop a kind's columns depend on. */
export interface ShopFacts {
  readonly currency: CurrencyCode;
  /** The shop's first language. */
  readonly language: 'en' | 'fr';
  readonly attributes: readonly {
    readonly attribute: string;
    readonly name: Translated;
    readonly kind: 'number' | 'text';
  }[];
  readonly categories: readonly NamedCategory[];
  readonly warehouses: readonly { readonly warehouse: string; readonly name: Translated }[];
  /** Of price lists that are described; of others, prices are in the shop's. */
  readonly listCurrencies: Readonly<Record<string, CurrencyCode>>;
}

/** A thing as its kind's columns see it: fields by name, plain JSON. */
export type Thing = Readonly<Record<string, unknown>>;

export interface WrongField {
  /** A column's name. */
  readonly column: string;
  readonly fault: CellFault;
}

export interface ImportKind {
  readonly name: ImportKindName;
  /** Who has it may import the kind. */
  readonly right: Right;
  /** Needed beside it. */
  readonly alsoRight?: Right;
  /**
   * Things are people's, and keys begin with the account: files of them are on record in the access log (decision 0045), and
   * what is wrong with them is mailed to nobody.
   */
  readonly personal?: true;
  /** Whoever is added may be told so by a letter, where the import says so. */
  readonly invites?: true;
  /** The first that are keys, in the order in which a key names them. */
  columns(shop: ShopFacts): readonly Column[];
  /** A thing about which nothing was said yet but its key. */
  readonly blank: Thing;
  /** How a thing is written once everything was said: defaults that follow from other fields. */
  completed?(thing: Thing, before: Thing | undefined, shop: ShopFacts): Thing;
  /** What no single cell can be blamed for. */
  faults?(thing: Thing, key: string, before: Thing | undefined): readonly WrongField[];
  /** Comes as a zip of files, each a row: it has no table to export. */
  readonly isArchive?: true;
  /** What was added is left when an import is undone, out of sale, hidden or suspended: the page says so before and after. */
  readonly staysWhenUndone?: true;
}

export const mayImport = (kind: ImportKind, has: (right: Right) => boolean): boolean =>
  has(kind.right) && (kind.alsoRight === undefined || has(kind.alsoRight));

/** The parts of a key, one after the other, as `standard|6205`. */
export const KEY_MARK = '|';
export const keyOf = (parts: readonly string[]): string => parts.join(KEY_MARK);
export const partsOfKey = (key: string): string[] => key.split(KEY_MARK);
