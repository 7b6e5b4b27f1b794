import type { Category } from '../model.ts';

export const materialHandlingCategories: readonly Category[] = [
  {
    category: 'material-handling',
    parent: '',
    name: { en: 'Material handling', fr: 'Manutention' },
    description: {
      en: 'Casters, slings, shackles, hoists and trucks for moving and lifting.',
      fr: 'Roulettes, élingues, manilles, palans et transpalettes pour déplacer et lever.',
    },
    picture: 'chain-hoist',
    columns: [],
  },
  {
    category: 'casters',
    parent: 'material-handling',
    name: { en: 'Casters', fr: 'Roulettes' },
    description: {
      en: 'Swivel, brake and fixed casters from 80 to 200 mm.',
      fr: 'Roulettes pivotantes, à blocage et fixes, de 80 à 200 mm.',
    },
    picture: 'caster-swivel-polyurethane',
    columns: ['wheel_diameter', 'caster_mount', 'wheel_material', 'load_capacity', 'height', 'plate_length'],
  },
  {
    category: 'slings',
    parent: 'material-handling',
    name: { en: 'Slings', fr: 'Élingues' },
    description: {
      en: 'Round and web slings to EN 1492, 1 to 6 t.',
      fr: 'Élingues rondes et plates EN 1492, de 1 à 6 t.',
    },
    picture: 'round-sling-violet',
    columns: ['sling_type', 'working_load', 'sling_length', 'choked_load', 'basket_load', 'colour'],
  },
  {
    category: 'shackles',
    parent: 'material-handling',
    name: { en: 'Shackles', fr: 'Manilles' },
    description: {
      en: 'Bow and dee shackles to EN 13889, 0.5 to 17 t.',
      fr: 'Manilles lyres et droites EN 13889, de 0,5 à 17 t.',
    },
    picture: 'shackle-bow',
    columns: ['shackle_type', 'working_load', 'body_diameter', 'pin_diameter', 'inside_width', 'inside_length'],
  },
  {
    category: 'hoists',
    parent: 'material-handling',
    name: { en: 'Hoists', fr: 'Palans' },
    description: {
      en: 'Hand chain hoists from 0.5 to 5 t.',
      fr: 'Palans manuels à chaîne, de 0,5 à 5 t.',
    },
    picture: 'chain-hoist',
    columns: ['working_load', 'lift_height', 'chain_falls', 'chain_diameter', 'hand_force'],
  },
  {
    category: 'pallet-trucks',
    parent: 'material-handling',
    name: { en: 'Pallet trucks', fr: 'Transpalettes' },
    description: {
      en: 'Hand pallet trucks from 2500 to 3000 kg.',
      fr: 'Transpalettes manuels de 2500 à 3000 kg.',
    },
    picture: 'pallet-truck',
    columns: ['load_capacity', 'fork_length', 'width', 'wheel_material'],
  },
];
