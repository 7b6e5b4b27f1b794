import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { round } from '../text.ts';

type Anaerobic = Readonly<{
  code: string;
  colour: string;
  strength: string;
  kind: string;
  breakaway: number;
  cost: number;
  name: Text;
  use: Text;
  words: Text;
}>;
const anaerobics: readonly Anaerobic[] = [
  {
    code: 'TL-22',
    colour: 'purple',
    kind: 'Threadlocker',
    strength: 'Low',
    breakaway: 6,
    cost: 1,
    name: { en: 'Threadlocker, low strength', fr: 'Frein-filet faible' },
    use: {
      en: 'For small screws that must come out again with a hand tool',
      fr: 'Pour petites vis à démonter avec un outil à main',
    },
    words: { en: 'purple screw lock', fr: 'violet' },
  },
  {
    code: 'TL-43',
    colour: 'blue',
    kind: 'Threadlocker',
    strength: 'Medium',
    breakaway: 20,
    cost: 1,
    name: { en: 'Threadlocker, medium strength', fr: 'Frein-filet moyen' },
    use: {
      en: 'The standard for bolts that vibrate; forgives a trace of oil',
      fr: 'Le standard pour les vis soumises aux vibrations ; tolère un peu d’huile',
    },
    words: { en: 'blue removable', fr: 'bleu démontable' },
  },
  {
    code: 'TL-70',
    colour: 'green',
    kind: 'Threadlocker',
    strength: 'High',
    breakaway: 33,
    cost: 1.08,
    name: { en: 'Threadlocker, high strength', fr: 'Frein-filet fort' },
    use: {
      en: 'For studs and gear bolts that stay; heat to 250 °C to take apart',
      fr: 'Pour goujons et vis de couronne à demeure ; chauffer à 250 °C pour démonter',
    },
    words: { en: 'green permanent studs', fr: 'vert permanent goujons' },
  },
  {
    code: 'PS-577',
    colour: 'yellow',
    kind: 'Pipe sealant',
    strength: 'Medium',
    breakaway: 18,
    cost: 1.12,
    name: { en: 'Pipe thread sealant', fr: 'Étanchéité de raccords filetés' },
    use: {
      en: 'Seals metal pipe threads up to 3 in at once, without tape; approved for gas and drinking water',
      fr: 'Étanche aussitôt les filetages métalliques jusqu’à 3 po, sans ruban ; homologué gaz et eau potable',
    },
    words: { en: 'PTFE paste thread sealing', fr: 'pâte d’étanchéité PTFE filetage' },
  },
  {
    code: 'RC-38',
    colour: 'green',
    kind: 'Retaining compound',
    strength: 'High',
    breakaway: 38,
    cost: 1.2,
    name: { en: 'Retaining compound', fr: 'Adhésif de blocage' },
    use: {
      en: 'Fixes bearings and bushes in worn seats with gaps to 0.25 mm',
      fr: 'Fixe roulements et bagues dans des portées usées, jeux jusqu’à 0,25 mm',
    },
    words: { en: 'bearing fit cylindrical parts', fr: 'scelroulement blocage d’emmanchement' },
  },
];

export const anaerobicsList = (): Item[] =>
  anaerobics.flatMap((glue) =>
    (
      [
        [10, 13.9],
        [50, 36.5],
        [250, 139],
      ] as const
    ).map(([ml, price]): Item => ({
      item: `${glue.code}-${ml}`,
      category: 'adhesives',
      brand: brands.lubrenne,
      name: {
        en: `${glue.name.en}, ${glue.colour}, ${ml} mL`,
        fr: `${glue.name.fr}, ${{ purple: 'violet', blue: 'bleu', green: 'vert', yellow: 'jaune' }[glue.colour]}, ${ml} mL`,
      },
      description: {
        en: `${glue.use.en}. Breaks loose at ${glue.breakaway} N·m on M10, holds from −55 to +150 °C. Hard after 20 minutes, at full strength after a day on clean steel; use activator on stainless.`,
        fr: `${glue.use.fr}. Couple de desserrage ${glue.breakaway} N·m sur M10, de −55 à +150 °C. Manipulable après 20 minutes, pleine résistance après un jour sur acier propre ; activateur conseillé sur inox.`,
      },
      keywords: { en: `anaerobic adhesive ${glue.words.en}`, fr: `adhésif anaérobie ${glue.words.fr}` },
      attributes: {
        adhesive_type: glue.kind,
        adhesive_strength: glue.strength,
        content_ml: ml,
        breakaway_torque: glue.breakaway,
        temperature_max: 150,
        temperature_min: -55,
        colour: glue.colour[0]?.toUpperCase() + glue.colour.slice(1),
      },
      picture: {
        key: `bottle-${glue.code.toLowerCase()}`,
        family: 'bottle',
        params: { colour: glue.colour, title: glue.code, line: glue.kind.toUpperCase() },
      },
      weight: round(ml * 0.00135 + 0.01, 3),
      price: price * glue.cost,
      ladder: ml < 100 ? 'bulk' : 'pack',
      lead: 4,
      line: glue.code,
      size: ml,
      accessories: ['SPR-CL-400'],
    })),
  );
