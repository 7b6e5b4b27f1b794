import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { round } from '../text.ts';

const currents = [6, 10, 16, 20, 25, 32, 40, 50, 63] as const;
const curves = {
  B: { poles: [1], trip: '3–5', en: 'long cables and resistive loads', fr: 'câbles longs et charges résistives' },
  C: {
    poles: [1, 2, 3],
    trip: '5–10',
    en: 'general wiring, lamps and small motors',
    fr: 'distribution générale, éclairage et petits moteurs',
  },
  D: {
    poles: [3],
    trip: '10–20',
    en: 'transformers and motors with a hard start',
    fr: 'transformateurs et moteurs à fort courant d’appel',
  },
} as const;
const poleWord = { en: ['', '1-pole', '2-pole', '3-pole'], fr: ['', 'unipolaire', 'bipolaire', 'tripolaire'] };

export const circuitBreakers = (): Item[] =>
  (Object.keys(curves) as (keyof typeof curves)[]).flatMap((curve) =>
    curves[curve].poles.flatMap((poles) =>
      currents
        .filter((amps) => curve === 'C' || amps >= 10)
        .map((amps): Item => ({
          item: `CB-${poles}${curve}${amps}`,
          category: 'circuit-breakers',
          brand: curve === 'D' ? brands.voltarn : brands.contavolt,
          name: {
            en: `Miniature circuit breaker ${poleWord.en[poles]}, ${curve} ${amps} A, 10 kA`,
            fr: `Disjoncteur modulaire ${poleWord.fr[poles]}, ${curve} ${amps} A, 10 kA`,
          },
          description: {
            en: `DIN-rail breaker to EN 60898-1, tripping curve ${curve} (${curves[curve].trip} times rated current), for ${curves[curve].en}. Breaks 10 kA; ${poles * 18} mm wide, with lockable toggle and terminals for 25 mm² wire.`,
            fr: `Disjoncteur sur rail DIN selon EN 60898-1, courbe ${curve} (${curves[curve].trip} fois le courant assigné), pour ${curves[curve].fr}. Pouvoir de coupure 10 kA ; largeur ${poles * 18} mm, manette cadenassable, bornes pour fil de 25 mm².`,
          },
          keywords: {
            en: `MCB breaker ${curve}${amps} ${amps}A ${poles}P`,
            fr: `disjoncteur divisionnaire ${curve}${amps} ${amps}A ${poles}P`,
          },
          attributes: {
            rated_current: amps,
            poles_switched: poles,
            trip_curve: curve,
            breaking_capacity: 10,
            width: poles * 18,
            height: 85,
            depth: 68,
            standard: 'EN 60898-1',
          },
          picture: { key: `circuit-breaker-${poles}p`, family: 'circuit-breaker', params: { poles, label: `C16` } },
          weight: round(poles * 0.125, 3),
          price:
            (9.4 + amps * 0.035 + (amps >= 40 ? 3 : 0)) * poles * (curve === 'D' ? 1.15 : 1) * (poles === 1 ? 1 : 0.95),
          ladder: 'bulk',
          lead: 5,
          line: `${poles}${curve}`,
          size: amps,
          accessories: ['EN-300300-S'],
        })),
    ),
  );
