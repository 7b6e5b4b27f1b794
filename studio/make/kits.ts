import type { Text } from './model.ts';

export type Kit = Readonly<{
  item: string;
  category: string;
  like: string;
  name: Text;
  text: Text;
  words: Text;
  parts: readonly (readonly [item: string, quantity: number])[];
}>;

/** Kits sold under one number. `like` is the part that gives the kit its picture and its attributes. */
export const kits: readonly Kit[] = [
  {
    item: 'KIT-DRIVE-1.5',
    category: 'three-phase-motors',
    like: 'MT-90L-4P-1.5-B3',
    parts: [
      ['MT-90L-4P-1.5-B3', 1],
      ['FI-3H-1.5', 1],
      ['CG-M20-B', 2],
    ],
    name: {
      en: 'Drive kit 1.5 kW: motor B3, inverter 400 V and glands',
      fr: 'Ensemble d’entraînement 1,5 kW : moteur B3, variateur 400 V et presse-étoupes',
    },
    text: {
      en: 'Motor and inverter of one rating, with the glands for the motor cable: nothing is left to choose',
      fr: 'Moteur et variateur assortis, avec les presse-étoupes du câble moteur : plus rien à choisir',
    },
    words: { en: 'motor and VFD package', fr: 'moteur avec variateur' },
  },
  {
    item: 'KIT-DRIVE-4',
    category: 'three-phase-motors',
    like: 'MT-112M-4P-4-B3',
    parts: [
      ['MT-112M-4P-4-B3', 1],
      ['FI-3H-4', 1],
      ['CG-M25-B', 2],
    ],
    name: {
      en: 'Drive kit 4 kW: motor B3, inverter 400 V and glands',
      fr: 'Ensemble d’entraînement 4 kW : moteur B3, variateur 400 V et presse-étoupes',
    },
    text: {
      en: 'For a pump or fan that should run at the speed the process needs',
      fr: 'Pour une pompe ou un ventilateur qui tourne à la vitesse voulue par le procédé',
    },
    words: { en: 'motor and VFD package', fr: 'moteur avec variateur' },
  },
  {
    item: 'KIT-GEARMOTOR-063',
    category: 'gear-reducers',
    like: 'WG-063-30',
    parts: [
      ['WG-063-30', 1],
      ['MT-90S-4P-1.1-B5', 1],
      ['OIL-PG460-5', 1],
    ],
    name: { en: 'Geared motor kit size 063, 30:1, 1.1 kW', fr: 'Ensemble motoréducteur taille 063, 30:1, 1,1 kW' },
    text: {
      en: 'Reducer and flange motor that fit each other, with synthetic oil for the first change',
      fr: 'Réducteur et moteur à bride assortis, avec l’huile synthétique de la première vidange',
    },
    words: { en: 'gearmotor', fr: 'motoréducteur' },
  },
  {
    item: 'KIT-COUPLING-28',
    category: 'couplings',
    like: 'JC-28',
    parts: [
      ['JC-28', 1],
      ['JS-28-98A', 2],
    ],
    name: {
      en: 'Jaw coupling size 28 with two spare spiders',
      fr: 'Accouplement à griffes taille 28 avec deux anneaux de rechange',
    },
    text: { en: 'One spider at work and two on the shelf', fr: 'Un anneau en service et deux en réserve' },
    words: { en: 'coupling spare set', fr: 'jeu de rechange accouplement' },
  },
  {
    item: 'KIT-VBELT-SPA-1250',
    category: 'v-belts',
    like: 'SPA-1250',
    parts: [
      ['VP-SPA112-2', 1],
      ['VP-SPA224-2', 1],
      ['TB-1610-28', 1],
      ['TB-2517-38', 1],
      ['SPA-1250', 2],
    ],
    name: {
      en: 'V-belt drive SPA, ratio 1:2, two belts 1250 mm',
      fr: 'Transmission par courroies SPA, rapport 1:2, deux courroies 1250 mm',
    },
    text: {
      en: 'Two pulleys, two bushes and two belts: a complete drive for a motor of frame 100 or 112',
      fr: 'Deux poulies, deux moyeux et deux courroies : transmission complète pour moteur de carcasse 100 ou 112',
    },
    words: { en: 'belt drive set', fr: 'ensemble poulies courroies' },
  },
  {
    item: 'KIT-CHAIN-08B-17-38',
    category: 'roller-chains',
    like: 'RC-08B-1-5M',
    parts: [
      ['SP-08B-17', 1],
      ['SP-08B-38', 1],
      ['RC-08B-1-5M', 1],
      ['CL-08B-1', 2],
    ],
    name: {
      en: 'Chain drive 08B-1, 17 and 38 teeth, 5 m chain',
      fr: 'Transmission par chaîne 08B-1, 17 et 38 dents, chaîne de 5 m',
    },
    text: {
      en: 'Both sprockets, five metres of chain and spare links for a ratio of 1 : 2.2',
      fr: 'Les deux pignons, cinq mètres de chaîne et des attaches de rechange pour un rapport de 1:2,2',
    },
    words: { en: 'chain and sprocket kit', fr: 'kit chaîne pignon' },
  },
  {
    item: 'KIT-BEARING-6205',
    category: 'deep-groove-ball-bearings',
    like: '6205-2RS',
    parts: [
      ['6205-2RS', 2],
      ['OS-25X52X7-NBR', 2],
      ['GR-EP2-400', 1],
    ],
    name: {
      en: 'Shaft rebuild kit 25 mm: two 6205-2RS, two seals, grease',
      fr: 'Trousse de remise en état d’arbre 25 mm : deux 6205-2RS, deux joints, graisse',
    },
    text: {
      en: 'What a conveyor roller or fan shaft of 25 mm wants once a year',
      fr: 'Ce qu’un rouleau de convoyeur ou un arbre de ventilateur de 25 mm demande une fois l’an',
    },
    words: { en: 'bearing repair kit', fr: 'kit réparation roulement' },
  },
  {
    item: 'KIT-FLANGE-50',
    category: 'butterfly-valves',
    like: 'BF-50',
    parts: [
      ['BF-50', 1],
      ['FC-50', 2],
      ['HB-M16X120-8.8', 1],
      ['HN-M16-8', 1],
      ['FW-M16-ZN', 1],
    ],
    name: {
      en: 'Butterfly valve DN 50 with flanges and bolting',
      fr: 'Robinet à papillon DN 50 avec brides et boulonnerie',
    },
    text: {
      en: 'Valve, two weld-neck flanges and bolts by the pack, ready to weld in',
      fr: 'Robinet, deux brides à collerette et boulonnerie en paquets, prêt à souder',
    },
    words: { en: 'valve and flange set', fr: 'robinet avec brides' },
  },
  {
    item: 'KIT-FLANGE-100',
    category: 'butterfly-valves',
    like: 'BF-100',
    parts: [
      ['BF-100', 1],
      ['FC-100', 2],
      ['HB-M16X120-8.8', 1],
      ['HN-M16-8', 1],
      ['FW-M16-ZN', 1],
    ],
    name: {
      en: 'Butterfly valve DN 100 with flanges and bolting',
      fr: 'Robinet à papillon DN 100 avec brides et boulonnerie',
    },
    text: {
      en: 'Valve, two weld-neck flanges and bolts by the pack, ready to weld in',
      fr: 'Robinet, deux brides à collerette et boulonnerie en paquets, prêt à souder',
    },
    words: { en: 'valve and flange set', fr: 'robinet avec brides' },
  },
  {
    item: 'KIT-PNEU-40-100',
    category: 'pneumatic-cylinders',
    like: 'PC-40-100',
    parts: [
      ['PC-40-100', 1],
      ['SV-52S-G14-24D', 1],
      ['PI-M-8-G14', 5],
      ['TU-PU-8-BU', 1],
    ],
    name: {
      en: 'Cylinder kit 40 × 100 with valve, fittings and tube',
      fr: 'Ensemble vérin 40 × 100 avec distributeur, raccords et tube',
    },
    text: {
      en: 'A working axis out of one box: cylinder, 5/2 valve, five fittings and 25 m of tube',
      fr: 'Un axe complet en une boîte : vérin, distributeur 5/2, cinq raccords et 25 m de tube',
    },
    words: { en: 'pneumatic starter kit', fr: 'kit pneumatique' },
  },
  {
    item: 'KIT-AIR-G12',
    category: 'air-preparation',
    like: 'AP-FRL-G12',
    parts: [
      ['AP-FRL-G12', 1],
      ['OIL-HM32-5', 1],
      ['PI-M-12-G12', 2],
    ],
    name: {
      en: 'Air preparation kit G1/2 with oil and fittings',
      fr: 'Ensemble de traitement d’air G1/2 avec huile et raccords',
    },
    text: {
      en: 'The unit, its oil for the first year and fittings for 12 mm tube',
      fr: 'Le groupe, son huile pour un an et les raccords pour tube de 12 mm',
    },
    words: { en: 'FRL kit', fr: 'kit FRL' },
  },
  {
    item: 'KIT-PUMP-50-160',
    category: 'centrifugal-pumps',
    like: 'CP-50-160-CI',
    parts: [
      ['CP-50-160-CI', 1],
      ['BF-65', 1],
      ['CW-50', 1],
      ['BF-50', 1],
      ['PL63-6', 1],
    ],
    name: {
      en: 'Pump station 50-160 with valves and gauge',
      fr: 'Groupe de pompage 50-160 avec robinetterie et manomètre',
    },
    text: {
      en: 'Pump, butterfly valve on both sides, check valve and gauge for the outlet',
      fr: 'Pompe, robinets à papillon de part et d’autre, clapet et manomètre au refoulement',
    },
    words: { en: 'pump set package', fr: 'ensemble de pompage' },
  },
  {
    item: 'KIT-PPE-SITE',
    category: 'helmets',
    like: 'SH-V-YE',
    parts: [
      ['SH-V-YE', 1],
      ['SGL-A-CL', 1],
      ['EAR-28H', 1],
      ['HV-YE-L', 1],
      ['GL-NI-9', 1],
    ],
    name: {
      en: 'Site visitor kit: helmet, glasses, muffs, vest L, gloves 9',
      fr: 'Trousse visiteur de chantier : casque, lunettes, coquilles, gilet G, gants 9',
    },
    text: {
      en: 'Everything a visitor must wear on site, under one item number',
      fr: 'Tout ce qu’un visiteur doit porter sur le chantier, sous un seul numéro',
    },
    words: { en: 'PPE set', fr: 'ensemble EPI' },
  },
  {
    item: 'KIT-LIFT-1T',
    category: 'hoists',
    like: 'CHO-1T-3M',
    parts: [
      ['CHO-1T-3M', 1],
      ['RS-1T-2M', 2],
      ['SHB-1', 2],
    ],
    name: {
      en: 'Lifting kit 1 t: hoist 3 m, two slings, two shackles',
      fr: 'Ensemble de levage 1 t : palan 3 m, deux élingues, deux manilles',
    },
    text: {
      en: 'One rating through the whole chain, so the weakest link is known',
      fr: 'Une seule charge d’utilisation sur toute la ligne : le maillon faible est connu',
    },
    words: { en: 'rigging kit', fr: 'kit de levage' },
  },
  {
    item: 'KIT-TAP-M10',
    category: 'taps',
    like: 'TP-M10-SF',
    parts: [
      ['TD-8.5', 2],
      ['TP-M10-SF', 1],
      ['TP-M10-SP', 1],
    ],
    name: {
      en: 'Tapping kit M10: two drills 8.5 mm, taps for blind and through holes',
      fr: 'Ensemble de taraudage M10 : deux forets 8,5 mm, tarauds borgne et débouchant',
    },
    text: { en: 'The tap drills wear first, so there are two', fr: 'Les forets s’usent en premier : il y en a deux' },
    words: { en: 'drill and tap set', fr: 'jeu foret taraud' },
  },
];
