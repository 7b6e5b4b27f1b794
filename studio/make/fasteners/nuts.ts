import type { Item, Text } from '../model.ts';
import { comma, round } from '../text.ts';
import { packOf, threads, type Thread } from './fasteners.series.ts';
import { a2, plain, zinc, type NutGrade } from './nut-grades.ts';

/** ISO 7040: height of the prevailing-torque nut with nylon ring. */
const lockHeight: Readonly<Record<number, number>> = { 5: 6.8, 6: 8, 8: 9.5, 10: 11.9, 12: 14.9, 16: 19.1, 20: 22.8 };

type Style = Readonly<{
  prefix: 'HN' | 'LN';
  key: string;
  standard: string;
  ring: number;
  name: Text;
  grades: readonly NutGrade[];
  words: Text;
  height: (thread: Thread) => number | undefined;
  text: (thread: Thread, height: number, grade: NutGrade) => Text;
}>;

const styles: readonly Style[] = [
  {
    prefix: 'HN',
    key: 'hex-nut',
    standard: 'ISO 4032',
    ring: 0.016,
    name: { en: 'Hex nut', fr: 'Écrou hexagonal' },
    grades: [zinc, plain, a2],
    words: { en: 'hexagon nut full nut DIN 934', fr: 'écrou H écrou six pans DIN 934' },
    height: ({ nut }) => nut,
    text: ({ s, pitch }, height, grade) => ({
      en: `Style 1 hexagon nut with ${pitch} mm coarse thread, ${height} mm high and ${s} mm across flats. Matches bolts of class ${grade.bolt}: the bolt breaks before the thread strips.`,
      fr: `Écrou hexagonal de style 1, pas gros de ${comma(pitch)} mm, hauteur ${comma(height)} mm, ${comma(s)} mm sur plats. S’associe aux vis de classe ${grade.bolt} : la vis casse avant que le filet ne s’arrache.`,
    }),
  },
  {
    prefix: 'LN',
    key: 'lock-nut',
    standard: 'ISO 7040',
    ring: 0.03,
    name: { en: 'Nylon insert lock nut', fr: 'Écrou autofreiné à bague nylon' },
    grades: [zinc, a2],
    words: {
      en: 'nyloc nut self-locking nut elastic stop nut DIN 985',
      fr: 'écrou frein écrou nylstop écrou indesserrable DIN 985',
    },
    height: ({ d }) => lockHeight[d],
    text: ({ d, s }, height) => ({
      en: `M${d} nut whose nylon ring grips the thread and holds against vibration, up to 120 °C. ${height} mm high, ${s} mm across flats. Replace it once it turns by hand.`,
      fr: `Écrou M${d} dont la bague nylon serre le filet et résiste aux vibrations, jusqu’à 120 °C. Hauteur ${comma(height)} mm, ${s} mm sur plats. À remplacer dès qu’il tourne à la main.`,
    }),
  },
];

const stocked = (grade: NutGrade, d: number): boolean => grade !== plain || (d >= 8 && d <= 24);

const nut = (style: Style, grade: NutGrade, thread: Thread, height: number): Item => {
  const { d, s, pitch } = thread;
  const pack = packOf(d) * (d <= 12 ? 2 : 1);
  const mass = (0.866 * s * s - (Math.PI / 4) * d * d) * height * 7.85e-6;
  return {
    item: `${style.prefix}-M${d}-${grade.code}`,
    category: 'nuts',
    brand: grade.brand,
    name: {
      en: `${style.name.en} ${style.standard} M${d}, ${grade.label.en}, pack of ${pack}`,
      fr: `${style.name.fr} ${style.standard} M${d}, ${grade.label.fr}, paquet de ${pack}`,
    },
    description: style.text(thread, height, grade),
    keywords: { en: `M${d} ${style.words.en}`, fr: `M${d} ${style.words.fr}` },
    attributes: {
      thread: `M${d}`,
      width_across_flats: s,
      height,
      thread_pitch: pitch,
      nominal_diameter: d,
      strength_class: grade.strength,
      finish: grade.finish,
      standard: style.standard,
      material: grade.material,
    },
    picture: {
      key: `${style.key}-${grade.key}`,
      family: 'nut',
      params: { lock: style.prefix === 'LN' ? 1 : 0, finish: grade.key },
    },
    unit: 'pk',
    pack,
    weight: round(mass * pack, 3),
    price: 2.6 + mass * pack * 9 * grade.cost + pack * style.ring * grade.cost,
    ladder: 'pack',
    lead: 4,
    line: `${style.prefix}-${grade.code}`,
    size: d,
    accessories: [`FW-M${d}-${grade.washer}`],
  };
};

export const nuts = (): Item[] =>
  styles.flatMap((style) =>
    style.grades.flatMap((grade) =>
      threads.flatMap((thread) => {
        const height = style.height(thread);
        return height && stocked(grade, thread.d) ? [nut(style, grade, thread, height)] : [];
      }),
    ),
  );
