import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { comma, round } from '../text.ts';

/** Modules of ISO 54, series I, with a stocked face width and hub length (mm). */
const modules: readonly (readonly [m: number, face: number, hubLength: number])[] = [
  [1, 15, 10],
  [1.5, 17, 12],
  [2, 20, 15],
  [2.5, 25, 18],
  [3, 30, 20],
  [4, 40, 25],
];
const toothCounts = [12, 15, 20, 25, 30, 40, 50, 60] as const;

const pictured = (z: number): number => (z <= 12 ? 12 : z <= 20 ? 20 : z <= 30 ? 30 : z <= 40 ? 40 : 60);

const boreFor = (d: number): number => [6, 8, 10, 12, 15, 16, 20, 25].find((bore) => bore >= d * 0.2) ?? 25;

export const spurGears = (): Item[] =>
  modules.flatMap(([m, face, hubLength]) =>
    toothCounts.map((z): Item => {
      const datum = round(m * z, 2);
      const tip = round(m * (z + 2), 2);
      const bore = Math.min(boreFor(datum), Math.floor((datum - 2.5 * m) * 0.55));
      const hub = round(Math.min(datum - 3 * m, bore * 1.5 + 10));
      return {
        item: `SG-M${m}-Z${z}`,
        category: 'spur-gears',
        brand: brands.tandrel,
        name: {
          en: `Spur gear module ${m}, ${z} teeth, ${face} mm face`,
          fr: `Engrenage droit module ${comma(m)}, ${z} dents, denture ${face} mm`,
        },
        description: {
          en: `Straight-toothed gear of steel C45 with hub, 20° pressure angle, quality 8 to ISO 1328. Pitch diameter ${datum} mm; add half of both pitch diameters for the centre distance. Bore ${bore} mm H7, without keyway${z < 17 ? '; fewer than 17 teeth, so slightly undercut' : ''}.`,
          fr: `Roue dentée droite en acier C45 avec moyeu, angle de pression 20°, qualité 8 selon ISO 1328. Diamètre primitif ${comma(datum)} mm ; l’entraxe est la demi-somme des diamètres primitifs. Alésage ${bore} mm H7, sans rainure de clavette${z < 17 ? ' ; moins de 17 dents, donc légère interférence de taille' : ''}.`,
        },
        keywords: {
          en: `gear wheel pinion cogwheel M${m} z=${z} mod ${m}`.replace('=', ''),
          fr: `roue dentée pignon droit M${comma(m)} z${z} mod ${comma(m)}`,
        },
        attributes: {
          module: m,
          teeth: z,
          pitch_diameter: datum,
          tip_diameter: tip,
          face_width: face,
          bore,
          hub_diameter: hub,
          length: face + hubLength,
          pressure_angle: 20,
          material: 'Steel C45',
        },
        picture: {
          key: `spur-gear-${pictured(z)}`,
          family: 'spur-gear',
          params: { teeth: pictured(z), module: 2, face: 20, bore: boreFor(2 * pictured(z)), hub: 15 },
        },
        weight: round(
          ((Math.PI / 4) * ((datum ** 2 - bore ** 2) * face + (hub ** 2 - bore ** 2) * hubLength) * 7.85) / 1e6,
          3,
        ),
        price: 7.4 + z * 0.11 + datum ** 2 * face * 0.00021,
        ladder: 'part',
        lead: 10,
        line: `m${m}`,
        size: z,
      };
    }),
  );
