import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { round } from '../text.ts';

type Oil = Readonly<{
  code: string;
  vg: number;
  cost: number;
  colour: string;
  lubricant: string;
  line: string;
  sizes: readonly number[];
  name: Text;
  use: Text;
  words: Text;
}>;
const hm: Text = { en: 'Hydraulic oil HM', fr: 'Huile hydraulique HM' };
const hmUse: Text = {
  en: 'Anti-wear oil to ISO 11158 for pumps, presses and cylinders',
  fr: 'Huile antiusure selon ISO 11158 pour pompes, presses et vérins',
};
const clp: Text = { en: 'Gear oil CLP', fr: 'Huile pour engrenages CLP' };
const clpUse: Text = {
  en: 'Mineral EP oil to DIN 51517-3 for spur and helical gearboxes',
  fr: 'Huile minérale EP selon DIN 51517-3 pour réducteurs à engrenages',
};
const hydraulicWords: Text = { en: 'HLP AW hydraulic fluid', fr: 'HLP AW fluide hydraulique' };
const gearWords: Text = { en: 'EP gear lubricant', fr: 'lubrifiant réducteur EP' };
const oils: readonly Oil[] = [
  {
    code: 'HM32',
    vg: 32,
    cost: 1,
    colour: 'blue',
    lubricant: hm.en,
    line: 'HYDRAULIC',
    sizes: [5, 20, 205],
    name: hm,
    use: hmUse,
    words: hydraulicWords,
  },
  {
    code: 'HM46',
    vg: 46,
    cost: 1,
    colour: 'blue',
    lubricant: hm.en,
    line: 'HYDRAULIC',
    sizes: [5, 20, 205],
    name: hm,
    use: hmUse,
    words: hydraulicWords,
  },
  {
    code: 'HM68',
    vg: 68,
    cost: 1.02,
    colour: 'blue',
    lubricant: hm.en,
    line: 'HYDRAULIC',
    sizes: [5, 20, 205],
    name: hm,
    use: hmUse,
    words: hydraulicWords,
  },
  {
    code: 'CLP150',
    vg: 150,
    cost: 1.25,
    colour: 'red',
    lubricant: clp.en,
    line: 'GEAR OIL',
    sizes: [5, 20, 205],
    name: clp,
    use: clpUse,
    words: gearWords,
  },
  {
    code: 'CLP220',
    vg: 220,
    cost: 1.25,
    colour: 'red',
    lubricant: clp.en,
    line: 'GEAR OIL',
    sizes: [5, 20, 205],
    name: clp,
    use: clpUse,
    words: gearWords,
  },
  {
    code: 'CLP320',
    vg: 320,
    cost: 1.28,
    colour: 'red',
    lubricant: clp.en,
    line: 'GEAR OIL',
    sizes: [5, 20, 205],
    name: clp,
    use: clpUse,
    words: gearWords,
  },
  {
    code: 'PG460',
    vg: 460,
    cost: 3.4,
    colour: 'green',
    lubricant: 'Synthetic worm gear oil PG',
    line: 'SYNTHETIC',
    sizes: [5, 20],
    name: { en: 'Synthetic worm gear oil PG', fr: 'Huile synthétique PG pour vis sans fin' },
    use: {
      en: 'Polyglycol oil that runs worm gears cooler; never mix it with mineral oil',
      fr: 'Huile polyglycol qui refroidit les réducteurs à vis ; ne jamais mélanger à une huile minérale',
    },
    words: { en: 'polyglycol worm gearbox', fr: 'polyglycol réducteur à vis' },
  },
  {
    code: 'VDL46',
    vg: 46,
    cost: 1.7,
    colour: 'yellow',
    lubricant: 'Compressor oil VDL',
    line: 'COMPRESSOR',
    sizes: [5, 20],
    name: { en: 'Compressor oil VDL', fr: 'Huile pour compresseurs VDL' },
    use: {
      en: 'For screw and piston compressors with final temperatures up to 220 °C',
      fr: 'Pour compresseurs à vis et à pistons, température finale jusqu’à 220 °C',
    },
    words: { en: 'air compressor lubricant', fr: 'lubrifiant compresseur d’air' },
  },
];

const containers: Readonly<Record<number, { key: string; value: string; fr: string; text: Text; rate: number }>> = {
  5: {
    key: 'jug',
    value: 'Jug',
    fr: 'bidon',
    rate: 7.4,
    text: { en: 'Jug with measuring strip', fr: 'Bidon à bande graduée' },
  },
  20: {
    key: 'pail',
    value: 'Pail',
    fr: 'seau',
    rate: 5.6,
    text: { en: 'Pail with flexible spout', fr: 'Seau avec bec souple' },
  },
  205: {
    key: 'drum',
    value: 'Drum',
    fr: 'fût',
    rate: 4.6,
    text: {
      en: 'Steel drum with two bungs; delivered on a pallet',
      fr: 'Fût en acier à deux bondes ; livré sur palette',
    },
  },
};
const containerOf = (litres: number) => {
  const found = containers[litres];
  if (!found) throw new Error(`no container of ${litres} L`);
  return found;
};

export const oilsList = (): Item[] =>
  oils.flatMap((oil) =>
    oil.sizes.map((litres): Item => {
      const container = containerOf(litres);
      return {
        item: `OIL-${oil.code}-${litres}`,
        category: 'oils',
        brand: brands.lubrenne,
        name: {
          en: `${oil.name.en} ISO VG ${oil.vg}, ${litres} L ${container.key}`,
          fr: `${oil.name.fr} ISO VG ${oil.vg}, ${container.fr} de ${litres} L`,
        },
        description: {
          en: `${oil.use.en}. Viscosity ${oil.vg} mm²/s at 40 °C. ${container.text.en}.`,
          fr: `${oil.use.fr}. Viscosité ${oil.vg} mm²/s à 40 °C. ${container.text.fr}.`,
        },
        keywords: {
          en: `ISO VG${oil.vg} VG ${oil.vg} ${oil.words.en} lubricating oil`,
          fr: `ISO VG${oil.vg} VG ${oil.vg} ${oil.words.fr} huile de lubrification`,
        },
        attributes: {
          lubricant: oil.lubricant,
          viscosity_grade: oil.vg,
          content_l: litres,
          temperature_min: oil.vg > 100 ? -12 : -24,
          container: container.value,
        },
        picture: {
          key: `oil-${container.key}-${oil.colour}`,
          family: container.key,
          params: { colour: oil.colour, title: oil.lubricant.split(' ').at(-1) ?? '', line: oil.line },
        },
        weight: round(litres * 0.93, 1),
        price: (6 + litres * container.rate) * oil.cost,
        ladder: 'pack',
        lead: litres > 100 ? 10 : 4,
        line: `${oil.lubricant}-${litres}`,
        size: oil.vg,
      };
    }),
  );
