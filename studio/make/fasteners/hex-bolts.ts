import type { Item, Text } from '../model.ts';
import { comma, round, significant } from '../text.ts';
import { packOf, proofStress, threadOf } from './fasteners.series.ts';
import { black109, stainless, zinc88, type Grade } from './grades.ts';

type Standard = Readonly<{
  prefix: 'HB' | 'HS';
  iso: string;
  din: string;
  partial: boolean;
  name: Text;
  text: Text;
  /** Stocked lengths by thread, from the standard's preferred lengths. */
  lengths: Readonly<Record<number, readonly number[]>>;
}>;

const standards: readonly Standard[] = [
  {
    prefix: 'HB',
    iso: 'ISO 4014',
    din: 'DIN 931',
    partial: true,
    name: { en: 'Hex bolt', fr: 'Vis à tête hexagonale' },
    text: {
      en: 'part-threaded, so the plain shank sits in the joint and takes shear',
      fr: 'partiellement filetée : le corps lisse se place dans le joint et reprend le cisaillement',
    },
    lengths: {
      5: [25, 30, 40, 50],
      6: [30, 40, 50, 60],
      8: [40, 50, 60, 70, 80],
      10: [45, 50, 60, 70, 80, 100],
      12: [50, 60, 70, 80, 100, 120],
      16: [65, 80, 100, 120, 150],
      20: [80, 100, 120, 150, 200],
      24: [100, 120, 150, 200],
      30: [120, 150, 200],
    },
  },
  {
    prefix: 'HS',
    iso: 'ISO 4017',
    din: 'DIN 933',
    partial: false,
    name: { en: 'Hex screw', fr: 'Vis à tête hexagonale, entièrement filetée,' },
    text: {
      en: 'threaded up to the head, for tapped holes and clamping near the head',
      fr: 'filetée jusqu’à la tête, pour trous taraudés et serrages près de la tête',
    },
    lengths: {
      5: [10, 16, 20, 25],
      6: [12, 16, 20, 25, 30],
      8: [16, 20, 25, 30, 40],
      10: [20, 25, 30, 40, 50],
      12: [25, 30, 40, 50, 60],
      16: [30, 40, 50, 60],
      20: [40, 50, 60, 80],
      24: [50, 60, 80],
      30: [60, 80],
    },
  },
];

const stocked = (grade: Grade, standard: Standard, d: number): boolean =>
  grade === zinc88 || (grade === black109 ? standard.partial && d >= 8 && d <= 24 : d <= 20);

const ratio = (length: number, d: number) => (length / d < 3.2 ? 's' : length / d < 6 ? 'm' : 'l');
const shownRatio = { s: 2.4, m: 4.5, l: 7.5 };

const bolt = (standard: Standard, grade: Grade, d: number, length: number): Item => {
  const { pitch, area, s, k, b } = threadOf(d);
  const pack = packOf(d, length);
  const thread = standard.partial ? b + (length > 125 ? (length > 200 ? 19 : 6) : 0) : length;
  const proof = significant((area * proofStress(grade.grade, d)) / 1000);
  const bucket = ratio(length, d);
  const mass = ((Math.PI / 4) * d * d * length * 0.9 + 0.866 * s * s * k) * 7.85e-6;
  const size = `M${d} × ${length}`;
  return {
    item: `${standard.prefix}-M${d}X${length}-${grade.grade}`,
    category: 'hex-bolts',
    brand: grade.brand,
    name: {
      en: `${standard.name.en} ${standard.iso} ${size}, ${grade.label.en}, pack of ${pack}`,
      fr: `${standard.name.fr} ${standard.iso} ${size}, ${grade.label.fr}, paquet de ${pack}`,
    },
    description: {
      en: `M${d} bolt ${length} mm under the head, ${standard.text.en}; ${s} mm across flats. ${grade.use.en}. ${grade === stainless ? `Yields at ${proof} kN.` : `Proof load ${proof} kN.`}`,
      fr: `Vis M${d} de ${length} mm sous tête, ${standard.text.fr} ; ${s} mm sur plats. ${grade.use.fr}. ${grade === stainless ? `Limite d’élasticité atteinte à ${comma(proof)} kN.` : `Charge d’épreuve ${comma(proof)} kN.`}`,
    },
    keywords: {
      en: `M${d}x${length} hexagon head bolt cap screw ${standard.din} ${standard.iso.replace(' ', '')} set screw`,
      fr: `M${d}x${length} boulon vis hexagonale vis TH ${standard.din} ${standard.iso.replace(' ', '')}`,
    },
    attributes: {
      thread: `M${d}`,
      length,
      thread_length: thread,
      width_across_flats: s,
      head_height: k,
      thread_pitch: pitch,
      nominal_diameter: d,
      strength_class: grade.grade,
      finish: grade.finish,
      standard: standard.iso,
      proof_load: proof,
      material: grade.material,
    },
    picture: {
      key: `hex-bolt-${standard.partial ? 'part' : 'full'}-${bucket}-${grade.key}`,
      family: 'hex-bolt',
      params: {
        ratio: shownRatio[bucket],
        threaded: standard.partial ? (bucket === 'l' ? 0.36 : 0.55) : 1,
        finish: grade.key,
      },
    },
    unit: 'pk',
    pack,
    weight: round(mass * pack, 2),
    price: 3.4 + mass * pack * 7.2 * grade.cost + pack * 0.022 * grade.cost,
    ladder: 'pack',
    lead: grade === black109 ? 8 : 4,
    line: `${standard.prefix}-M${d}-${grade.grade}`,
    size: length,
    accessories: [
      `HN-M${d}-${grade === zinc88 ? '8' : grade === black109 ? '10' : 'A2'}`,
      `FW-M${d}-${grade === stainless ? 'A2' : 'ZN'}`,
    ],
  };
};

export const hexBolts = (): Item[] =>
  standards.flatMap((standard) =>
    [zinc88, black109, stainless].flatMap((grade) =>
      Object.entries(standard.lengths).flatMap(([d, lengths]) =>
        stocked(grade, standard, Number(d)) ? lengths.map((length) => bolt(standard, grade, Number(d), length)) : [],
      ),
    ),
  );
