import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { round } from '../text.ts';

/** Large-end diameter and length in mm are common to all makers; keyways to DIN 6885. */
const bushes = {
  '1108': { diameter: 38, length: 22.2, torque: 147, bores: [14, 16, 19, 20, 24, 25, 28] },
  '1210': { diameter: 47.5, length: 25.4, torque: 407, bores: [16, 19, 20, 24, 25, 28, 30, 32] },
  '1610': { diameter: 57, length: 25.4, torque: 486, bores: [19, 20, 24, 25, 28, 30, 35, 38, 40] },
  '2012': { diameter: 70, length: 31.8, torque: 807, bores: [24, 25, 28, 30, 35, 38, 40, 42, 48] },
  '2517': { diameter: 85.5, length: 44.5, torque: 1310, bores: [24, 28, 30, 35, 38, 40, 42, 48, 55, 60] },
  '3020': { diameter: 108, length: 50.8, torque: 2710, bores: [24, 28, 38, 42, 48, 50, 55, 60, 65] },
} as const;

const picture = (code: keyof typeof bushes) => (code < '1600' ? 's' : code < '2500' ? 'm' : 'l');

export const taperBushes = (): Item[] =>
  (Object.keys(bushes) as (keyof typeof bushes)[]).flatMap((code) => {
    const { diameter, length, torque, bores } = bushes[code];
    return bores.map((bore): Item => ({
      item: `TB-${code}-${bore}`,
      category: 'taper-bushes',
      brand: brands.tandrel,
      name: { en: `Taper bush ${code}, ${bore} mm bore`, fr: `Moyeu amovible ${code}, alésage ${bore} mm` },
      description: {
        en: `Slit cast-iron bush with 8° taper that clamps a pulley or sprocket to a ${bore} mm shaft like a shrink fit. Transmits up to ${torque} N·m with the screws at catalogue torque. Keyway to DIN 6885-1; screws and key are included.`,
        fr: `Moyeu fendu en fonte, cône de 8°, qui serre une poulie ou un pignon sur un arbre de ${bore} mm comme un frettage. Transmet jusqu’à ${torque} N·m, vis serrées au couple prescrit. Rainure selon DIN 6885-1 ; vis et clavette fournies.`,
      },
      keywords: {
        en: `taper lock bush ${code} ${bore} bushing ${code}-${bore}`,
        fr: `taper lock ${code} ${bore} douille conique bague conique ${code}-${bore}`,
      },
      attributes: { taper_bush: code, bore, outside_diameter: diameter, length, torque, material: 'Cast iron GG25' },
      picture: {
        key: `taper-bush-${picture(code)}`,
        family: 'taper-bush',
        params:
          code < '1600'
            ? { diameter: 47.5, length: 25.4, bore: 24 }
            : code < '2500'
              ? { diameter: 70, length: 31.8, bore: 35 }
              : { diameter: 108, length: 50.8, bore: 60 },
      },
      weight: round((Math.PI / 4) * (diameter ** 2 * 0.88 - bore ** 2) * length * 7.2e-6, 2),
      price: 8.4 + diameter ** 2 * length * 0.00014,
      ladder: 'part',
      lead: 6,
      line: code,
      size: bore,
      accessories: ['HK-SET-9'],
    }));
  });
