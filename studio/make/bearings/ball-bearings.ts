import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { comma, round } from '../text.ts';
import { ballBearingSeries } from './ball-bearings.series.ts';

type Seal = Readonly<{
  suffix: string;
  key: string;
  value: string;
  label: Text;
  use: Text;
  speed: number;
  cost: number;
  codes: string;
}>;

const seals: readonly Seal[] = [
  {
    suffix: '',
    key: 'open',
    value: 'Open',
    speed: 693,
    cost: 1,
    codes: '',
    label: { en: 'open', fr: 'ouvert' },
    use: {
      en: 'Open on both sides, for housings that bring their own oil bath or grease supply.',
      fr: 'Ouvert des deux côtés, pour les paliers déjà lubrifiés par bain d’huile ou par graissage central.',
    },
  },
  {
    suffix: '-2RS',
    key: '2rs',
    value: '2 rubber seals',
    speed: 330,
    cost: 1.22,
    codes: '-2RS1 -2RSR -2RSH DDU LLU EE',
    label: { en: 'rubber sealed', fr: 'étanche caoutchouc' },
    use: {
      en: 'Nitrile contact seals on both sides keep the grease in and wash water and dust out, so it runs for life without regreasing.',
      fr: 'Deux joints frottants en nitrile retiennent la graisse et arrêtent l’eau et la poussière : il tourne à vie sans regraissage.',
    },
  },
  {
    suffix: '-ZZ',
    key: 'zz',
    value: '2 metal shields',
    speed: 540,
    cost: 1.12,
    codes: '-2Z -2ZR ZZ',
    label: { en: 'metal shielded', fr: 'flasques métalliques' },
    use: {
      en: 'Pressed steel shields on both sides hold the factory grease without friction, the usual choice for electric motors.',
      fr: 'Deux flasques en tôle d’acier retiennent la graisse d’usine sans frottement : le choix courant pour les moteurs électriques.',
    },
  },
];

const duty: Record<'60' | '62' | '63', Text> = {
  '60': { en: 'Extra-light 60 series for slim housings', fr: 'Série extra-légère 60 pour les logements minces' },
  '62': {
    en: 'Light 62 series, the standard of pumps, fans and gearboxes',
    fr: 'Série légère 62, la référence des pompes, ventilateurs et réducteurs',
  },
  '63': {
    en: 'Medium 63 series for heavier radial loads on the same shaft',
    fr: 'Série moyenne 63 pour des charges radiales plus fortes sur le même arbre',
  },
};

/** Makers' limiting speeds follow a constant over the mean diameter; rounded to hundreds. */
const limitingSpeed = (constant: number, bore: number, outside: number): number =>
  Math.round((constant * 20) / (bore + outside)) * 100;

export const ballBearings = (): Item[] =>
  (['60', '62', '63'] as const).flatMap((series) =>
    ballBearingSeries[series].flatMap(([code, d, D, B, C, C0]) =>
      seals.map((seal): Item => {
        const item = code + seal.suffix;
        const size = `${d} × ${D} × ${B} mm`;
        const speed = limitingSpeed(seal.speed, d, D);
        const weight = round((Math.PI / 4) * (D * D - d * d) * B * 7.85e-6 * 0.68, 3);
        return {
          item,
          category: 'deep-groove-ball-bearings',
          brand: series === '63' ? brands.ostrad : brands.rolvane,
          name: {
            en: `Deep groove ball bearing ${item}, ${size}, ${seal.label.en}`,
            fr: `Roulement à billes ${item}, ${size}, ${seal.label.fr}`,
          },
          description: {
            en: `${duty[series].en}: ${d} mm shaft, ${D} mm housing, ${B} mm wide. ${seal.use.en} Dynamic load rating ${C} kN, up to ${speed} rpm.`,
            fr: `${duty[series].fr} : arbre de ${d} mm, logement de ${D} mm, largeur ${B} mm. ${seal.use.fr} Charge dynamique de base ${comma(C)} kN, jusqu’à ${speed} tr/min.`,
          },
          keywords: {
            en: `${d}x${D}x${B} radial ball bearing single row ISO 15 DIN 625 ${
              seal.codes &&
              seal.codes
                .split(' ')
                .map((c) => code + c)
                .join(' ')
            }`.trim(),
            fr: `${d}x${D}x${B} roulement rigide à une rangée de billes ISO 15 DIN 625 ${
              seal.codes &&
              seal.codes
                .split(' ')
                .map((c) => code + c)
                .join(' ')
            }`.trim(),
          },
          attributes: {
            bore: d,
            outside_diameter: D,
            width: B,
            dynamic_load: C,
            static_load: C0,
            sealing: seal.value,
            limiting_speed: speed,
            bearing_series: series,
            internal_clearance: 'CN (normal)',
            cage: 'Pressed steel',
          },
          picture: {
            key: `bearing-${series}-${seal.key}-${d < 25 ? 's' : 'l'}`,
            family: 'ball-bearing',
            params: { ...(d < 25 ? shown[series].s : shown[series].l), seal: seal.key },
          },
          weight,
          price: (4.2 + 0.0046 * D * D * (1 + B / 60)) * seal.cost,
          ladder: 'part',
          lead: 7,
          line: `${series}${seal.suffix}`,
          size: d,
          accessories: [
            seal.key === 'open' ? 'GR-EP2-400' : 'BRP-36',
            ...(d >= 20 && d <= 50 && series === '62' ? [`UCP${code.slice(1)}`] : []),
          ],
        };
      }),
    ),
  );

/** One small and one large bearing of each series stand for the others in pictures. */
const shown = {
  '60': { s: { bore: 15, outside: 32, width: 9, balls: 9 }, l: { bore: 40, outside: 68, width: 15, balls: 12 } },
  '62': { s: { bore: 15, outside: 35, width: 11, balls: 8 }, l: { bore: 35, outside: 72, width: 17, balls: 9 } },
  '63': { s: { bore: 15, outside: 42, width: 13, balls: 7 }, l: { bore: 35, outside: 80, width: 21, balls: 8 } },
} as const;
