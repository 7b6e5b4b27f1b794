import { brands } from '../brands.ts';
import type { Text } from '../model.ts';

/** Materials of nuts and washers; `bolt` is the class of bolt that a nut matches. */
export type NutGrade = Readonly<{
  code: string;
  washer: string;
  key: string;
  strength: string;
  bolt: string;
  finish: string;
  material: string;
  label: Text;
  brand: string;
  cost: number;
}>;
export const zinc: NutGrade = {
  code: '8',
  washer: 'ZN',
  key: 'zinc',
  strength: '8',
  bolt: '8.8',
  finish: 'Zinc plated',
  material: 'Steel',
  label: { en: 'class 8, zinc plated', fr: 'classe 8, zingué' },
  brand: brands.hexmoor,
  cost: 1,
};
export const plain: NutGrade = {
  code: '10',
  washer: 'ZN',
  key: 'black',
  strength: '10',
  bolt: '10.9',
  finish: 'Plain black',
  material: 'Steel',
  label: { en: 'class 10, plain', fr: 'classe 10, brut' },
  brand: brands.hexmoor,
  cost: 1.25,
};
export const a2: NutGrade = {
  code: 'A2',
  washer: 'A2',
  key: 'a2',
  strength: 'A2-70',
  bolt: 'A2-70',
  finish: 'Plain stainless',
  material: 'Stainless steel A2',
  label: { en: 'stainless A2-70', fr: 'inox A2-70' },
  brand: brands.inoxelle,
  cost: 2.7,
};
