import type { Item } from '../model.ts';
import { round, significant, comma } from '../text.ts';
import { packOf, proofStress, threadOf } from './fasteners.series.ts';
import { black129, stainless, type Grade } from './grades.ts';

/**
 * ISO 4762: thread, head diameter, hexagon key, thread length b; the head is as high as the thread is wide. Stocked
 * lengths.
 */
const sizes: readonly (readonly [d: number, dk: number, key: number, b: number, lengths: readonly number[]])[] = [
  [3, 5.5, 2.5, 18, [8, 12, 16, 20]],
  [4, 7, 3, 20, [10, 16, 20, 30]],
  [5, 8.5, 4, 22, [12, 16, 20, 30, 40]],
  [6, 10, 5, 24, [12, 20, 25, 30, 50]],
  [8, 13, 6, 28, [16, 20, 30, 40, 60]],
  [10, 16, 8, 32, [20, 30, 40, 60, 80]],
  [12, 18, 10, 36, [25, 40, 60, 80]],
  [16, 24, 14, 44, [40, 60, 80]],
];

const shownRatio = { s: 2.6, l: 5.5 };

const screw = (grade: Grade, [d, dk, key, b]: (typeof sizes)[number], length: number): Item => {
  const { pitch, area } = threadOf(d);
  const pack = packOf(d, length);
  const bucket = length / d < 4 ? 's' : 'l';
  const mass = (Math.PI / 4) * (d * d * length * 0.88 + dk * dk * d * 0.82) * 7.85e-6;
  const proof = significant((area * proofStress(grade.grade, d)) / 1000);
  return {
    item: `SC-M${d}X${length}-${grade.grade}`,
    category: 'socket-head-screws',
    brand: grade.brand,
    name: {
      en: `Socket head cap screw ISO 4762 M${d} × ${length}, ${grade.label.en}, pack of ${pack}`,
      fr: `Vis à tête cylindrique à six pans creux ISO 4762 M${d} × ${length}, ${grade.label.fr}, paquet de ${pack}`,
    },
    description: {
      en: `Cylindrical head of ${dk} mm that sinks into a counterbore, driven by a hex key of ${key} mm. ${grade.use.en}. ${length <= b ? 'Threaded up to the head' : `Threaded over ${b} mm`}; holds ${proof} kN before it yields.`,
      fr: `Tête cylindrique de ${comma(dk)} mm à noyer dans un lamage, serrage à la clé six pans de ${comma(key)} mm. ${grade.use.fr}. ${length <= b ? 'Filetée jusqu’à la tête' : `Filetée sur ${b} mm`} ; tient ${comma(proof)} kN avant de s’allonger.`,
    },
    keywords: {
      en: `M${d}x${length} allen screw SHCS hexagon socket DIN 912`,
      fr: `M${d}x${length} vis CHC vis allen six pans creux DIN 912 BHC`,
    },
    attributes: {
      thread: `M${d}`,
      length,
      thread_length: Math.min(b, length),
      head_diameter: dk,
      head_height: d,
      hex_key: key,
      thread_pitch: pitch,
      nominal_diameter: d,
      strength_class: grade.grade,
      finish: grade.finish,
      standard: 'ISO 4762',
      material: grade.material,
    },
    picture: {
      key: `socket-screw-${bucket}-${grade.key}`,
      family: 'socket-screw',
      params: { ratio: shownRatio[bucket], finish: grade.key },
    },
    unit: 'pk',
    pack,
    weight: round(mass * pack, 2),
    price: 4.2 + mass * pack * 9 * grade.cost + pack * 0.03 * grade.cost,
    ladder: 'pack',
    lead: 4,
    line: `M${d}-${grade.grade}`,
    size: length,
    accessories: [`HK-${key}`, `FW-M${d}-${grade === stainless ? 'A2' : 'ZN'}`],
  };
};

export const socketScrews = (): Item[] =>
  [black129, stainless].flatMap((grade) =>
    sizes.flatMap((size) => size[4].map((length) => screw(grade, size, length))),
  );
