import type { Category } from '../model.ts';

export const bearingsCategories: readonly Category[] = [
  {
    category: 'bearings',
    parent: '',
    name: { en: 'Bearings', fr: 'Roulements' },
    description: {
      en: 'Ball, roller and thrust bearings and ready-mounted units, from 10 to 60 mm shaft.',
      fr: 'Roulements à billes, à rouleaux et butées, et paliers montés, pour arbres de 10 à 60 mm.',
    },
    picture: 'bearing-62-open-l',
    columns: [],
  },
  {
    category: 'deep-groove-ball-bearings',
    parent: 'bearings',
    name: { en: 'Deep groove ball bearings', fr: 'Roulements rigides à billes' },
    description: {
      en: 'Series 60, 62 and 63 to ISO 15, open, shielded and sealed.',
      fr: 'Séries 60, 62 et 63 selon ISO 15, ouvertes, à flasques ou étanches.',
    },
    picture: 'bearing-62-2rs-l',
    columns: ['bore', 'outside_diameter', 'width', 'sealing', 'dynamic_load', 'static_load', 'limiting_speed'],
  },
  {
    category: 'tapered-roller-bearings',
    parent: 'bearings',
    name: { en: 'Tapered roller bearings', fr: 'Roulements à rouleaux coniques' },
    description: {
      en: 'Single-row bearings to ISO 355 for radial and axial loads together.',
      fr: 'Roulements à une rangée selon ISO 355, pour charges radiales et axiales combinées.',
    },
    picture: 'tapered-bearing-302',
    columns: ['bore', 'outside_diameter', 'width', 'dynamic_load', 'static_load', 'bearing_series'],
  },
  {
    category: 'thrust-bearings',
    parent: 'bearings',
    name: { en: 'Thrust bearings', fr: 'Butées à billes' },
    description: {
      en: 'Single-direction thrust ball bearings, series 511 and 512.',
      fr: 'Butées à billes à simple effet, séries 511 et 512.',
    },
    picture: 'thrust-bearing-512',
    columns: ['bore', 'outside_diameter', 'height', 'dynamic_load', 'static_load'],
  },
  {
    category: 'bearing-units',
    parent: 'bearings',
    name: { en: 'Bearing units', fr: 'Paliers auto-aligneurs' },
    description: {
      en: 'Pillow blocks, flange units and inserts with set-screw locking.',
      fr: 'Paliers à semelle, paliers appliques et inserts à vis de blocage.',
    },
    picture: 'bearing-unit-foot-s',
    columns: ['bore', 'housing', 'centre_height', 'length', 'bolt_spacing', 'fixing_bolt', 'dynamic_load'],
  },
  {
    category: 'bearing-tools',
    parent: 'bearings',
    name: { en: 'Bearing tools', fr: 'Outils pour roulements' },
    description: {
      en: 'Pullers that take bearings and pulleys off without damage.',
      fr: 'Extracteurs qui démontent roulements et poulies sans dommage.',
    },
    picture: 'bearing-puller',
    columns: ['span', 'reach', 'pulling_force', 'jaws'],
  },
];
