import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { round } from '../text.ts';

/** EN 13190 scale ranges in °C. */
const ranges = [
  [-30, 50],
  [0, 60],
  [0, 120],
  [0, 160],
  [0, 250],
] as const;
const kinds: readonly { code: string; dial: number; stem: number; entry: string; price: number; text: Text }[] = [
  { code: 'TB63', dial: 63, stem: 45, entry: 'Back', price: 17, text: { en: 'back', fr: 'arrière' } },
  { code: 'TB100', dial: 100, stem: 63, entry: 'Back', price: 29, text: { en: 'back', fr: 'arrière' } },
  { code: 'TV100', dial: 100, stem: 100, entry: 'Bottom', price: 48, text: { en: 'bottom', fr: 'verticale' } },
];

const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

export const thermometers = (): Item[] =>
  kinds.flatMap(({ code, dial, stem, entry, price, text }) =>
    ranges.map(([from, to]): Item => {
      const range = `${minus(from)}…${to} °C`;
      return {
        item: `${code}-${from < 0 ? 'N30' : to}`,
        category: 'thermometers',
        brand: brands.mesurel,
        name: {
          en: `Bimetal thermometer ${dial} mm, ${range}, ${text.en} stem ${stem} mm`,
          fr: `Thermomètre bimétallique ${dial} mm, ${range}, plongeur ${text.fr} ${stem} mm`,
        },
        description: {
          en: `Bimetal dial thermometer to EN 13190, class 1, with stainless case and G1/2 brass pocket, so the thermometer comes out while the line stays closed. Reads ${range}; immerse the whole ${stem} mm of the stem.`,
          fr: `Thermomètre à cadran bimétallique selon EN 13190, classe 1, boîtier inox et doigt de gant G1/2 en laiton : il se retire sans vidanger. Échelle ${range} ; immerger les ${stem} mm du plongeur.`,
        },
        keywords: {
          en: `temperature gauge dial thermometer ${entry.toLowerCase()} connection`,
          fr: `thermomètre à cadran indicateur de température sonde`,
        },
        attributes: {
          measuring_range: range,
          range_max: to,
          dial_size: dial,
          stem_length: stem,
          thread_size: 'G1/2',
          entry,
          accuracy_class: 1,
          case_material: 'Stainless steel 304',
          standard: 'EN 13190',
        },
        picture: {
          key: `thermometer-${entry.toLowerCase()}-${from < 0 ? 'n30' : to}`,
          family: 'thermometer',
          params: { entry, from, to },
        },
        weight: round(0.1 + (dial / 100) ** 2 * 0.2 + stem * 0.0008, 2),
        price: price + (to > 200 ? 4 : 0),
        ladder: 'part',
        lead: 8,
        line: code,
        size: to,
        accessories: ['PS-577-50'],
      };
    }),
  );
