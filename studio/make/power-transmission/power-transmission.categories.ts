import type { Category } from '../model.ts';

export const powerTransmissionCategories: readonly Category[] = [
  {
    category: 'power-transmission',
    parent: '',
    name: { en: 'Power transmission', fr: 'Transmission de puissance' },
    description: {
      en: 'Belts, chains, gears and couplings that carry the torque from motor to machine.',
      fr: 'Courroies, chaînes, engrenages et accouplements qui portent le couple du moteur à la machine.',
    },
    picture: 'spur-gear-30',
    columns: [],
  },
  {
    category: 'v-belts',
    parent: 'power-transmission',
    name: { en: 'V-belts', fr: 'Courroies trapézoïdales' },
    description: {
      en: 'Narrow V-belts SPZ, SPA and SPB to ISO 4184.',
      fr: 'Courroies trapézoïdales étroites SPZ, SPA et SPB selon ISO 4184.',
    },
    picture: 'v-belt-spa-s',
    columns: ['belt_profile', 'datum_length', 'top_width', 'belt_height', 'min_pulley_diameter'],
  },
  {
    category: 'v-belt-pulleys',
    parent: 'power-transmission',
    name: { en: 'V-belt pulleys', fr: 'Poulies à gorges' },
    description: {
      en: 'Cast-iron pulleys for taper bushes, one to three grooves.',
      fr: 'Poulies en fonte pour moyeux amovibles, une à trois gorges.',
    },
    picture: 'v-pulley-spa-2',
    columns: ['belt_profile', 'datum_diameter', 'grooves', 'outside_diameter', 'rim_width', 'taper_bush'],
  },
  {
    category: 'taper-bushes',
    parent: 'power-transmission',
    name: { en: 'Taper bushes', fr: 'Moyeux amovibles' },
    description: {
      en: 'Slit bushes 1108 to 3020 with metric bores and keyway.',
      fr: 'Moyeux fendus 1108 à 3020, alésages métriques avec rainure.',
    },
    picture: 'taper-bush-m',
    columns: ['taper_bush', 'bore', 'outside_diameter', 'length', 'torque'],
  },
  {
    category: 'roller-chains',
    parent: 'power-transmission',
    name: { en: 'Roller chains', fr: 'Chaînes à rouleaux' },
    description: {
      en: 'ISO 606 chains of the B and A series, links and tools.',
      fr: 'Chaînes ISO 606 des séries B et A, attaches et outils.',
    },
    picture: 'roller-chain-1',
    columns: ['chain_code', 'strands', 'pitch', 'roller_diameter', 'inner_width', 'tensile_strength'],
  },
  {
    category: 'sprockets',
    parent: 'power-transmission',
    name: { en: 'Sprockets', fr: 'Pignons à chaîne' },
    description: {
      en: 'Steel sprockets with pilot bore for 06B to 16B chains.',
      fr: 'Pignons en acier préalésés pour chaînes 06B à 16B.',
    },
    picture: 'sprocket-21',
    columns: ['chain_code', 'teeth', 'pitch_diameter', 'tip_diameter', 'hub_diameter', 'bore'],
  },
  {
    category: 'spur-gears',
    parent: 'power-transmission',
    name: { en: 'Spur gears', fr: 'Engrenages droits' },
    description: {
      en: 'Straight-toothed gears of steel C45, module 1 to 4.',
      fr: 'Roues dentées droites en acier C45, modules 1 à 4.',
    },
    picture: 'spur-gear-40',
    columns: ['module', 'teeth', 'pitch_diameter', 'tip_diameter', 'face_width', 'bore'],
  },
  {
    category: 'couplings',
    parent: 'power-transmission',
    name: { en: 'Couplings', fr: 'Accouplements' },
    description: {
      en: 'Jaw couplings and their spiders in three hardnesses.',
      fr: 'Accouplements à griffes et anneaux élastiques en trois duretés.',
    },
    picture: 'jaw-coupling-l',
    columns: ['coupling_size', 'outside_diameter', 'length', 'max_bore', 'torque', 'spider_hardness'],
  },
];
