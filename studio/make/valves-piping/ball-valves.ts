import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { round } from '../text.ts';
import { fromTo, inchesFr, type PipeSize } from './pipe-sizes.ts';

type Design = Readonly<{
  prefix: string;
  from: number;
  to: number;
  thread: 'NPT' | 'BSPP';
  material: string;
  seat: string;
  pressure: number;
  handle: string;
  picture: string;
  body: 'brass' | 'steel';
  grip: 'lever' | 'butterfly' | 'three-piece';
  cost: number;
  brand: string;
  label: Text;
  use: Text;
}>;

const designs: readonly Design[] = [
  {
    prefix: 'BV',
    from: 8,
    to: 100,
    thread: 'NPT',
    material: 'Brass',
    seat: 'PTFE',
    pressure: 40,
    handle: 'Red lever',
    picture: 'brass-red',
    body: 'brass',
    grip: 'lever',
    cost: 1,
    brand: brands.clairvanne,
    label: { en: 'brass, red lever', fr: 'laiton, poignée rouge' },
    use: {
      en: 'Full-bore two-piece valve for water, air and oil',
      fr: 'Robinet deux pièces à passage intégral pour eau, air et huile',
    },
  },
  {
    prefix: 'BG',
    from: 8,
    to: 50,
    thread: 'NPT',
    material: 'Brass',
    seat: 'PTFE',
    pressure: 40,
    handle: 'Yellow lever',
    picture: 'brass-yellow',
    body: 'brass',
    grip: 'lever',
    cost: 1.12,
    brand: brands.clairvanne,
    label: { en: 'brass, for gas, yellow lever', fr: 'laiton, pour gaz, poignée jaune' },
    use: {
      en: 'Gas valve with CSA 3.16 approval; the yellow lever marks the line',
      fr: 'Robinet à gaz homologué CSA 3.16 ; la poignée jaune signale la conduite',
    },
  },
  {
    prefix: 'BM',
    from: 8,
    to: 25,
    thread: 'BSPP',
    material: 'Brass',
    seat: 'PTFE',
    pressure: 25,
    handle: 'Blue butterfly',
    picture: 'brass-butterfly',
    body: 'brass',
    grip: 'butterfly',
    cost: 0.86,
    brand: brands.marendo,
    label: { en: 'brass, blue butterfly handle', fr: 'laiton, papillon bleu' },
    use: {
      en: 'Compact valve for manifolds and tight cabinets, turned with two fingers',
      fr: 'Robinet compact pour collecteurs et armoires étroites, se manœuvre à deux doigts',
    },
  },
  {
    prefix: 'BS',
    from: 8,
    to: 80,
    thread: 'NPT',
    material: 'Stainless steel 316',
    seat: 'PTFE',
    pressure: 63,
    handle: 'Blue lever',
    picture: 'steel-blue',
    body: 'steel',
    grip: 'lever',
    cost: 2.7,
    brand: brands.inoxelle,
    label: { en: 'stainless 316, two-piece, blue lever', fr: 'inox 316, deux pièces, poignée bleue' },
    use: {
      en: 'Investment-cast stainless valve for chemicals, brine and hot water, with lockable lever',
      fr: 'Robinet en inox moulé à la cire perdue pour produits chimiques, saumure et eau chaude, poignée cadenassable',
    },
  },
  {
    prefix: 'BT',
    from: 8,
    to: 50,
    thread: 'NPT',
    material: 'Stainless steel 316',
    seat: 'Reinforced PTFE',
    pressure: 69,
    handle: 'Black lever',
    picture: 'steel-three-piece',
    body: 'steel',
    grip: 'three-piece',
    cost: 3.6,
    brand: brands.inoxelle,
    label: { en: 'stainless 316, three-piece, black lever', fr: 'inox 316, trois pièces, poignée noire' },
    use: {
      en: 'Three-piece body: the centre swings out for new seats while the ends stay in the line',
      fr: 'Corps en trois pièces : le centre pivote pour changer les sièges, les embouts restent sur la conduite',
    },
  },
];

const valve = (design: Design, { dn, inch }: PipeSize): Item => {
  const length = round(34 + dn * (design.grip === 'three-piece' ? 1.8 : 1.62));
  const height = round(32 + dn * (design.grip === 'butterfly' ? 0.6 : 0.98));
  const lever = design.grip === 'butterfly' ? round(36 + dn * 0.7) : round(70 + dn * 2.1);
  const large = dn >= 32;
  return {
    item: `${design.prefix}-${dn}`,
    category: 'ball-valves',
    brand: design.brand,
    name: {
      en: `Ball valve DN ${dn} (${inch} in) ${design.thread}, ${design.label.en}`,
      fr: `Robinet à tournant sphérique DN ${dn} (${inchesFr(inch)}) ${design.thread}, ${design.label.fr}`,
    },
    description: {
      en: `${design.use.en}. Female ${inch} in ${design.thread} at both ends, rated ${design.pressure} bar at 20 °C; a quarter turn closes it. Seats of ${design.seat.replace('Reinforced', 'reinforced')}, blow-out-proof stem.`,
      fr: `${design.use.fr}. Taraudé ${inchesFr(inch)} ${design.thread} des deux côtés, pression nominale ${design.pressure} bar à 20 °C ; un quart de tour suffit à le fermer. Sièges en ${design.seat === 'PTFE' ? 'PTFE' : 'PTFE chargé'}, tige inéjectable.`,
    },
    keywords: {
      en: `${inch}" ${inch} inch ball valve shut-off valve quarter turn isolation valve DN${dn}`,
      fr: `${inch} pouce vanne à bille vanne à boisseau sphérique robinet d’arrêt quart de tour DN${dn}`,
    },
    attributes: {
      nominal_diameter_dn: dn,
      thread_size: `${inch} ${design.thread}`,
      connection: `Female ${design.thread}`,
      material: design.material,
      seat_material: design.seat,
      pressure_rating: design.pressure,
      handle: design.handle,
      length,
      height,
      lever_length: lever,
      temperature_max: design.body === 'steel' ? 180 : 120,
    },
    picture: {
      key: `ball-valve-${design.picture}${design.grip === 'lever' && design.prefix !== 'BG' ? (large ? '-l' : '-s') : ''}`,
      family: 'ball-valve',
      params: {
        body: design.body,
        grip: design.grip,
        handle: design.handle.split(' ')[0] ?? '',
        large: design.grip === 'lever' && design.prefix !== 'BG' && large ? 1 : 0,
      },
    },
    weight: round((0.1 + 0.00058 * dn ** 2.05) * (design.grip === 'three-piece' ? 1.5 : 1), 2),
    price: (4.6 + 0.05 * dn ** 1.72) * design.cost * 1.6,
    ladder: 'part',
    lead: 9,
    line: design.prefix,
    size: dn,
    accessories: dn <= 50 ? ['PS-577-50', `PF-NP-${dn}`] : ['PS-577-250'],
  };
};

export const ballValves = (): Item[] =>
  designs.flatMap((design) => fromTo(design.from, design.to).map((size) => valve(design, size)));
