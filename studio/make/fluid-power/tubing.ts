import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { comma, round } from '../text.ts';

/** Outside and inside diameter of polyurethane tube (mm). */
const sizes = [
  [4, 2.5],
  [6, 4],
  [8, 5],
  [10, 6.5],
  [12, 8],
] as const;
const colours: readonly { code: string; value: string; text: Text }[] = [
  { code: 'BU', value: 'Blue', text: { en: 'blue', fr: 'bleu' } },
  { code: 'BK', value: 'Black', text: { en: 'black', fr: 'noir' } },
  { code: 'CL', value: 'Clear', text: { en: 'clear', fr: 'transparent' } },
];

export const tubing = (): Item[] => [
  ...colours.flatMap(({ code, value, text }) =>
    sizes.map(([od, id]): Item => ({
      item: `TU-PU-${od}-${code}`,
      category: 'pneumatic-tubing',
      brand: brands.airvik,
      name: {
        en: `Polyurethane tube ${od} × ${id} mm, ${text.en}, 25 m coil`,
        fr: `Tube polyuréthane ${od} × ${comma(id)} mm, ${text.fr}, couronne de 25 m`,
      },
      description: {
        en: `Flexible tube calibrated for push-in fittings: ${od} mm outside, ${id} mm inside. Bends down to ${od * 4} mm radius, stays supple at −20 °C and takes ${od <= 6 ? 10 : 8} bar at 20 °C. Cut it square and free of burrs.`,
        fr: `Tube souple calibré pour raccords instantanés : ${od} mm extérieur, ${comma(id)} mm intérieur. Se courbe jusqu’à ${od * 4} mm de rayon, reste souple à −20 °C et tient ${od <= 6 ? 10 : 8} bar à 20 °C. Couper d’équerre, sans bavure.`,
      },
      keywords: {
        en: `air hose PU tubing pneumatic hose ${od}mm`,
        fr: `tuyau d’air flexible PU tuyau pneumatique ${od}mm`,
      },
      attributes: {
        tube_diameter: od,
        inside_diameter: id,
        colour: value,
        coil_length: 25,
        bend_radius: od * 4,
        pressure_rating: od <= 6 ? 10 : 8,
        material: 'Polyurethane',
      },
      picture: { key: `tubing-${value.toLowerCase()}`, family: 'tubing', params: { colour: value } },
      weight: round(((Math.PI / 4) * (od * od - id * id) * 25 * 1.2) / 1000, 2),
      price: 8.5 + od * od * 0.36,
      ladder: 'pack',
      lead: 4,
      line: code,
      size: od,
      accessories: [`PI-U-${od}`, 'TC-14'],
    })),
  ),
  {
    item: 'TC-14',
    category: 'pneumatic-tubing',
    brand: brands.handmere,
    name: { en: 'Tube cutter for plastic tube up to 14 mm', fr: 'Coupe-tube pour tube plastique jusqu’à 14 mm' },
    description: {
      en: 'Cuts polyurethane, polyamide and polyethylene tube square in one squeeze, so that push-in fittings seal at the first try. The blade is replaceable.',
      fr: 'Coupe d’équerre les tubes polyuréthane, polyamide et polyéthylène en une pression : les raccords instantanés étanchent du premier coup. Lame remplaçable.',
    },
    keywords: { en: 'hose cutter tubing scissors', fr: 'pince coupe-tube cisaille à tube' },
    attributes: { tube_diameter: 14, tool_length: 180 },
    picture: { key: 'tube-cutter', family: 'tube-cutter', params: {} },
    weight: 0.12,
    price: 19.4,
    ladder: 'part',
    lead: 5,
    line: 'cutter',
    size: 14,
  },
];
