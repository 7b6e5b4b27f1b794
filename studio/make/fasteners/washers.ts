import type { Item, Text } from '../model.ts';
import { comma, round } from '../text.ts';
import { packOf, threads, type Thread } from './fasteners.series.ts';
import { a2, zinc, type NutGrade } from './nut-grades.ts';

type Washer = readonly [hole: number, outside: number, thickness: number];

/** ISO 7093-1, series L. */
const large: Readonly<Record<number, Washer>> = {
  5: [5.3, 15, 1],
  6: [6.4, 18, 1.6],
  8: [8.4, 24, 2],
  10: [10.5, 30, 2.5],
  12: [13, 37, 3],
  16: [17, 50, 3],
};

type Style = Readonly<{
  prefix: 'FW' | 'FL';
  key: string;
  standard: string;
  name: Text;
  words: Text;
  shown: Washer;
  size: (thread: Thread) => Washer | undefined;
  text: (d: number, washer: Washer) => Text;
}>;

const styles: readonly Style[] = [
  {
    prefix: 'FW',
    key: 'flat-washer',
    standard: 'ISO 7089',
    name: { en: 'Flat washer', fr: 'Rondelle plate' },
    shown: [10.5, 20, 2],
    words: { en: 'plain washer form A DIN 125', fr: 'rondelle moyenne rondelle M DIN 125' },
    size: ({ washer }) => washer,
    text: (d, [, D, h]) => ({
      en: `${D} mm across and ${h} mm thick, it spreads the load of an M${d} head or nut and protects the surface. Hardness 200 HV, right for bolts up to class 8.8.`,
      fr: `Diamètre ${D} mm, épaisseur ${comma(h)} mm : elle répartit la charge d’une tête ou d’un écrou M${d} et protège la surface. Dureté 200 HV, convient aux vis jusqu’à la classe 8.8.`,
    }),
  },
  {
    prefix: 'FL',
    key: 'large-washer',
    standard: 'ISO 7093',
    name: { en: 'Large flat washer', fr: 'Rondelle plate large' },
    shown: [10.5, 30, 2.5],
    words: { en: 'fender washer penny washer DIN 9021', fr: 'rondelle large rondelle carrossier DIN 9021' },
    size: ({ d }) => large[d],
    text: (_, [, D, h]) => ({
      en: `Washer of ${D} mm outside diameter, three times the thread, for slotted holes, sheet metal and wood. Hardness 200 HV, thickness ${h} mm.`,
      fr: `Rondelle de ${D} mm de diamètre extérieur, trois fois le filetage, pour trous oblongs, tôle et bois. Dureté 200 HV, épaisseur ${comma(h)} mm.`,
    }),
  },
];

const finishText: Readonly<Record<string, Text>> = {
  zinc: { en: 'zinc plated', fr: 'zinguée' },
  a2: { en: 'stainless A2', fr: 'inox A2' },
};

const washer = (style: Style, grade: NutGrade, d: number, [hole, D, h]: Washer): Item => {
  const pack = packOf(d) * 4;
  const mass = (Math.PI / 4) * (D * D - hole * hole) * h * 7.85e-6;
  const finish = finishText[grade.key];
  return {
    item: `${style.prefix}-M${d}-${grade.washer}`,
    category: 'washers',
    brand: grade.brand,
    name: {
      en: `${style.name.en} ${style.standard} M${d}, ${hole} × ${D} × ${h} mm, ${finish?.en}, pack of ${pack}`,
      fr: `${style.name.fr} ${style.standard} M${d}, ${comma(hole)} × ${D} × ${comma(h)} mm, ${finish?.fr}, paquet de ${pack}`,
    },
    description: style.text(d, [hole, D, h]),
    keywords: { en: `M${d} ${style.words.en}`, fr: `M${d} ${style.words.fr}` },
    attributes: {
      thread: `M${d}`,
      inside_diameter: hole,
      outside_diameter: D,
      thickness: h,
      finish: grade.finish,
      standard: style.standard,
      material: grade.material,
    },
    picture: {
      key: `${style.key}-${grade.key}`,
      family: 'washer',
      params: { hole: style.shown[0], outside: style.shown[1], thickness: style.shown[2], finish: grade.key },
    },
    unit: 'pk',
    pack,
    weight: round(Math.max(mass * pack, 0.01), 3),
    price: 2.2 + mass * pack * 8 * grade.cost + pack * 0.004 * grade.cost,
    ladder: 'pack',
    lead: 4,
    line: `${style.prefix}-${grade.key}`,
    size: d,
    accessories: [`HN-M${d}-${grade.code}`],
  };
};

export const washers = (): Item[] =>
  styles.flatMap((style) =>
    [zinc, a2].flatMap((grade) =>
      threads.flatMap((thread) => {
        const size = style.size(thread);
        return size ? [washer(style, grade, thread.d, size)] : [];
      }),
    ),
  );
