import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { round } from '../text.ts';

type Anaerobic = Readonly<{ code: string; colour: string; strength: string; kind: string; breakaway: number; cost: number; name: Text; use: Text; words: Text }>;
const anaerobics: readonly Anaerobic[] = [
  { code: 'TL-22', colour: 'purple', kind: 'Threadlocker', strength: 'Low', breakaway: 6, cost: 1, name: { en: 'Threadlocker, low strength', fr: 'Frein-filet faible' }, use: { en: 'For small screws that must come out again with a hand tool', fr: 'Pour petites vis à démonter avec un outil à main' }, words: { en: 'purple screw lock', fr: 'violet' } },
  { code: 'TL-43', colour: 'blue', kind: 'Threadlocker', strength: 'Medium', breakaway: 20, cost: 1, name: { en: 'Threadlocker, medium strength', fr: 'Frein-filet moyen' }, use: { en: 'The standard for bolts that vibrate; forgives a trace of oil', fr: 'Le standard pour les vis soumises aux vibrations ; tolère un peu d’huile' }, words: { en: 'blue removable', fr: 'bleu démontable' } },
  { code: 'TL-70', colour: 'green', kind: 'Threadlocker', strength: 'High', breakaway: 33, cost: 1.08, name: { en: 'Threadlocker, high strength', fr: 'Frein-filet fort' }, use: { en: 'For studs and gear bolts that stay; heat to 250 °C to take apart', fr: 'Pour goujons et vis de couronne à demeure ; chauffer à 250 °C pour démonter' }, words: { en: 'green permanent studs', fr: 'vert permanent goujons' } },
  { code: 'PS-577', colour: 'yellow', kind: 'Pipe sealant', strength: 'Medium', breakaway: 18, cost: 1.12, name: { en: 'Pipe thread sealant', fr: 'Étanchéité de raccords filetés' }, use: { en: 'Seals metal pipe threads up to 3 in at once, without tape; approved for gas and drinking water', fr: 'Étanche aussitôt les filetages métalliques jusqu’à 3 po, sans ruban ; homologué gaz et eau potable' }, words: { en: 'PTFE paste thread sealing', fr: 'pâte d’étanchéité PTFE filetage' } },
  { code: 'RC-38', colour: 'green', kind: 'Retaining compound', strength: 'High', breakaway: 38, cost: 1.2, name: { en: 'Retaining compound', fr: 'Adhésif de blocage' }, use: { en: 'Fixes bearings and bushes in worn seats with gaps to 0.25 mm', fr: 'Fixe roulements et bagues dans des portées usées, jeux jusqu’à 0,25 mm' }, words: { en: 'bearing fit cylindrical parts', fr: 'scelroulement blocage d’emmanchement' } },
];

export const anaerobicsList = (): Item[] =>
  anaerobics.flatMap((glue) =>
    ([[10, 13.9], [50, 36.5], [250, 139]] as const).map(([ml, price]): Item => ({
      item: `${glue.code}-${ml}`,
      category: 'adhesives',
      brand: brands.lubrenne,
      name: { en: `${glue.name.en}, ${glue.colour}, ${ml} mL`, fr: `${glue.name.fr}, ${({ purple: 'violet', blue: 'bleu', green: 'vert', yellow: 'jaune' })[glue.colour]}, ${ml} mL` },
      description: {
        en: `${glue.use.en}. Breaks loose at ${glue.breakaway} N·m on M10, holds from −55 to +150 °C. Hard after 20 minutes, at full strength after a day on clean steel; use activator on stainless.`,
        fr: `${glue.use.fr}. Couple de desserrage ${glue.breakaway} N·m sur M10, de −55 à +150 °C. Manipulable après 20 minutes, pleine résistance après un jour sur acier propre ; activateur conseillé sur inox.`,
      },
      keywords: { en: `anaerobic adhesive ${glue.words.en}`, fr: `adhésif anaérobie ${glue.words.fr}` },
      attributes: { adhesive_type: glue.kind, adhesive_strength: glue.strength, content_ml: ml, breakaway_torque: glue.breakaway, temperature_max: 150, temperature_min: -55, colour: glue.colour[0]?.toUpperCase() + glue.colour.slice(1) },
      picture: { key: `bottle-${glue.code.toLowerCase()}`, family: 'bottle', params: { colour: glue.colour, title: glue.code, line: glue.kind.toUpperCase() } },
      weight: round(ml * 0.00135 + 0.01, 3), price: price * glue.cost, ladder: ml < 100 ? 'bulk' : 'pack', lead: 4,
      line: glue.code, size: ml,
      accessories: ['SPR-CL-400'],
    })),
  );

const sprays: readonly { code: string; colour: string; cost: number; value: string; name: Text; use: Text; words: Text }[] = [
  { code: 'PO', colour: 'red', cost: 11.5, value: 'Penetrating oil', name: { en: 'Penetrating oil spray', fr: 'Dégrippant en aérosol' }, use: { en: 'Creeps into rusted threads and frees them; leave it ten minutes', fr: 'Pénètre les filetages rouillés et les débloque ; laisser agir dix minutes' }, words: { en: 'rust remover release', fr: 'dégrippant huile pénétrante' } },
  { code: 'CL', colour: 'blue', cost: 8.9, value: 'Cleaner', name: { en: 'Parts and brake cleaner', fr: 'Nettoyant pièces et freins' }, use: { en: 'Takes oil and grease off metal and dries without residue', fr: 'Élimine huile et graisse du métal et sèche sans résidu' }, words: { en: 'degreaser solvent', fr: 'dégraissant solvant' } },
  { code: 'CH', colour: 'green', cost: 14.2, value: 'Chain lubricant', name: { en: 'Chain lubricant spray', fr: 'Lubrifiant pour chaînes en aérosol' }, use: { en: 'Creeps into pins and rollers, then turns tacky and stays on', fr: 'Pénètre axes et rouleaux, puis devient collant et adhère' }, words: { en: 'roller chain oil', fr: 'huile à chaîne' } },
  { code: 'SI', colour: 'white', cost: 10.8, value: 'Silicone', name: { en: 'Silicone spray, food grade', fr: 'Silicone alimentaire en aérosol' }, use: { en: 'Clear release and sliding film for rubber and plastic, NSF H1', fr: 'Film transparent de glissement et de démoulage pour caoutchouc et plastique, NSF H1' }, words: { en: 'release agent', fr: 'agent de démoulage' } },
  { code: 'ZN', colour: 'grey', cost: 12.6, value: 'Zinc coating', name: { en: 'Cold galvanising spray', fr: 'Galvanisant à froid en aérosol' }, use: { en: '98 % zinc in the dry film, to mend cut edges and welds', fr: '98 % de zinc dans le film sec, pour retoucher coupes et soudures' }, words: { en: 'zinc spray primer', fr: 'zinc à froid' } },
];

export const spraysList = (): Item[] =>
  sprays.map((spray, index): Item => ({
    item: `SPR-${spray.code}-400`,
    category: 'sprays',
    brand: brands.lubrenne,
    name: { en: `${spray.name.en}, 400 mL`, fr: `${spray.name.fr}, 400 mL` },
    description: {
      en: `${spray.use.en}. Aerosol of 400 mL that sprays in any position. Keep below 50 °C and air the room.`,
      fr: `${spray.use.fr}. Aérosol de 400 mL utilisable dans toutes les positions. Conserver sous 50 °C et aérer le local.`,
    },
    keywords: { en: `aerosol spray can ${spray.words.en}`, fr: `aérosol bombe ${spray.words.fr}` },
    attributes: { spray_type: spray.value, content_ml: 400, container: 'Aerosol' },
    picture: { key: `aerosol-${spray.code.toLowerCase()}`, family: 'aerosol', params: { colour: spray.colour, title: spray.code, line: spray.value.toUpperCase() } },
    weight: 0.38, price: spray.cost, ladder: 'bulk', lead: 4, line: 'spray', size: index,
  }));
