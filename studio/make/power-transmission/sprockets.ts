import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { comma, round } from '../text.ts';
import { chains } from './roller-chains.ts';

const toothCounts = [11, 13, 15, 17, 19, 21, 25, 30, 38] as const;

/** Hub diameter and pilot bore are makers' choices; the rest follows from pitch and teeth (ISO 606). */
const sizes: Readonly<Record<string, { tooth: number; length: number; pilot: number }>> = {
  '06B': { tooth: 5.3, length: 25, pilot: 8 },
  '08B': { tooth: 7.2, length: 28, pilot: 10 },
  '10B': { tooth: 9.1, length: 30, pilot: 12 },
  '12B': { tooth: 11.1, length: 35, pilot: 14 },
  '16B': { tooth: 16.2, length: 40, pilot: 16 },
};

const pictured = (z: number): number => (z <= 13 ? 13 : z <= 17 ? 17 : z <= 21 ? 21 : z <= 30 ? 30 : 38);

export const sprockets = (): Item[] =>
  Object.entries(sizes).flatMap(([code, { tooth, length, pilot }]) =>
    toothCounts.map((z): Item => {
      const chain = chains[code];
      if (!chain) throw new Error(`no chain ${code}`);
      const datum = round(chain.p / Math.sin(Math.PI / z), 2);
      const tip = round(datum + 1.25 * chain.p - chain.d1 - (0.4 * chain.p) / 2, 1);
      const hub = round(Math.min(datum - chain.h2 - 2, 28 + datum * 0.42));
      return {
        item: `SP-${code}-${z}`,
        category: 'sprockets',
        brand: brands.tandrel,
        name: {
          en: `Sprocket ${code}-1, ${z} teeth, pilot bore ${pilot} mm`,
          fr: `Pignon à chaîne ${code}-1, ${z} dents, préalésage ${pilot} mm`,
        },
        description: {
          en: `Steel C45 sprocket with one-sided hub for ${code}-1 chain: ${z} teeth, ${datum} mm pitch diameter. Pilot bore ${pilot} mm, to be bored and keyed to your shaft.${z < 17 ? ' Below 17 teeth, expect more noise and shorter chain life at speed.' : ''}`,
          fr: `Pignon en acier C45 à moyeu déporté pour chaîne ${code}-1 : ${z} dents, diamètre primitif ${comma(datum)} mm. Préalésage ${pilot} mm, à aléser et à rainurer selon votre arbre.${z < 17 ? ' En dessous de 17 dents, prévoir plus de bruit et une usure plus rapide à haute vitesse.' : ''}`,
        },
        keywords: {
          en: `chain wheel ${code} z${z} pinion DIN 8187`,
          fr: `roue à chaîne ${code} z${z} pignon DIN 8187`,
        },
        attributes: {
          chain_code: code,
          teeth: z,
          pitch: chain.p,
          pitch_diameter: datum,
          tip_diameter: tip,
          tooth_width: tooth,
          hub_diameter: hub,
          length,
          bore: pilot,
          material: 'Steel C45',
        },
        picture: {
          key: `sprocket-${pictured(z)}`,
          family: 'sprocket',
          params: { teeth: pictured(z), pitch: 12.7, roller: 8.51, tooth: 7.2, length: 28 },
        },
        weight: round(
          ((Math.PI / 4) * (datum ** 2 * tooth + hub ** 2 * (length - tooth) - pilot ** 2 * length) * 7.85) / 1e6,
          2,
        ),
        price: 6.5 + datum * 0.1 + datum ** 2 * tooth * 0.00037,
        ladder: 'part',
        lead: 8,
        line: code,
        size: z,
        accessories: [`RC-${code}-1-5M`, `CL-${code}-1`],
      };
    }),
  );
