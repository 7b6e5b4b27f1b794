import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { comma, round } from '../text.ts';

/** ISO 3601-1 size code (the AS568 dash number): inside diameter by cross-section (mm). */
const series: readonly (readonly [section: number, rings: readonly (readonly [code: string, id: number])[]])[] = [
  [
    1.78,
    [
      ['006', 2.9],
      ['008', 4.47],
      ['010', 6.07],
      ['011', 7.65],
      ['012', 9.25],
      ['013', 10.82],
      ['014', 12.42],
      ['016', 15.6],
      ['018', 18.77],
      ['020', 21.95],
    ],
  ],
  [
    2.62,
    [
      ['110', 9.19],
      ['111', 10.77],
      ['112', 12.37],
      ['113', 13.94],
      ['114', 15.54],
      ['116', 18.72],
      ['118', 21.89],
      ['120', 25.07],
    ],
  ],
  [
    3.53,
    [
      ['210', 18.64],
      ['212', 21.82],
      ['214', 24.99],
      ['216', 28.17],
      ['218', 31.34],
      ['220', 34.52],
      ['222', 37.69],
    ],
  ],
  [
    5.33,
    [
      ['325', 37.47],
      ['327', 43.82],
      ['329', 50.17],
      ['330', 53.34],
    ],
  ],
];

const rubbers: readonly {
  code: string;
  hardness: number;
  from: number;
  to: number;
  cost: number;
  text: Text;
  use: Text;
  care: Text;
}[] = [
  {
    code: 'N70',
    hardness: 70,
    from: -30,
    to: 100,
    cost: 1,
    text: { en: 'NBR 70', fr: 'NBR 70' },
    use: { en: 'for mineral oil, fuel, water and air', fr: 'pour huile minérale, carburant, eau et air' },
    care: { en: 'Oil it', fr: 'L’huiler' },
  },
  {
    code: 'V75',
    hardness: 75,
    from: -20,
    to: 200,
    cost: 3.4,
    text: { en: 'FKM 75', fr: 'FKM 75' },
    use: {
      en: 'for hot oil, fuels and many chemicals',
      fr: 'pour huile chaude, carburants et nombreux produits chimiques',
    },
    care: { en: 'Oil it', fr: 'L’huiler' },
  },
  {
    code: 'E70',
    hardness: 70,
    from: -45,
    to: 140,
    cost: 1.5,
    text: { en: 'EPDM 70', fr: 'EPDM 70' },
    use: {
      en: 'for hot water, steam and brake fluid, never for mineral oil',
      fr: 'pour eau chaude, vapeur et liquide de frein, jamais pour l’huile minérale',
    },
    care: { en: 'Use silicone grease', fr: 'L’enduire de graisse silicone' },
  },
];

const key = (code: string) => (code === 'N70' ? 'nbr' : code === 'V75' ? 'fkm' : 'epdm');

export const oRings = (): Item[] =>
  rubbers.flatMap(({ code, hardness, from, to, cost, text, use, care }) =>
    series.flatMap(([section, rings]) =>
      rings
        .filter(() => code !== 'E70' || section === 2.62 || section === 3.53)
        .map(([size, id]): Item => ({
          item: `OR-${size}-${code}`,
          category: 'o-rings',
          brand: code === 'V75' ? brands.ostrad : brands.rolvane,
          name: {
            en: `O-ring ISO 3601 no. ${size}, ${id} × ${section} mm, ${text.en}, pack of 25`,
            fr: `Joint torique ISO 3601 n° ${size}, ${comma(id)} × ${comma(section)} mm, ${text.fr}, paquet de 25`,
          },
          description: {
            en: `O-ring of ${id} mm inside diameter and ${section} mm cord, ${use.en}. Hardness ${hardness} Shore A, from ${from < 0 ? `−${-from}` : from} to +${to} °C, class A tolerances. ${care.en} before fitting and never pull it over a thread.`,
            fr: `Joint torique de ${comma(id)} mm de diamètre intérieur et ${comma(section)} mm de tore, ${use.fr}. Dureté ${hardness} Shore A, de ${from < 0 ? `−${-from}` : from} à +${to} °C, tolérances classe A. ${care.fr} avant montage et ne jamais le tirer sur un filetage.`,
          },
          keywords: {
            en: `${id}x${section} oring -${size} AS568-${size} dash ${size}`,
            fr: `${comma(id)}x${comma(section)} o-ring -${size} AS568-${size}`,
          },
          attributes: {
            inside_diameter: id,
            cross_section: section,
            size_code: size,
            seal_material: text.en.split(' ')[0] ?? '',
            hardness_shore: hardness,
            temperature_max: to,
            temperature_min: from,
            standard: 'ISO 3601-1',
          },
          picture: {
            key: `o-ring-${key(code)}-${section < 3 ? 's' : 'l'}`,
            family: 'o-ring',
            params: { rubber: key(code), inside: section < 3 ? 15.54 : 28.17, section: section < 3 ? 2.62 : 3.53 },
          },
          unit: 'pk',
          pack: 25,
          weight: round((Math.PI ** 2 / 4) * section ** 2 * (id + section) * 1.3e-6 * 25 + 0.003, 3),
          price: (3.2 + id * 0.05 + section * 0.7) * cost,
          ladder: 'pack',
          lead: 5,
          line: `${section}-${code}`,
          size: id,
        })),
    ),
  );
