import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { round } from '../text.ts';

/** DIN 3760 type A: shaft, bore, width (mm). */
const sizes: readonly (readonly [number, number, number])[] = [
  [10, 22, 7],
  [12, 24, 7],
  [12, 28, 7],
  [15, 26, 7],
  [15, 30, 7],
  [16, 28, 7],
  [17, 30, 7],
  [18, 30, 7],
  [20, 30, 7],
  [20, 35, 7],
  [20, 40, 7],
  [22, 35, 7],
  [25, 35, 7],
  [25, 40, 7],
  [25, 47, 7],
  [25, 52, 7],
  [28, 40, 7],
  [28, 47, 7],
  [30, 42, 7],
  [30, 47, 7],
  [30, 52, 7],
  [35, 47, 7],
  [35, 52, 8],
  [38, 55, 8],
  [40, 55, 8],
  [40, 62, 8],
  [42, 62, 8],
  [45, 62, 8],
  [48, 62, 8],
  [50, 65, 8],
  [50, 72, 8],
  [55, 72, 8],
  [60, 80, 8],
  [65, 85, 10],
  [70, 90, 10],
  [80, 100, 10],
];

const rubbers = [
  {
    code: 'NBR',
    value: 'NBR',
    key: 'nbr',
    from: -30,
    to: 100,
    speed: 12,
    cost: 1,
    en: 'nitrile (NBR)',
    fr: 'nitrile (NBR)',
  },
  {
    code: 'FKM',
    value: 'FKM',
    key: 'fkm',
    from: -20,
    to: 200,
    speed: 35,
    cost: 3.1,
    en: 'fluoroelastomer (FKM)',
    fr: 'fluoroélastomère (FKM)',
  },
] as const;

export const oilSeals = (): Item[] =>
  rubbers.flatMap((rubber) =>
    sizes.map(([d, D, b]): Item => ({
      item: `OS-${d}X${D}X${b}-${rubber.code}`,
      category: 'oil-seals',
      brand: rubber.code === 'FKM' ? brands.ostrad : brands.rolvane,
      name: {
        en: `Rotary shaft seal ${d} × ${D} × ${b} mm, type A, ${rubber.code}`,
        fr: `Bague d’étanchéité à lèvre ${d} × ${D} × ${b} mm, type A, ${rubber.code}`,
      },
      description: {
        en: `Rubber-cased seal to DIN 3760 with one spring-loaded lip of ${rubber.en}, for a ${d} mm shaft in a ${D} mm bore. Good for oil and grease from ${rubber.from === -30 ? '−30' : '−20'} to +${rubber.to} °C and up to ${rubber.speed} m/s at the lip. Press in with the lip towards the oil.`,
        fr: `Bague à enveloppe caoutchouc selon DIN 3760, lèvre à ressort en ${rubber.fr}, pour arbre de ${d} mm et alésage de ${D} mm. Huiles et graisses de ${rubber.from === -30 ? '−30' : '−20'} à +${rubber.to} °C, jusqu’à ${rubber.speed} m/s à la lèvre. À emmancher lèvre côté huile.`,
      },
      keywords: {
        en: `${d}x${D}x${b} oil seal radial lip seal simmer ring ISO 6194`,
        fr: `${d}x${D}x${b} joint spi joint à lèvre joint SPI ISO 6194`,
      },
      attributes: {
        shaft_diameter: d,
        outside_diameter: D,
        width: b,
        seal_material: rubber.value,
        seal_type: 'A',
        temperature_max: rubber.to,
        temperature_min: rubber.from,
        standard: 'DIN 3760',
      },
      picture: {
        key: `oil-seal-${rubber.key}-${d < 30 ? 's' : 'l'}`,
        family: 'oil-seal',
        params:
          d < 30
            ? { shaft: 20, outside: 35, width: 7, rubber: rubber.key }
            : { shaft: 50, outside: 72, width: 8, rubber: rubber.key },
      },
      weight: round((D * D - d * d) * b * 1.9e-6, 3),
      price: (2.6 + D * 0.055) * rubber.cost,
      ladder: 'bulk',
      lead: 6,
      line: rubber.code,
      size: d * 100 + D,
      accessories: ['GR-EP2-400'],
    })),
  );

/** V-rings type A: nominal size, shaft range, fitted width (mm). */
const vRingSizes = [
  [20, 19, 21, 9],
  [25, 24, 27, 9],
  [30, 29, 31, 10.5],
  [35, 33, 36, 10.5],
  [40, 38, 43, 10.5],
  [50, 48, 53, 10.5],
  [60, 58, 63, 12],
] as const;

export const vRings = (): Item[] =>
  vRingSizes.map(([size, low, high, width]): Item => ({
    item: `VR-${size}A`,
    category: 'oil-seals',
    brand: brands.rolvane,
    name: {
      en: `V-ring type A ${size}, for shafts ${low}–${high} mm, NBR`,
      fr: `Joint V-ring type A ${size}, pour arbres de ${low} à ${high} mm, NBR`,
    },
    description: {
      en: `All-rubber ring that stretches over the shaft, turns with it and sweeps dirt off the counterface before it reaches the bearing. For shafts of ${low} to ${high} mm; it slips over flanges, so the machine need not be taken apart.`,
      fr: `Bague tout caoutchouc qui s’enfile sur l’arbre, tourne avec lui et rejette les impuretés avant le roulement. Pour arbres de ${low} à ${high} mm ; elle passe par-dessus les épaulements sans démontage.`,
    },
    keywords: { en: `VA${size} axial seal`, fr: `VA${size} joint axial bague V` },
    attributes: {
      shaft_diameter: size,
      width,
      seal_material: 'NBR',
      seal_type: 'V-ring A',
      temperature_max: 100,
      temperature_min: -40,
    },
    picture: { key: 'v-ring', family: 'v-ring', params: {} },
    weight: round(size * 0.00022, 3),
    price: 3.1 + size * 0.05,
    ladder: 'bulk',
    lead: 6,
    line: 'v-ring',
    size,
  }));
