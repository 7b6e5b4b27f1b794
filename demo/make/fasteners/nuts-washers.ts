import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { comma, round } from '../text.ts';
import { packOf, threads } from './fasteners.series.ts';

type Kind = Readonly<{ code: string; key: string; strength: string; finish: string; material: string; label: Text; brand: string; cost: number }>;
const zinc: Kind = { code: '8', key: 'zinc', strength: '8', finish: 'Zinc plated', material: 'Steel', label: { en: 'class 8, zinc plated', fr: 'classe 8, zingué' }, brand: brands.hexmoor, cost: 1 };
const plain: Kind = { code: '10', key: 'black', strength: '10', finish: 'Plain black', material: 'Steel', label: { en: 'class 10, plain', fr: 'classe 10, brut' }, brand: brands.hexmoor, cost: 1.25 };
const a2: Kind = { code: 'A2', key: 'a2', strength: 'A2-70', finish: 'Plain stainless', material: 'Stainless steel A2', label: { en: 'stainless A2-70', fr: 'inox A2-70' }, brand: brands.inoxelle, cost: 2.7 };

/** ISO 7040: height of the prevailing-torque nut with nylon ring. */
const lockHeight: Readonly<Record<number, number>> = { 5: 6.8, 6: 8, 8: 9.5, 10: 11.9, 12: 14.9, 16: 19.1, 20: 22.8 };

const nutsOf = (lock: boolean): Item[] =>
  [zinc, ...(lock ? [] : [plain]), a2].flatMap((kind) =>
    threads.filter(({ d }) => (lock ? lockHeight[d] : kind !== plain || (d >= 8 && d <= 24))).map((thread): Item => {
      const { d, s, pitch } = thread;
      const m = lock ? (lockHeight[d] ?? 0) : thread.nut;
      const pack = packOf(d) * (d <= 12 ? 2 : 1);
      const mass = (0.866 * s * s - (Math.PI / 4) * d * d) * m * 7.85e-6;
      return {
        item: `${lock ? 'LN' : 'HN'}-M${d}-${kind.code}`,
        category: 'nuts',
        brand: kind.brand,
        name: {
          en: `${lock ? 'Nylon insert lock nut ISO 7040' : 'Hex nut ISO 4032'} M${d}, ${kind.label.en}, pack of ${pack}`,
          fr: `${lock ? 'Écrou autofreiné à bague nylon ISO 7040' : 'Écrou hexagonal ISO 4032'} M${d}, ${kind.label.fr}, paquet de ${pack}`,
        },
        description: lock
          ? {
              en: `M${d} nut whose nylon ring grips the thread and holds against vibration, up to 120 °C. ${m} mm high, ${s} mm across flats. Replace it once it turns by hand.`,
              fr: `Écrou M${d} dont la bague nylon serre le filet et résiste aux vibrations, jusqu’à 120 °C. Hauteur ${comma(m)} mm, ${s} mm sur plats. À remplacer dès qu’il tourne à la main.`,
            }
          : {
              en: `Style 1 hexagon nut with ${pitch} mm coarse thread, ${m} mm high and ${s} mm across flats. Matches bolts of class ${kind === plain ? '10.9' : kind === zinc ? '8.8' : 'A2-70'}: the bolt breaks before the thread strips.`,
              fr: `Écrou hexagonal de style 1, pas gros de ${comma(pitch)} mm, hauteur ${comma(m)} mm, ${comma(s)} mm sur plats. S’associe aux vis de classe ${kind === plain ? '10.9' : kind === zinc ? '8.8' : 'A2-70'} : la vis casse avant que le filet ne s’arrache.`,
            },
        keywords: lock
          ? { en: `M${d} nyloc nut self-locking nut elastic stop nut DIN 985`, fr: `M${d} écrou frein écrou nylstop écrou indesserrable DIN 985` }
          : { en: `M${d} hexagon nut full nut DIN 934`, fr: `M${d} écrou H écrou six pans DIN 934` },
        attributes: { thread: `M${d}`, width_across_flats: s, height: m, thread_pitch: pitch, nominal_diameter: d, strength_class: kind.strength, finish: kind.finish, standard: lock ? 'ISO 7040' : 'ISO 4032', material: kind.material },
        picture: { key: `${lock ? 'lock-nut' : 'hex-nut'}-${kind.key}`, family: 'nut', params: { lock: lock ? 1 : 0, finish: kind.key } },
        unit: 'pk', pack,
        weight: round(mass * pack, 3),
        price: 2.6 + mass * pack * 9 * kind.cost + pack * (lock ? 0.03 : 0.016) * kind.cost,
        ladder: 'pack', lead: 4,
        line: `${lock ? 'LN' : 'HN'}-${kind.code}`, size: d,
        accessories: [`FW-M${d}-${kind === a2 ? 'A2' : 'ZN'}`],
      };
    }),
  );

/** ISO 7093-1, series L: outside diameter and thickness. */
const wide: Readonly<Record<number, readonly [number, number]>> = { 5: [15, 1], 6: [18, 1.6], 8: [24, 2], 10: [30, 2.5], 12: [37, 3], 16: [50, 3] };

const washersOf = (large: boolean): Item[] =>
  [zinc, a2].flatMap((kind) =>
    threads.filter(({ d }) => !large || wide[d]).map(({ d, washer }): Item => {
      const [hole, D, h] = large ? [washer[0], ...(wide[d] ?? [0, 0])] : washer;
      const pack = packOf(d) * 4;
      const mass = (Math.PI / 4) * (D * D - hole * hole) * h * 7.85e-6;
      return {
        item: `${large ? 'FL' : 'FW'}-M${d}-${kind === a2 ? 'A2' : 'ZN'}`,
        category: 'washers',
        brand: kind.brand,
        name: {
          en: `${large ? 'Large flat washer ISO 7093' : 'Flat washer ISO 7089'} M${d}, ${hole} × ${D} × ${h} mm, ${kind === a2 ? 'stainless A2' : 'zinc plated'}, pack of ${pack}`,
          fr: `${large ? 'Rondelle plate large ISO 7093' : 'Rondelle plate ISO 7089'} M${d}, ${comma(hole)} × ${D} × ${comma(h)} mm, ${kind === a2 ? 'inox A2' : 'zinguée'}, paquet de ${pack}`,
        },
        description: {
          en: large
            ? `Washer of ${D} mm outside diameter, three times the thread, for slotted holes, sheet metal and wood. Hardness 200 HV, thickness ${h} mm.`
            : `${D} mm across and ${h} mm thick, it spreads the load of an M${d} head or nut and protects the surface. Hardness 200 HV, right for bolts up to class 8.8.`,
          fr: large
            ? `Rondelle de ${D} mm de diamètre extérieur, trois fois le filetage, pour trous oblongs, tôle et bois. Dureté 200 HV, épaisseur ${comma(h)} mm.`
            : `Diamètre ${D} mm, épaisseur ${comma(h)} mm : elle répartit la charge d’une tête ou d’un écrou M${d} et protège la surface. Dureté 200 HV, convient aux vis jusqu’à la classe 8.8.`,
        },
        keywords: large
          ? { en: `M${d} fender washer penny washer DIN 9021`, fr: `M${d} rondelle large rondelle carrossier DIN 9021` }
          : { en: `M${d} plain washer form A DIN 125`, fr: `M${d} rondelle moyenne rondelle M DIN 125` },
        attributes: { thread: `M${d}`, inside_diameter: hole, outside_diameter: D, thickness: h, finish: kind.finish, standard: large ? 'ISO 7093' : 'ISO 7089', material: kind.material },
        picture: { key: `${large ? 'large-washer' : 'flat-washer'}-${kind.key}`, family: 'washer', params: large ? { hole: 10.5, outside: 30, thickness: 2.5, finish: kind.key } : { hole: 10.5, outside: 20, thickness: 2, finish: kind.key } },
        unit: 'pk', pack,
        weight: round(Math.max(mass * pack, 0.01), 3),
        price: 2.2 + mass * pack * 8 * kind.cost + pack * 0.004 * kind.cost,
        ladder: 'pack', lead: 4,
        line: `${large ? 'FL' : 'FW'}-${kind.key}`, size: d,
        accessories: [`HN-M${d}-${kind === a2 ? 'A2' : '8'}`],
      };
    }),
  );

export const nutsAndWashers = (): Item[] => [...nutsOf(false), ...nutsOf(true), ...washersOf(false), ...washersOf(true)];
