import { brands } from '../brands.ts';
import type { Text } from '../model.ts';

export type Grade = Readonly<{
  grade: string;
  key: string;
  finish: string;
  label: Text;
  use: Text;
  cost: number;
  brand: string;
  material: string;
}>;

export const zinc88: Grade = {
  grade: '8.8',
  key: 'zinc',
  finish: 'Zinc plated',
  cost: 1,
  brand: brands.hexmoor,
  material: 'Steel',
  label: { en: 'class 8.8, zinc plated', fr: 'classe 8.8, zinguée' },
  use: { en: 'Zinc plated for indoor and sheltered use', fr: 'Zinguée pour l’intérieur et les endroits abrités' },
};
export const black109: Grade = {
  grade: '10.9',
  key: 'black',
  finish: 'Plain black',
  cost: 1.3,
  brand: brands.hexmoor,
  material: 'Steel',
  label: { en: 'class 10.9, plain', fr: 'classe 10.9, brute' },
  use: {
    en: 'Quenched and tempered, left plain against hydrogen embrittlement: oil it or paint it',
    fr: 'Trempée et revenue, laissée brute contre la fragilisation par l’hydrogène : à huiler ou à peindre',
  },
};
export const black129: Grade = {
  grade: '12.9',
  key: 'black',
  finish: 'Plain black',
  cost: 1.15,
  brand: brands.hexmoor,
  material: 'Steel',
  label: { en: 'class 12.9, black', fr: 'classe 12.9, noire' },
  use: {
    en: 'The strongest metric class, for tools, fixtures and gearboxes',
    fr: 'La classe métrique la plus résistante, pour l’outillage, les montages et les réducteurs',
  },
};
export const stainless: Grade = {
  grade: 'A2-70',
  key: 'a2',
  finish: 'Plain stainless',
  cost: 2.6,
  brand: brands.inoxelle,
  material: 'Stainless steel A2',
  label: { en: 'stainless A2-70', fr: 'inox A2-70' },
  use: {
    en: 'Stainless steel 304 for outdoors, food plants and wash-down; use an anti-seize paste, stainless threads gall',
    fr: 'Acier inoxydable 304 pour l’extérieur, l’agroalimentaire et le lavage ; employer une pâte antigrippante, l’inox grippe',
  },
};
