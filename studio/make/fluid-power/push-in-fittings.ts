import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { round } from '../text.ts';

/** Tube outside diameters with the G threads that are stocked for them; item numbers drop the slash: G1/4 is G14. */
const male: readonly (readonly [tube: number, threads: readonly string[]])[] = [
  [4, ['G1/8', 'G1/4']],
  [6, ['G1/8', 'G1/4']],
  [8, ['G1/8', 'G1/4', 'G3/8']],
  [10, ['G1/4', 'G3/8', 'G1/2']],
  [12, ['G3/8', 'G1/2']],
];
export const plainThread = (thread: string): string => thread.replace('/', '');

type Kind = Readonly<{
  code: string;
  key: string;
  value: string;
  threaded: boolean;
  cost: number;
  name: Text;
  use: Text;
  words: Text;
}>;
const kinds: readonly Kind[] = [
  {
    code: 'M',
    key: 'straight',
    value: 'Straight, male thread',
    threaded: true,
    cost: 1,
    name: { en: 'Push-in fitting, straight', fr: 'Raccord instantané droit mâle' },
    words: { en: 'male connector', fr: 'raccord droit' },
    use: {
      en: 'Straight stud fitting with hexagon and inner hex for narrow valve blocks',
      fr: 'Raccord droit à six pans extérieur et intérieur, pour îlots de distribution serrés',
    },
  },
  {
    code: 'L',
    key: 'elbow',
    value: 'Elbow, male thread',
    threaded: true,
    cost: 1.3,
    name: { en: 'Push-in elbow, swivelling', fr: 'Raccord instantané coudé orientable' },
    words: { en: 'male elbow swivel', fr: 'coude orientable' },
    use: {
      en: 'Elbow that still turns after tightening, so the tube finds its own way',
      fr: 'Coude encore orientable après serrage : le tube trouve sa position',
    },
  },
  {
    code: 'T',
    key: 'tee',
    value: 'Tee, tube on three ends',
    threaded: false,
    cost: 1.5,
    name: { en: 'Push-in tee', fr: 'Té instantané égal' },
    words: { en: 'union tee', fr: 'té union' },
    use: { en: 'Splits one tube into two of the same size', fr: 'Divise un tube en deux de même diamètre' },
  },
  {
    code: 'U',
    key: 'union',
    value: 'Union, tube on both ends',
    threaded: false,
    cost: 0.95,
    name: { en: 'Push-in union', fr: 'Raccord instantané double égal' },
    words: { en: 'tube joiner', fr: 'union double raccord' },
    use: { en: 'Mends or lengthens a tube in seconds', fr: 'Répare ou rallonge un tube en quelques secondes' },
  },
  {
    code: 'Y',
    key: 'wye',
    value: 'Y, tube on three ends',
    threaded: false,
    cost: 1.6,
    name: { en: 'Push-in Y', fr: 'Raccord instantané en Y' },
    words: { en: 'Y connector splitter', fr: 'raccord Y dérivation' },
    use: {
      en: 'Branches off in parallel where a tee would stand in the way',
      fr: 'Dérivation parallèle là où un té gênerait',
    },
  },
];

/** The thread adds this to price and order; tube-to-tube fittings have none. */
const threadStep: Readonly<Record<string, readonly [order: number, price: number]>> = {
  '': [0, 0],
  'G1/8': [1, 0.16],
  'G1/4': [2, 0.16],
  'G3/8': [3, 0.56],
  'G1/2': [5, 1.06],
};

const threaded = (thread: string) => ({
  number: `-${plainThread(thread)}`,
  attributes: { thread_size: thread },
  material: 'Nickel-plated brass',
  mass: 1.6,
  name: { en: `, ${thread} male`, fr: `, ${thread}` },
  seal: {
    en: ` with captive O-ring on the ${thread} thread`,
    fr: `, joint torique prisonnier sur le filetage ${thread}`,
  },
});
const tubeOnly = {
  number: '',
  attributes: {},
  material: 'PBT',
  mass: 1,
  name: { en: '', fr: '' },
  seal: { en: ' and PBT body', fr: ' et corps en PBT' },
};

const fitting = (kind: Kind, tube: number, thread: string): Item => {
  const end = thread ? threaded(thread) : tubeOnly;
  const [order, extra] = threadStep[thread] ?? [0, 0];
  return {
    item: `PI-${kind.code}-${tube}${end.number}`,
    category: 'push-in-fittings',
    brand: brands.airvik,
    name: {
      en: `${kind.name.en}, ${tube} mm tube${end.name.en}`,
      fr: `${kind.name.fr}, tube ${tube} mm${end.name.fr}`,
    },
    description: {
      en: `${kind.use.en}. Push the ${tube} mm tube in and it holds; press the ring and it comes out. Up to 16 bar, nickel-plated brass${end.seal.en}.`,
      fr: `${kind.use.fr}. Enfoncer le tube de ${tube} mm : il tient ; presser la bague : il sort. Jusqu’à 16 bar, laiton nickelé${end.seal.fr}.`,
    },
    keywords: {
      en: `one-touch fitting air fitting ${kind.words.en} ${tube}mm`,
      fr: `raccord rapide pneumatique ${kind.words.fr} ${tube}mm`,
    },
    attributes: {
      tube_diameter: tube,
      fitting_shape: kind.value,
      ...end.attributes,
      pressure_rating: 16,
      length: round(16 + tube * 1.6),
      material: end.material,
    },
    picture: { key: `push-in-${kind.key}`, family: 'push-in-fitting', params: { shape: kind.key } },
    weight: round((0.005 + tube * tube * 0.00016) * end.mass, 3),
    price: (1.15 + tube * 0.12 + extra) * kind.cost,
    ladder: 'bulk',
    lead: 4,
    line: kind.code,
    size: tube * 10 + order,
    accessories: [`TU-PU-${tube}-BU`, 'TC-14'],
  };
};

export const pushInFittings = (): Item[] =>
  kinds.flatMap((kind) =>
    kind.threaded
      ? male.flatMap(([tube, threads]) => threads.map((thread) => fitting(kind, tube, thread)))
      : male.map(([tube]) => fitting(kind, tube, '')),
  );
