import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { comma, round } from '../text.ts';

/**
 * ISO 15552: bore, rod diameter, rod thread, port, cover width E, tie-rod spacing TG, body length at zero stroke L8
 * (mm).
 */
const bores: readonly (readonly [
  bore: number,
  rod: number,
  thread: string,
  port: string,
  E: number,
  TG: number,
  L8: number,
])[] = [
  [32, 12, 'M10×1.25', 'G1/8', 47, 32.5, 94],
  [40, 16, 'M12×1.25', 'G1/4', 53, 38, 105],
  [50, 20, 'M16×1.5', 'G1/4', 65, 46.5, 106],
  [63, 20, 'M16×1.5', 'G3/8', 75, 56.5, 121],
  [80, 25, 'M20×1.5', 'G3/8', 95, 72, 128],
  [100, 25, 'M20×1.5', 'G1/2', 115, 89, 138],
  [125, 32, 'M27×2', 'G1/2', 140, 110, 160],
];
const strokes = [25, 50, 80, 100, 125, 160, 200, 250, 320, 500] as const;

const force = (bore: number, rod: number): number => Math.round((Math.PI / 4) * (bore ** 2 - rod ** 2) * 0.6);
/** The push-in fitting that goes into the port. */
const portFitting: Readonly<Record<string, string>> = {
  'G1/8': 'PI-M-6-G18',
  'G1/4': 'PI-M-8-G14',
  'G3/8': 'PI-M-10-G38',
  'G1/2': 'PI-M-12-G12',
};

const shownStroke = { s: 25, m: 100, l: 250 };

export const cylinders = (): Item[] =>
  bores.flatMap(([bore, rod, thread, port, E, TG, L8]) =>
    strokes.map((stroke): Item => {
      const bucket = stroke <= 50 ? 's' : stroke <= 160 ? 'm' : 'l';
      const large = bore >= 80;
      return {
        item: `PC-${bore}-${stroke}`,
        category: 'pneumatic-cylinders',
        brand: brands.airvik,
        name: {
          en: `Pneumatic cylinder ISO 15552, bore ${bore} mm, stroke ${stroke} mm`,
          fr: `Vérin pneumatique ISO 15552, alésage ${bore} mm, course ${stroke} mm`,
        },
        description: {
          en: `Double-acting profile cylinder with magnetic piston and adjustable end cushioning. At 6 bar it pushes ${force(bore, 0)} N and pulls ${force(bore, rod)} N. Ports ${port}, rod thread ${thread}; sensors slide into the profile grooves.`,
          fr: `Vérin profilé double effet, piston magnétique et amortissement réglable en fin de course. À 6 bar, il pousse ${force(bore, 0)} N et tire ${force(bore, rod)} N. Orifices ${port}, filetage de tige ${comma(thread)} ; les détecteurs se glissent dans les rainures du profilé.`,
        },
        keywords: {
          en: `air cylinder double acting ${bore}x${stroke} ISO 6431 VDMA 24562`,
          fr: `vérin double effet ${bore}x${stroke} ISO 6431 VDMA 24562`,
        },
        attributes: {
          bore,
          stroke,
          rod_diameter: rod,
          rod_thread: thread,
          port_size: port,
          force_out: force(bore, 0),
          force_in: force(bore, rod),
          width: E,
          bolt_spacing: TG,
          length: L8 + stroke,
          pressure_rating: 10,
          cushioning: 'Adjustable, both ends',
          standard: 'ISO 15552',
          material: 'Aluminium',
        },
        picture: {
          key: `cylinder-${large ? 'l' : 's'}-${bucket}`,
          family: 'pneumatic-cylinder',
          params: large
            ? { bore: 100, rod: 25, E: 115, TG: 89, L8: 138, stroke: shownStroke[bucket] }
            : { bore: 40, rod: 16, E: 53, TG: 38, L8: 105, stroke: shownStroke[bucket] },
        },
        weight: round(0.00019 * E ** 2 + (stroke / 1000) * (0.0009 * E ** 2 * 1.05), 2),
        price: 34 + bore ** 1.5 * 0.105 + stroke * (0.035 + bore * 0.0016),
        ladder: 'part',
        lead: 10,
        line: `bore-${bore}`,
        size: stroke,
        accessories: [portFitting[port] ?? '', port === 'G1/8' ? 'SV-52S-G18-24D' : 'SV-52S-G14-24D'],
      };
    }),
  );
