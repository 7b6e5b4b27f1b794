import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { round } from '../text.ts';

type Grease = Readonly<{
  code: string;
  colour: string;
  thickener: string;
  nlgi: number;
  from: number;
  to: number;
  cost: number;
  name: Text;
  use: Text;
}>;
const greases: readonly Grease[] = [
  {
    code: 'EP2',
    colour: 'amber',
    thickener: 'Lithium',
    nlgi: 2,
    from: -25,
    to: 130,
    cost: 1,
    name: { en: 'Multipurpose EP grease', fr: 'Graisse multiusage EP' },
    use: {
      en: 'The everyday grease for plain and rolling bearings under shock loads',
      fr: 'La graisse courante des paliers et roulements soumis aux chocs',
    },
  },
  {
    code: 'HT2',
    colour: 'red',
    thickener: 'Lithium complex',
    nlgi: 2,
    from: -30,
    to: 180,
    cost: 1.6,
    name: { en: 'High-temperature grease', fr: 'Graisse haute température' },
    use: {
      en: 'Stays in motors, fans and wheel hubs that run hot',
      fr: 'Tient dans les moteurs, ventilateurs et moyeux qui chauffent',
    },
  },
  {
    code: 'MO2',
    colour: 'grey',
    thickener: 'Lithium, MoS2',
    nlgi: 2,
    from: -20,
    to: 130,
    cost: 1.35,
    name: { en: 'Molybdenum grease', fr: 'Graisse au bisulfure de molybdène' },
    use: {
      en: 'For pins, bushings and slow sliding under heavy load',
      fr: 'Pour axes, bagues et glissements lents sous forte charge',
    },
  },
  {
    code: 'FG2',
    colour: 'white',
    thickener: 'Aluminium complex',
    nlgi: 2,
    from: -30,
    to: 150,
    cost: 2.2,
    name: { en: 'Food-grade grease H1', fr: 'Graisse alimentaire H1' },
    use: {
      en: 'NSF H1 listed, for machines where food may touch it by accident',
      fr: 'Homologuée NSF H1, pour machines avec contact alimentaire fortuit',
    },
  },
];
const greasePacks = [
  ['400', 'cartridge', 0.4, 1, 'cartridge 400 g', 'cartouche de 400 g', 9.2],
  ['5K', 'pail', 5, 1, 'pail 5 kg', 'seau de 5 kg', 62],
  ['18K', 'pail', 18, 1, 'pail 18 kg', 'seau de 18 kg', 188],
] as const;

export const greasesList = (): Item[] =>
  greases.flatMap((grease) =>
    greasePacks.map(([code, container, kg, pack, en, fr, price]): Item => ({
      item: `GR-${grease.code}-${code}`,
      category: 'greases',
      brand: brands.lubrenne,
      name: { en: `${grease.name.en} NLGI ${grease.nlgi}, ${en}`, fr: `${grease.name.fr} NLGI ${grease.nlgi}, ${fr}` },
      description: {
        en: `${grease.use.en}. ${grease.thickener === 'Lithium' ? 'Lithium soap' : grease.thickener} thickener, ${grease.from < 0 ? `−${-grease.from}` : grease.from} to +${grease.to} °C. ${container === 'cartridge' ? 'The cartridge fits every standard grease gun.' : 'For follower plates and central systems.'}`,
        fr: `${grease.use.fr}. Épaississant ${{ Lithium: 'au savon de lithium', 'Lithium complex': 'au complexe de lithium', 'Lithium, MoS2': 'au lithium avec MoS2', 'Aluminium complex': 'au complexe d’aluminium' }[grease.thickener]}, de ${grease.from < 0 ? `−${-grease.from}` : grease.from} à +${grease.to} °C. ${container === 'cartridge' ? 'La cartouche convient à toutes les pompes à graisse courantes.' : 'Pour plateaux suiveurs et systèmes centralisés.'}`,
      },
      keywords: {
        en: `bearing grease lubricant NLGI2 ${grease.code}`,
        fr: `graisse à roulement lubrifiant NLGI2 ${grease.code}`,
      },
      attributes: {
        lubricant: grease.name.en,
        thickener: grease.thickener,
        food_grade: grease.code === 'FG2' ? 'NSF H1' : 'No',
        nlgi_grade: grease.nlgi,
        temperature_min: grease.from,
        temperature_max: grease.to,
        content_kg: kg,
        colour: grease.colour[0]?.toUpperCase() + grease.colour.slice(1),
      },
      picture: {
        key: `grease-${container}-${grease.code.toLowerCase()}`,
        family: container === 'cartridge' ? 'grease-cartridge' : 'pail',
        params: { colour: grease.colour, title: grease.code, line: 'NLGI 2' },
      },
      pack,
      weight: round(kg * 1.12, 2),
      price: price * grease.cost,
      ladder: kg < 1 ? 'bulk' : 'pack',
      lead: 4,
      line: container,
      size: kg,
      accessories: ['GG-500'],
    })),
  );

export const greaseGun = (): Item[] => [
  {
    item: 'GG-500',
    category: 'greases',
    brand: brands.lubrenne,
    name: { en: 'Lever grease gun for 400 g cartridges', fr: 'Pompe à graisse à levier pour cartouches de 400 g' },
    description: {
      en: 'Lever gun that delivers 1 g a stroke at up to 400 bar, with rigid pipe and four-jaw coupler. Takes cartridges of 400 g or 500 cm³ loose grease.',
      fr: 'Pompe à levier qui débite 1 g par coup jusqu’à 400 bar, avec tube rigide et agrafe à quatre mors. Pour cartouches de 400 g ou 500 cm³ de graisse en vrac.',
    },
    keywords: { en: 'greasing tool lubrication gun', fr: 'graisseur pistolet graisseur' },
    attributes: { content_kg: 0.4, pressure_rating: 400 },
    picture: { key: 'grease-gun', family: 'grease-gun', params: {} },
    weight: 1.35,
    price: 38.5,
    ladder: 'part',
    lead: 5,
    line: 'gun',
    size: 1,
    accessories: ['GR-EP2-400', 'GR-HT2-400'],
  },
];
