import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { comma, round } from '../text.ts';

/** EN 837-1 scale ranges in bar; a vacuum range begins at −1. */
const ranges: readonly (readonly [from: number, to: number])[] = [
  [-1, 0],
  [0, 1],
  [0, 1.6],
  [0, 2.5],
  [0, 4],
  [0, 6],
  [0, 10],
  [0, 16],
  [0, 25],
  [0, 40],
  [0, 60],
  [0, 100],
  [0, 160],
  [0, 250],
  [0, 400],
  [0, 600],
];

type Kind = Readonly<{
  code: string;
  key: string;
  dial: number;
  thread: string;
  entry: string;
  accuracy: number;
  case: string;
  low: number;
  high: number;
  price: number;
  brand: string;
  label: Text;
  use: Text;
}>;
const kinds: readonly Kind[] = [
  {
    code: 'PG50',
    key: 'dry',
    dial: 50,
    thread: 'G1/4',
    entry: 'Bottom',
    accuracy: 2.5,
    case: 'Steel, black',
    low: 1,
    high: 25,
    price: 11,
    brand: brands.mesurel,
    label: { en: 'black steel case', fr: 'boîtier acier noir' },
    use: {
      en: 'Small dry gauge for air regulators and compressors',
      fr: 'Petit manomètre sec pour régulateurs et compresseurs',
    },
  },
  {
    code: 'PG63',
    key: 'dry',
    dial: 63,
    thread: 'G1/4',
    entry: 'Bottom',
    accuracy: 1.6,
    case: 'Steel, black',
    low: -1,
    high: 40,
    price: 14,
    brand: brands.mesurel,
    label: { en: 'black steel case', fr: 'boîtier acier noir' },
    use: {
      en: 'Dry gauge for water and air where nothing shakes',
      fr: 'Manomètre sec pour eau et air, sans vibrations',
    },
  },
  {
    code: 'PL63',
    key: 'filled',
    dial: 63,
    thread: 'G1/4',
    entry: 'Bottom',
    accuracy: 1.6,
    case: 'Stainless steel 304',
    low: -1,
    high: 600,
    price: 23,
    brand: brands.mesurel,
    label: { en: 'stainless, glycerine filled', fr: 'inox, à bain de glycérine' },
    use: {
      en: 'Glycerine damps the pointer against pump pulses and vibration',
      fr: 'La glycérine amortit l’aiguille face aux pulsations et aux vibrations',
    },
  },
  {
    code: 'PL100',
    key: 'filled',
    dial: 100,
    thread: 'G1/2',
    entry: 'Bottom',
    accuracy: 1,
    case: 'Stainless steel 304',
    low: -1,
    high: 400,
    price: 52,
    brand: brands.mesurel,
    label: { en: 'stainless, glycerine filled', fr: 'inox, à bain de glycérine' },
    use: { en: 'Large filled gauge that is read across the room', fr: 'Grand manomètre à bain, lisible à distance' },
  },
];

const rangeText = (from: number, to: number): string => `${from === -1 ? '−1' : from}…${to}`;

/** EN 837-2: a steady load may reach three quarters of the scale; a vacuum gauge may stand at its end. */
const steadyLoad = (to: number): Text =>
  to === 0
    ? { en: 'It may stand at full vacuum', fr: 'Il peut rester au vide complet' }
    : {
        en: `Load it steadily to ${round(to * 0.75, 2)} bar at most`,
        fr: `Charge constante : ${comma(round(to * 0.75, 2))} bar au plus`,
      };

const words = (kind: Kind, from: number, to: number): Text => {
  const psi = round((to || 1) * 14.5);
  return {
    en: [
      'manometer',
      kind.key === 'filled' ? 'liquid filled glycerin' : '',
      `${psi} psi bourdon`,
      from < 0 ? 'vacuum gauge' : '',
    ]
      .filter(Boolean)
      .join(' '),
    fr: ['mano', kind.key === 'filled' ? 'bain de glycérine' : '', `${psi} psi bourdon`, from < 0 ? 'vacuomètre' : '']
      .filter(Boolean)
      .join(' '),
  };
};

/** Very low and very high ranges cost more to make. */
const surcharge = (to: number): number => (to > 160 ? 1.15 : to < 1.5 ? 1.2 : 1);

export const pressureGauges = (): Item[] =>
  kinds.flatMap((kind) =>
    ranges
      .filter(([from, to]) => (from < 0 ? kind.low < 0 : to >= kind.low && to <= kind.high))
      .map(([from, to]): Item => {
        const range = rangeText(from, to);
        return {
          item: `${kind.code}-${from < 0 ? 'V1' : to}`,
          category: 'pressure-gauges',
          brand: kind.brand,
          name: {
            en: `Pressure gauge ${kind.dial} mm, ${range} bar, ${kind.thread} bottom, ${kind.label.en}`,
            fr: `Manomètre ${kind.dial} mm, ${comma(range)} bar, ${kind.thread} vertical, ${kind.label.fr}`,
          },
          description: {
            en: `${kind.use.en}. Bourdon tube gauge to EN 837-1, accuracy class ${kind.accuracy}, dual scale in bar and psi. ${steadyLoad(to).en}.`,
            fr: `${kind.use.fr}. Manomètre à tube de Bourdon selon EN 837-1, classe de précision ${comma(kind.accuracy)}, double échelle bar et psi. ${steadyLoad(to).fr}.`,
          },
          keywords: words(kind, from, to),
          attributes: {
            measuring_range: `${range} bar`,
            range_max: to,
            dial_size: kind.dial,
            thread_size: kind.thread,
            entry: kind.entry,
            accuracy_class: kind.accuracy,
            case_material: kind.case,
            filling: kind.key === 'filled' ? 'Glycerine' : 'Dry',
            standard: 'EN 837-1',
            protection: kind.key === 'filled' ? 'IP65' : 'IP32',
          },
          picture: {
            key: `pressure-gauge-${kind.key}-${from < 0 ? 'v1' : String(to).replace('.', 'p')}`,
            family: 'pressure-gauge',
            params: { case: kind.key, from, to, class: kind.key === 'filled' ? 1.6 : 2.5 },
          },
          weight: round(0.07 + (kind.dial / 100) ** 2 * (kind.key === 'filled' ? 0.75 : 0.4), 2),
          price: kind.price * surcharge(to),
          ladder: 'part',
          lead: 7,
          line: kind.code,
          size: to,
          accessories: kind.thread === 'G1/4' ? ['PS-577-50'] : ['PS-577-250'],
        };
      }),
  );
