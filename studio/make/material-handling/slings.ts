import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { comma, round } from '../text.ts';

/** EN 1492 colours by working load in straight lift; web width goes with it, 30 mm per tonne. */
const loads = [
  [1, 'Violet', 'violet'],
  [2, 'Green', 'vert'],
  [3, 'Yellow', 'jaune'],
  [4, 'Grey', 'gris'],
  [5, 'Red', 'rouge'],
  [6, 'Brown', 'brun'],
] as const;

type Kind = Readonly<{
  prefix: string;
  key: string;
  value: string;
  standard: string;
  mass: number;
  name: Text;
  span: Text;
  make: (tonnes: number) => Text;
}>;
const kinds: readonly Kind[] = [
  {
    prefix: 'RS',
    key: 'round-sling',
    value: 'Round sling',
    standard: 'EN 1492-2',
    mass: 0.36,
    name: { en: 'Round sling', fr: 'Élingue ronde' },
    span: { en: 'effective length', fr: 'longueur utile' },
    make: () => ({
      en: 'Endless polyester yarn in a seamless sleeve',
      fr: 'Fils de polyester sans fin sous gaine sans couture',
    }),
  },
  {
    prefix: 'WS',
    key: 'web-sling',
    value: 'Web sling',
    standard: 'EN 1492-1',
    mass: 0.3,
    name: { en: 'Web sling with eyes', fr: 'Élingue plate à boucles' },
    span: { en: 'long', fr: 'longueur totale' },
    make: (tonnes) => ({
      en: `Double-ply polyester web, ${tonnes * 30} mm wide, with reinforced eyes`,
      fr: `Sangle polyester deux épaisseurs, largeur ${tonnes * 30} mm, boucles renforcées`,
    }),
  },
];

/** The bow shackle that takes the same load or the next above. */
const shackleFor: Readonly<Record<number, string>> = {
  1: 'SHB-1',
  2: 'SHB-2',
  3: 'SHB-3.25',
  4: 'SHB-4.75',
  5: 'SHB-6.5',
  6: 'SHB-6.5',
};

const sling = (kind: Kind, [tonnes, colour, fr]: (typeof loads)[number], metres: number): Item => {
  const choked = round(tonnes * 0.8, 1);
  const make = kind.make(tonnes);
  return {
    item: `${kind.prefix}-${tonnes}T-${metres}M`,
    category: 'slings',
    brand: brands.haulden,
    name: {
      en: `${kind.name.en} ${tonnes} t, ${metres} m ${kind.span.en}, ${colour.toLowerCase()}`,
      fr: `${kind.name.fr} ${tonnes} t, ${kind.span.fr} ${metres} m, ${fr}`,
    },
    description: {
      en: `${make.en}, ${kind.standard}, safety factor 7. Lifts ${tonnes} t straight, ${choked} t choked, ${tonnes * 2} t in a basket. ${colour} is the colour of ${tonnes} t everywhere.`,
      fr: `${make.fr}, ${kind.standard}, coefficient 7. Lève ${tonnes} t en direct, ${comma(choked)} t en étranglement, ${tonnes * 2} t en panier. Le ${fr} est partout la couleur de ${tonnes} t.`,
    },
    keywords: { en: `lifting sling polyester sling hoist strap ${tonnes}t`, fr: `sangle de levage estrope ${tonnes}t` },
    attributes: {
      working_load: tonnes,
      sling_length: metres,
      sling_type: kind.value,
      colour,
      choked_load: choked,
      basket_load: tonnes * 2,
      ...(kind.prefix === 'WS' ? { width: tonnes * 30 } : {}),
      material: 'Polyester',
      standard: kind.standard,
    },
    picture: { key: `${kind.key}-${colour.toLowerCase()}`, family: kind.key, params: { colour, tonnes } },
    weight: round(metres * tonnes * kind.mass, 1),
    price: 5.2 + tonnes * 2.1 + metres * tonnes * 4.1,
    ladder: 'bulk',
    lead: 6,
    line: `${kind.prefix}-${tonnes}`,
    size: metres,
    accessories: [shackleFor[tonnes] ?? 'SHB-1'],
  };
};

export const slings = (): Item[] =>
  kinds.flatMap((kind) =>
    loads.flatMap((load) =>
      [1, 2, 3, 4].filter((metres) => load[0] <= 4 || metres > 1).map((metres) => sling(kind, load, metres)),
    ),
  );
