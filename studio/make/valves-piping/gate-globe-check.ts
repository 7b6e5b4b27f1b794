import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { round } from '../text.ts';
import { fromTo, inchesFr } from './pipe-sizes.ts';

type Design = Readonly<{
  prefix: string;
  category: string;
  from: number;
  to: number;
  key: string;
  kind: string;
  body: 'brass' | 'bronze' | 'steel';
  material: string;
  pressure: number;
  seat: string;
  cost: number;
  brand: string;
  name: Text;
  label: Text;
  use: Text;
  words: Text;
}>;

/** Threaded valves; the flanged ones are in flanged-valves.ts. */
const designs: readonly Design[] = [
  {
    prefix: 'GV',
    category: 'gate-globe-valves',
    from: 15,
    to: 50,
    key: 'gate-brass',
    kind: 'gate',
    body: 'brass',
    material: 'Brass',
    pressure: 16,
    seat: 'Metal',
    cost: 1,
    brand: brands.clairvanne,
    name: { en: 'Gate valve', fr: 'Robinet-vanne' },
    label: { en: 'brass', fr: 'laiton' },
    words: { en: 'stop valve sluice valve', fr: 'vanne à opercule vanne passage direct' },
    use: {
      en: 'Non-rising stem and solid wedge; leave it fully open or fully closed, it is not made for throttling',
      fr: 'Tige non montante et opercule massif ; à laisser grand ouvert ou fermé, il n’est pas fait pour le réglage',
    },
  },
  {
    prefix: 'GL',
    category: 'gate-globe-valves',
    from: 15,
    to: 50,
    key: 'globe-bronze',
    kind: 'globe',
    body: 'bronze',
    material: 'Bronze',
    pressure: 25,
    seat: 'PTFE',
    cost: 1.75,
    brand: brands.clairvanne,
    name: { en: 'Globe valve', fr: 'Robinet à soupape' },
    label: { en: 'bronze', fr: 'bronze' },
    words: { en: 'stop valve throttling valve steam', fr: 'vanne à soupape robinet d’arrêt vapeur' },
    use: {
      en: 'For throttling and for steam: the flow rises under a renewable PTFE disc',
      fr: 'Pour le réglage et la vapeur : le fluide arrive sous un clapet PTFE remplaçable',
    },
  },
  {
    prefix: 'CV',
    category: 'check-valves',
    from: 10,
    to: 50,
    key: 'check-brass',
    kind: 'spring',
    body: 'brass',
    material: 'Brass',
    pressure: 12,
    seat: 'NBR',
    cost: 0.8,
    brand: brands.clairvanne,
    name: { en: 'Spring check valve', fr: 'Clapet antiretour à ressort' },
    label: { en: 'brass', fr: 'laiton' },
    words: { en: 'non-return valve one-way valve foot valve', fr: 'clapet de non-retour clapet toutes positions' },
    use: {
      en: 'Closes by its own spring before the flow turns back, in any position',
      fr: 'Se ferme par son ressort avant l’inversion du débit, dans toutes les positions',
    },
  },
  {
    prefix: 'CS',
    category: 'check-valves',
    from: 15,
    to: 50,
    key: 'check-steel',
    kind: 'swing',
    body: 'steel',
    material: 'Stainless steel 316',
    pressure: 16,
    seat: 'Metal',
    cost: 2.4,
    brand: brands.inoxelle,
    name: { en: 'Swing check valve', fr: 'Clapet antiretour à battant' },
    label: { en: 'stainless 316', fr: 'inox 316' },
    words: { en: 'non-return valve flap valve', fr: 'clapet de non-retour clapet à battant inox' },
    use: {
      en: 'Full-bore flap with little loss of pressure; mount it level or with the flow rising',
      fr: 'Battant à passage intégral, faible perte de charge ; à monter à l’horizontale ou en débit ascendant',
    },
  },
];

export const threadedValves = (): Item[] =>
  designs.flatMap((design) =>
    fromTo(design.from, design.to).map(({ dn, inch }): Item => ({
      item: `${design.prefix}-${dn}`,
      category: design.category,
      brand: design.brand,
      name: {
        en: `${design.name.en} DN ${dn} (${inch} in) NPT, ${design.label.en}`,
        fr: `${design.name.fr} DN ${dn} (${inchesFr(inch)}) NPT, ${design.label.fr}`,
      },
      description: {
        en: `${design.use.en}. Female ${inch} in NPT threads, ${design.pressure} bar. An arrow or the bonnet on the body shows how it goes into the line.`,
        fr: `${design.use.fr}. Taraudages ${inchesFr(inch)} NPT, ${design.pressure} bar. La flèche ou le chapeau du corps indique le sens de montage.`,
      },
      keywords: { en: `${inch} inch ${design.words.en} DN${dn}`, fr: `${inch} pouce ${design.words.fr} DN${dn}` },
      attributes: {
        nominal_diameter_dn: dn,
        thread_size: `${inch} NPT`,
        connection: 'Female NPT',
        valve_type: design.name.en,
        material: design.material,
        seat_material: design.seat,
        pressure_rating: design.pressure,
        length: round(28 + dn * (design.kind === 'globe' ? 1.9 : 1.3)),
        temperature_max: design.body === 'steel' || design.kind === 'globe' ? 180 : 110,
        ...(design.kind === 'gate' || design.kind === 'globe'
          ? { height: round(55 + dn * 1.9), handwheel: round(45 + dn * 0.9) }
          : {}),
      },
      picture: {
        key: `valve-${design.key}`,
        family: design.kind === 'gate' || design.kind === 'globe' ? 'handwheel-valve' : 'check-valve',
        params: { kind: design.kind, body: design.body },
      },
      weight: round(0.1 + 0.0007 * dn ** 2, 2),
      price: (5.2 + 0.062 * dn ** 1.68) * design.cost * 1.5,
      ladder: 'part',
      lead: 9,
      line: design.prefix,
      size: dn,
      accessories: ['PS-577-50', `PF-NP-${dn}`],
    })),
  );
