import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { comma, round } from '../text.ts';

/**
 * ISO 4184 narrow V-belts: top width and height in mm, smallest pulley, mass per metre, datum lengths from the R40
 * series.
 */
const profiles = {
  SPZ: {
    width: 9.7,
    height: 8,
    pulley: 63,
    mass: 0.07,
    cost: 5.2,
    lengths: [
      630, 710, 750, 800, 850, 900, 950, 1000, 1060, 1120, 1180, 1250, 1320, 1400, 1500, 1600, 1700, 1800, 1900, 2000,
      2120, 2240, 2360, 2500, 2800, 3150, 3550,
    ],
  },
  SPA: {
    width: 12.7,
    height: 10,
    pulley: 90,
    mass: 0.12,
    cost: 6.4,
    lengths: [
      800, 900, 950, 1000, 1060, 1120, 1180, 1250, 1320, 1400, 1500, 1600, 1700, 1800, 1900, 2000, 2120, 2240, 2360,
      2500, 2650, 2800, 3000, 3150, 3550, 4000, 4500,
    ],
  },
  SPB: {
    width: 16.3,
    height: 13,
    pulley: 140,
    mass: 0.19,
    cost: 8.9,
    lengths: [
      1250, 1320, 1400, 1500, 1600, 1700, 1800, 1900, 2000, 2120, 2240, 2360, 2500, 2650, 2800, 3000, 3150, 3350, 3550,
      3750, 4000, 4250, 4500, 5000, 5600,
    ],
  },
} as const;

const wears = (profile: keyof typeof profiles) => (profile === 'SPB' ? brands.tandrel : brands.ostrad);

export const vBelts = (): Item[] =>
  (Object.keys(profiles) as (keyof typeof profiles)[]).flatMap((profile) => {
    const { width, height, pulley, mass, cost, lengths } = profiles[profile];
    return lengths.map((length): Item => ({
      item: `${profile}-${length}`,
      category: 'v-belts',
      brand: wears(profile),
      name: {
        en: `Narrow V-belt ${profile} ${length}, datum length ${length} mm`,
        fr: `Courroie trapézoïdale étroite ${profile} ${length}, longueur de référence ${length} mm`,
      },
      description: {
        en: `Wrapped ${profile} belt of ${width} × ${height} mm section on polyester cords, matched so that sets need no measuring. Runs on pulleys from ${pulley} mm datum diameter, at up to 42 m/s. Antistatic to ISO 1813, from −30 to +70 °C.`,
        fr: `Courroie enveloppée ${profile} de section ${comma(width)} × ${height} mm, câblés en polyester, tolérances serrées : les jeux se montent sans tri. Poulies à partir de ${pulley} mm de diamètre de référence, jusqu’à 42 m/s. Antistatique selon ISO 1813, de −30 à +70 °C.`,
      },
      keywords: {
        en: `${profile}${length} ${profile} ${length} Ld wedge belt drive belt ISO 4184 DIN 7753`,
        fr: `${profile}${length} ${profile} ${length} Ld courroie en V transmission ISO 4184 DIN 7753`,
      },
      attributes: {
        belt_profile: profile,
        datum_length: length,
        top_width: width,
        belt_height: height,
        min_pulley_diameter: pulley,
        material: 'CR rubber, polyester cord',
      },
      picture: {
        key: `v-belt-${profile.toLowerCase()}-${length < 1800 ? 's' : 'l'}`,
        family: 'v-belt',
        params: { profile, top: width, height, length: length < 1800 ? 1000 : 2500 },
      },
      weight: round((mass * length) / 1000, 3),
      price: cost + length * width * 0.00092,
      ladder: 'part',
      lead: 5,
      line: profile,
      size: length,
    }));
  });
