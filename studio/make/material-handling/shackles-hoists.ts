import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { comma, round } from '../text.ts';

/** EN 13889 grade 6: working load (t), bow and pin diameter, inside width and length (mm), weight (kg). */
const shackles = [
  [0.5, 7, 8, 12, 29, 0.06],
  [0.75, 9, 10, 13.5, 32, 0.11],
  [1, 10, 11, 17, 36.5, 0.16],
  [1.5, 11, 13, 18.5, 43, 0.22],
  [2, 13.5, 16, 22, 51, 0.42],
  [3.25, 16, 19, 27, 64, 0.74],
  [4.75, 19, 22, 31, 76, 1.18],
  [6.5, 22, 25, 36, 83, 1.77],
  [8.5, 25, 28, 43, 95, 2.58],
  [12, 32, 35, 51, 115, 4.66],
  [17, 38, 42, 60, 146, 8.3],
] as const;

const shackle = (bow: boolean, [load, d, pin, width, length, kg]: (typeof shackles)[number]): Item => ({
  item: `${bow ? 'SHB' : 'SHD'}-${load}`,
  category: 'shackles',
  brand: brands.haulden,
  name: {
    en: `${bow ? 'Bow' : 'Dee'} shackle ${load} t, screw pin`,
    fr: `Manille ${bow ? 'lyre' : 'droite'} ${comma(load)} t, axe vissé`,
  },
  description: {
    en: `Forged, quenched and tempered shackle to EN 13889, galvanised, pin ${pin} mm. ${bow ? 'The wide bow takes several slings at once' : 'The straight sides keep one chain or rope in line'}; ${width} mm inside the jaw. Every piece is traceable by its heat number.`,
    fr: `Manille forgée, trempée et revenue selon EN 13889, galvanisée, axe de ${pin} mm. ${bow ? 'La lyre large reçoit plusieurs élingues' : 'Les flancs droits gardent chaîne ou câble dans l’axe'} ; ouverture ${comma(width)} mm. Chaque pièce est traçable par son numéro de coulée.`,
  },
  keywords: {
    en: `${bow ? 'anchor' : 'chain D'} shackle lifting clevis ${load}t`,
    fr: `manille de levage manille ${bow ? 'cœur' : 'D'} ${comma(load)}t`,
  },
  attributes: {
    working_load: load,
    shackle_type: bow ? 'Bow' : 'Dee',
    body_diameter: d,
    pin_diameter: pin,
    inside_width: width,
    inside_length: round(length * (bow ? 1 : 0.85), 1),
    finish: 'Hot-dip galvanised',
    standard: 'EN 13889',
  },
  picture: { key: `shackle-${bow ? 'bow' : 'dee'}`, family: 'shackle', params: { bow: bow ? 1 : 0 } },
  weight: round(kg * (bow ? 1 : 0.92), 2),
  price: 5.8 + load * 3.1 + load ** 1.6 * 0.9,
  ladder: 'bulk',
  lead: 5,
  line: bow ? 'bow' : 'dee',
  size: load,
});

/** Load (t), falls of chain, load chain (mm), weight of the 3 m hoist (kg), pull on the hand chain (N). */
const hoists = [
  [0.5, 1, 5, 8, 231],
  [1, 1, 6, 11, 309],
  [2, 1, 8, 20, 320],
  [3, 2, 7.1, 22, 348],
  [5, 2, 9, 38, 410],
] as const;

/** The bow shackle that takes the hoist's load or the next above. */
const shackleFor: Readonly<Record<number, string>> = {
  0.5: 'SHB-0.5',
  1: 'SHB-1',
  2: 'SHB-2',
  3: 'SHB-3.25',
  5: 'SHB-6.5',
};

const hoist = (lift: number, [load, falls, chain, kg, pull]: (typeof hoists)[number]): Item => ({
  item: `CHO-${load}T-${lift}M`,
  category: 'hoists',
  brand: brands.haulden,
  name: {
    en: `Hand chain hoist ${load} t, ${lift} m lift`,
    fr: `Palan manuel à chaîne ${comma(load)} t, levée de ${lift} m`,
  },
  description: {
    en: `Geared chain hoist to EN 13157 with load brake and safety hooks: ${pull} N on the hand chain lift ${load} t. ${falls === 1 ? 'Single' : 'Double'} fall of ${chain} mm grade 80 chain, ${lift} m lift. Inspect yearly.`,
    fr: `Palan à engrenages selon EN 13157, frein de charge et crochets de sécurité : ${pull} N sur la chaîne de manœuvre lèvent ${comma(load)} t. ${falls === 1 ? 'Un brin' : 'Deux brins'} de chaîne de ${comma(chain)} mm classe 80, levée de ${lift} m. Contrôle annuel.`,
  },
  keywords: { en: `chain block manual hoist ${load}t`, fr: `palan à chaîne palan à main ${comma(load)}t` },
  attributes: {
    working_load: load,
    lift_height: lift,
    chain_falls: falls,
    chain_diameter: chain,
    hand_force: pull,
    hoist_type: 'Hand chain hoist',
    standard: 'EN 13157',
  },
  picture: { key: 'chain-hoist', family: 'chain-hoist', params: {} },
  weight: round(kg + (lift - 3) * falls * chain ** 2 * 0.022, 1),
  price: 118 + load * 82 + lift * load * 9,
  ladder: 'machine',
  lead: 12,
  line: `hoist-${lift}`,
  size: load,
  accessories: [load <= 2 ? `RS-${Math.max(1, load)}T-2M` : 'RS-5T-2M', shackleFor[load] ?? ''],
});

/** Pallet trucks: load (kg), fork length, width over the forks (mm). */
const trucks = [
  ['2500-1150', 2500, 1150, 540, 398],
  ['2500-800', 2500, 800, 540, 412],
  ['3000-1150', 3000, 1150, 540, 489],
  ['2500-1500', 2500, 1500, 540, 575],
] as const;

const truck = ([code, load, fork, width, price]: (typeof trucks)[number]): Item => ({
  item: `PT-${code}`,
  category: 'pallet-trucks',
  brand: brands.haulden,
  name: { en: `Pallet truck ${load} kg, forks ${fork} mm`, fr: `Transpalette ${load} kg, fourches de ${fork} mm` },
  description: {
    en: `Hand pallet truck with polyurethane rollers, forks ${fork} × ${width} mm, lift from 85 to 200 mm. The three-way lever lifts, rolls free and lowers gently; overload valve at ${load} kg.`,
    fr: `Transpalette manuel à galets en polyuréthane, fourches ${fork} × ${width} mm, levée de 85 à 200 mm. Le levier à trois positions lève, roule et descend en douceur ; soupape de surcharge à ${load} kg.`,
  },
  keywords: { en: 'pallet jack hand truck pump truck', fr: 'tire-palette chariot transpalette manuel' },
  attributes: {
    load_capacity: load,
    fork_length: fork,
    width,
    lift_height: 0.2,
    wheel_material: 'Polyurethane on aluminium',
  },
  picture: { key: 'pallet-truck', family: 'pallet-truck', params: {} },
  weight: round(52 + fork * 0.016, 1),
  price,
  ladder: 'machine',
  lead: 10,
  line: 'truck',
  size: fork + load,
});

export const shacklesAndHoists = (): Item[] => [
  ...[true, false].flatMap((bow) => shackles.map((row) => shackle(bow, row))),
  ...[3, 6].flatMap((lift) => hoists.map((row) => hoist(lift, row))),
  ...trucks.map(truck),
];
