// The words of the demonstration catalogue. A family (one file) makes items from a standard's series table.
export type Text = Readonly<{ en: string; fr: string }>;
export type Value = string | number;
export type Attributes = Readonly<Record<string, Value>>;

/** The description of a render: `family` names the file in demo/renders, `params` come from the product's own data. */
export type Picture = Readonly<{ key: string; family: string; params: Attributes }>;

/** The quantities at which the price breaks; see prices.ts. */
export type Ladder = 'machine' | 'part' | 'bulk' | 'pack' | 'metre';

export type Item = Readonly<{
  item: string;
  category: string;
  brand: string;
  name: Text;
  description: Text;
  keywords: Text;
  attributes: Attributes;
  picture: Picture;
  /** Default `ea`. */
  unit?: 'ea' | 'pk' | 'm';
  /** Pieces in one unit; default 1. */
  pack?: number;
  weight: number;
  /** CAD for one unit at the first tier. */
  price: number;
  ladder: Ladder;
  /** Days until a backordered unit arrives. */
  lead: number;
  /** Items of one line differ in size only; `size` orders them. */
  line: string;
  size: number;
  accessories?: readonly string[];
  bundle?: readonly (readonly [item: string, quantity: number])[];
}>;

export type Category = Readonly<{
  category: string;
  parent: string;
  name: Text;
  description: Text;
  picture: string;
  columns: readonly string[];
}>;
