import { brands } from '../brands.ts';
import type { Item, Picture } from '../model.ts';
import { comma, round } from '../text.ts';

/**
 * Centre distance, hollow output bore, housing length, height, torque at ratio 30 and the input frame, as the common
 * square-body design has them.
 */
const sizes: readonly (readonly [number, number, number, number, number, string])[] = [
  [30, 14, 80, 97, 21, '63'],
  [40, 18, 100, 121.5, 45, '71'],
  [50, 25, 120, 144, 82, '80'],
  [63, 25, 144, 174, 150, '90'],
  [75, 28, 172, 205, 225, '100'],
  [90, 35, 206, 238, 380, '112'],
  [110, 42, 255, 295, 640, '132'],
];
const ratios = [7.5, 10, 15, 20, 30, 40, 60] as const;

const efficiencyOf = (ratio: number): number => round(92 - 8.6 * Math.log2(ratio / 6));

const pictureOf = (centre: number): Picture => {
  const [key, shown, bore] =
    centre <= 40 ? (['s', 40, 18] as const) : centre <= 75 ? (['m', 63, 25] as const) : (['l', 110, 42] as const);
  return { key: `worm-reducer-${key}`, family: 'worm-reducer', params: { centre: shown, bore } };
};

export const wormReducers = (): Item[] =>
  sizes.flatMap(([a, bore, length, height, torque30, frame]) =>
    ratios.map((ratio): Item => {
      const torque = Math.round(torque30 * (ratio < 15 ? 0.88 : ratio > 40 ? 0.85 : 1));
      const efficiency = efficiencyOf(ratio);
      const out = round(1400 / ratio, 1);
      const code = String(a).padStart(3, '0');
      return {
        item: `WG-${code}-${ratio}`,
        category: 'gear-reducers',
        brand: a >= 90 ? brands.tandrel : brands.voltarn,
        name: {
          en: `Worm gear reducer size ${code}, ratio ${ratio}:1, ${bore} mm hollow shaft`,
          fr: `Réducteur à vis sans fin taille ${code}, rapport ${comma(ratio)}:1, arbre creux ${bore} mm`,
        },
        description: {
          en: `Die-cast ${a <= 90 ? 'aluminium' : 'iron'} worm reducer with ${a} mm centre distance and motor flange for IEC frame ${frame}. From 1400 rpm it turns at ${out} rpm and gives ${torque} N·m at ${efficiency} % efficiency.${ratio >= 40 ? ' At this ratio it holds the load by itself at standstill.' : ' Filled for life with synthetic oil.'}`,
          fr: `Réducteur à roue et vis sans fin, carter en ${a <= 90 ? 'aluminium' : 'fonte'}, entraxe ${a} mm, bride pour moteur CEI carcasse ${frame}. À 1400 tr/min en entrée, il tourne à ${comma(out)} tr/min et fournit ${torque} N·m, rendement ${efficiency} %.${ratio >= 40 ? ' À ce rapport, il est irréversible à l’arrêt.' : ' Lubrifié à vie à l’huile synthétique.'}`,
        },
        keywords: {
          en: `worm gearbox right angle gearbox speed reducer i=${ratio} ${code}`.replace('=', ''),
          fr: `boîte à vis sans fin réducteur à renvoi d’angle i${comma(ratio)} ${code}`,
        },
        attributes: {
          gear_size: code,
          ratio,
          output_speed: out,
          torque,
          efficiency,
          bore,
          centre_distance: a,
          length,
          height,
          input_frame: frame,
          material: a <= 90 ? 'Aluminium' : 'Cast iron GG25',
        },
        picture: pictureOf(a),
        weight: round(0.9 * (a / 30) ** 2.75, 1),
        price: 62 + 0.055 * a ** 2,
        ladder: 'machine',
        lead: 15,
        line: code,
        size: ratio,
        accessories: [`OIL-PG460-5`],
      };
    }),
  );
