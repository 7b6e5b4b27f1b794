import type { Category } from '../model.ts';

export const fastenersCategories: readonly Category[] = [
  {
    category: 'fasteners',
    parent: '',
    name: { en: 'Fasteners', fr: 'Visserie et boulonnerie' },
    description: {
      en: 'Metric bolts, screws, nuts and washers in zinc-plated, high-tensile and stainless steel.',
      fr: 'Vis, écrous et rondelles métriques en acier zingué, haute résistance et inox.',
    },
    picture: 'hex-bolt-part-m-zinc',
    columns: [],
  },
  {
    category: 'hex-bolts',
    parent: 'fasteners',
    name: { en: 'Hex bolts', fr: 'Vis à tête hexagonale' },
    description: {
      en: 'ISO 4014 and ISO 4017, M5 to M30, classes 8.8, 10.9 and A2-70.',
      fr: 'ISO 4014 et ISO 4017, M5 à M30, classes 8.8, 10.9 et A2-70.',
    },
    picture: 'hex-bolt-part-l-zinc',
    columns: ['thread', 'length', 'thread_length', 'width_across_flats', 'strength_class', 'finish', 'standard'],
  },
  {
    category: 'socket-head-screws',
    parent: 'fasteners',
    name: { en: 'Socket head screws', fr: 'Vis à six pans creux' },
    description: {
      en: 'ISO 4762 cap screws, M3 to M16, class 12.9 and A2-70.',
      fr: 'Vis CHC ISO 4762, M3 à M16, classe 12.9 et A2-70.',
    },
    picture: 'socket-screw-l-black',
    columns: ['thread', 'length', 'head_diameter', 'hex_key', 'strength_class', 'finish'],
  },
  {
    category: 'nuts',
    parent: 'fasteners',
    name: { en: 'Nuts', fr: 'Écrous' },
    description: {
      en: 'Hexagon nuts ISO 4032 and lock nuts ISO 7040.',
      fr: 'Écrous hexagonaux ISO 4032 et autofreinés ISO 7040.',
    },
    picture: 'hex-nut-zinc',
    columns: ['thread', 'width_across_flats', 'height', 'strength_class', 'finish', 'standard'],
  },
  {
    category: 'washers',
    parent: 'fasteners',
    name: { en: 'Washers', fr: 'Rondelles' },
    description: {
      en: 'Flat washers ISO 7089 and large washers ISO 7093.',
      fr: 'Rondelles plates ISO 7089 et larges ISO 7093.',
    },
    picture: 'flat-washer-zinc',
    columns: ['thread', 'inside_diameter', 'outside_diameter', 'thickness', 'finish', 'standard'],
  },
  {
    category: 'threaded-rods',
    parent: 'fasteners',
    name: { en: 'Threaded rods', fr: 'Tiges filetées' },
    description: {
      en: 'One-metre rods DIN 976 to cut to length.',
      fr: 'Tiges d’un mètre DIN 976 à couper à longueur.',
    },
    picture: 'threaded-rod-zinc',
    columns: ['thread', 'length', 'thread_pitch', 'strength_class', 'finish'],
  },
];
