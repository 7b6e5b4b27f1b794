import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { comma } from '../text.ts';

const sizes = [
  ['14', 'G1/4', 1400, 0.42, 1],
  ['38', 'G3/8', 2600, 0.65, 1.3],
  ['12', 'G1/2', 4200, 0.9, 1.55],
] as const;
const kinds: readonly {
  code: string;
  key: string;
  value: string;
  cost: number;
  mass: number;
  name: Text;
  use: Text;
}[] = [
  {
    code: 'F',
    key: 'filter',
    value: 'Filter',
    cost: 1,
    mass: 1,
    name: { en: 'Compressed-air filter, 5 µm', fr: 'Filtre à air comprimé, 5 µm' },
    use: {
      en: 'Spins out water and holds particles down to 5 µm; the bowl drains by itself when the air is off',
      fr: 'Centrifuge l’eau et retient les particules jusqu’à 5 µm ; purge semi-automatique hors pression',
    },
  },
  {
    code: 'R',
    key: 'regulator',
    value: 'Regulator',
    cost: 1.1,
    mass: 0.95,
    name: { en: 'Pressure regulator with gauge', fr: 'Régulateur de pression avec manomètre' },
    use: {
      en: 'Holds the outlet between 0.5 and 10 bar and vents excess; push the knob down to lock it',
      fr: 'Maintient la sortie entre 0,5 et 10 bar et évacue l’excès ; enfoncer le bouton pour verrouiller',
    },
  },
  {
    code: 'L',
    key: 'lubricator',
    value: 'Lubricator',
    cost: 1.05,
    mass: 1,
    name: { en: 'Oil-mist lubricator', fr: 'Lubrificateur à brouillard d’huile' },
    use: {
      en: 'Feeds oil of ISO VG 32 drop by drop; set it at the sight dome while the tool runs',
      fr: 'Dose goutte à goutte une huile ISO VG 32 ; régler au voyant, outil en marche',
    },
  },
  {
    code: 'FR',
    key: 'filter-regulator',
    value: 'Filter-regulator',
    cost: 1.7,
    mass: 1.4,
    name: { en: 'Filter-regulator with gauge', fr: 'Filtre-régulateur avec manomètre' },
    use: {
      en: 'Filter and regulator in one body where space is short',
      fr: 'Filtre et régulateur en un seul corps quand la place manque',
    },
  },
  {
    code: 'FRL',
    key: 'combination',
    value: 'Filter-regulator-lubricator',
    cost: 2.7,
    mass: 2.4,
    name: {
      en: 'Air preparation unit, filter-regulator and lubricator',
      fr: 'Groupe de conditionnement, filtre-régulateur et lubrificateur',
    },
    use: {
      en: 'All that a machine wants of its air, ready assembled with gauge and wall bracket',
      fr: 'Tout ce qu’une machine attend de son air, assemblé avec manomètre et équerre murale',
    },
  },
];

export const frlUnits = (): Item[] =>
  kinds.flatMap((kind) =>
    sizes.map(([code, port, flow, mass, cost]): Item => ({
      item: `AP-${kind.code}-G${code}`,
      category: 'air-preparation',
      brand: brands.airvik,
      name: { en: `${kind.name.en}, ${port}`, fr: `${kind.name.fr}, ${port}` },
      description: {
        en: `${kind.use.en}. Ports ${port}, ${flow} NL/min at 6 bar, up to 16 bar inlet. Polycarbonate bowl with guard: keep solvents away from it.`,
        fr: `${kind.use.fr}. Orifices ${port}, ${flow} NL/min à 6 bar, entrée jusqu’à 16 bar. Cuve en polycarbonate avec protection : tenir loin des solvants.`,
      },
      keywords: {
        en: 'FRL air service unit air treatment water trap',
        fr: 'FRL unité de conditionnement traitement de l’air séparateur d’eau',
      },
      attributes: {
        frl_function: kind.value,
        port_size: port,
        flow_rate_nlpm: flow,
        pressure_rating: 16,
        filtration: 5,
        material: 'Aluminium',
      },
      picture: { key: `frl-${kind.key}`, family: 'frl-unit', params: { kind: kind.key } },
      weight: Number((mass * kind.mass).toFixed(2)),
      price: 31 * kind.cost * cost,
      ladder: 'part',
      lead: 8,
      line: kind.code,
      size: flow,
      accessories: kind.code.includes('L') ? ['OIL-HM32-5'] : [],
    })),
  );

/** Spin-on return filters: thread, rated flow, fineness. */
const filters = [
  ['10', '3/4 BSPP', 60, 10],
  ['25', '3/4 BSPP', 60, 25],
  ['10L', '1-1/4 BSPP', 180, 10],
  ['25L', '1-1/4 BSPP', 180, 25],
] as const;

export const hydraulicFilters = (): Item[] =>
  filters.map(([code, thread, flow, fineness]): Item => ({
    item: `SF-${code}`,
    category: 'hydraulic-filters',
    brand: brands.presslund,
    name: {
      en: `Spin-on hydraulic filter, ${fineness} µm, ${flow} L/min, ${thread}`,
      fr: `Cartouche hydraulique à visser, ${fineness} µm, ${flow} L/min, ${thread}`,
    },
    description: {
      en: `Return-line element for ${flow} L/min with ${fineness === 10 ? 'glass-fibre medium, β10 ≥ 200' : 'cellulose medium'}. Screw on by hand, three quarters of a turn after the gasket touches. Change at 1.7 bar difference or yearly.`,
      fr: `Élément de retour pour ${flow} L/min, média ${fineness === 10 ? 'en fibre de verre, β10 ≥ 200' : 'cellulose'}. Visser à la main, trois quarts de tour après contact du joint. À changer à ${comma(1.7)} bar d’écart ou chaque année.`,
    },
    keywords: { en: 'oil filter cartridge return line filter', fr: 'filtre à huile filtre de retour filtre à visser' },
    attributes: {
      filtration: fineness,
      flow_rate_lpm: flow,
      thread_size: thread,
      pressure_rating: 12,
      outside_diameter: flow === 60 ? 96 : 129,
      height: flow === 60 ? 146 : 180,
    },
    picture: { key: 'spin-on-filter', family: 'spin-on-filter', params: {} },
    weight: flow === 60 ? 0.8 : 1.6,
    price: (flow === 60 ? 19 : 34) * (fineness === 10 ? 1.5 : 1),
    ladder: 'part',
    lead: 5,
    line: 'spin-on',
    size: flow * 100 + fineness,
    accessories: ['OIL-HM46-20'],
  }));
