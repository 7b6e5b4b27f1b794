import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { comma, round } from '../text.ts';
import { flangeSizes } from './flanges.series.ts';

const materials = [
  {
    prefix: 'FC',
    key: 'carbon',
    value: 'Steel P245GH',
    en: 'steel P245GH',
    fr: 'acier P245GH',
    cost: 1,
    brand: brands.clairvanne,
  },
  {
    prefix: 'FX',
    key: 'steel',
    value: 'Stainless steel 316L',
    en: 'stainless 316L',
    fr: 'inox 316L',
    cost: 2.9,
    brand: brands.inoxelle,
  },
] as const;

export const flanges = (): Item[] =>
  materials.flatMap((material) =>
    flangeSizes.map(({ dn, D, K, holes, hole, thickness, pipe, inch }): Item => ({
      item: `${material.prefix}-${dn}`,
      category: 'flanges',
      brand: material.brand,
      name: {
        en: `Weld-neck flange DN ${dn} PN 16, ${material.en}`,
        fr: `Bride à collerette DN ${dn} PN 16, ${material.fr}`,
      },
      description: {
        en: `Type 11 flange to EN 1092-1 for ${pipe} mm pipe, raised face B1. ${D} mm across, ${holes} holes of ${hole} mm on a ${K} mm circle, ${thickness} mm thick. Supplied with 3.1 certificate.`,
        fr: `Bride type 11 selon EN 1092-1 pour tube de ${comma(pipe)} mm, face surélevée B1. Diamètre ${D} mm, ${holes} trous de ${hole} mm sur un cercle de ${K} mm, épaisseur ${thickness} mm. Livrée avec certificat 3.1.`,
      },
      keywords: {
        en: `${inch} inch pipe flange DN${dn} PN16 welding neck DIN 2633`,
        fr: `${inch} pouce bride à souder en bout DN${dn} PN16 DIN 2633`,
      },
      attributes: {
        nominal_diameter_dn: dn,
        outside_diameter: D,
        bolt_circle: K,
        bolt_holes: holes,
        hole_diameter: hole,
        thickness,
        pipe_diameter: pipe,
        pressure_rating: 16,
        material: material.value,
        standard: 'EN 1092-1',
      },
      picture: {
        key: `flange-${material.key}-${holes}`,
        family: 'flange',
        params: {
          finish: material.key,
          holes,
          D: holes === 4 ? 115 : holes === 8 ? 200 : 340,
          K: holes === 4 ? 85 : holes === 8 ? 160 : 295,
          hole: holes === 4 ? 14 : holes === 8 ? 18 : 22,
          thickness: holes === 4 ? 18 : holes === 8 ? 20 : 24,
          pipe: holes === 4 ? 33.7 : holes === 8 ? 88.9 : 219.1,
        },
      },
      weight: round((Math.PI / 4) * (D * D - pipe * pipe) * thickness * 7.85e-6 * 1.12, 2),
      price: (7 + 0.0011 * D ** 1.98) * material.cost,
      ladder: 'part',
      lead: 10,
      line: material.prefix,
      size: dn,
    })),
  );
