import type { Item } from '../model.ts';
import { comma, round } from '../text.ts';
import { threadOf } from './fasteners.series.ts';
import { stainless, zinc88 } from './grades.ts';

export const threadedRods = (): Item[] =>
  [zinc88, stainless].flatMap((grade) =>
    [6, 8, 10, 12, 16, 20].map((d): Item => {
      const { pitch, s } = threadOf(d);
      return {
        item: `TR-M${d}X1000-${grade === stainless ? 'A2' : '8.8'}`,
        category: 'threaded-rods',
        brand: grade.brand,
        name: {
          en: `Threaded rod DIN 976 M${d} × 1 m, ${grade.label.en}`,
          fr: `Tige filetée DIN 976 M${d} × 1 m, ${grade.label.fr}`,
        },
        description: {
          en: `One metre of continuous M${d} thread, ${pitch} mm pitch, to be cut to length; chamfer the cut before running a nut on. ${grade.use.en}. Takes ${s} mm nuts.`,
          fr: `Un mètre de filetage continu M${d}, pas de ${comma(pitch)} mm, à couper à longueur ; chanfreiner la coupe avant de visser un écrou. ${grade.use.fr}. Reçoit des écrous de ${s} mm sur plats.`,
        },
        keywords: {
          en: `M${d}x1000 all thread stud bar allthread DIN 975`,
          fr: `M${d}x1000 barre filetée goujon DIN 975`,
        },
        attributes: {
          thread: `M${d}`,
          length: 1000,
          thread_pitch: pitch,
          nominal_diameter: d,
          strength_class: grade.grade,
          finish: grade.finish,
          standard: 'DIN 976',
          material: grade.material,
        },
        picture: { key: `threaded-rod-${grade.key}`, family: 'threaded-rod', params: { finish: grade.key } },
        weight: round((Math.PI / 4) * d * d * 1000 * 0.82 * 7.85e-6, 2),
        price: 1.6 + d * d * 0.045 * grade.cost,
        ladder: 'bulk',
        lead: 4,
        line: grade.key,
        size: d,
        accessories: [`HN-M${d}-${grade === stainless ? 'A2' : '8'}`, `FW-M${d}-${grade === stainless ? 'A2' : 'ZN'}`],
      };
    }),
  );
