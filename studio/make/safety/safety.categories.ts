import type { Category } from '../model.ts';

export const safetyCategories: readonly Category[] = [
  {
    category: 'safety',
    parent: '',
    name: { en: 'Safety & workwear', fr: 'Protection individuelle' },
    description: {
      en: 'Helmets, gloves, glasses, hearing protection, clothing and boots.',
      fr: 'Casques, gants, lunettes, protection auditive, vêtements et chaussures.',
    },
    picture: 'helmet-vented-yellow',
    columns: [],
  },
  {
    category: 'gloves',
    parent: 'safety',
    name: { en: 'Gloves', fr: 'Gants' },
    description: {
      en: 'Work gloves rated to EN 388, sizes 7 to 11.',
      fr: 'Gants de travail classés EN 388, tailles 7 à 11.',
    },
    picture: 'glove-nitrile',
    columns: ['glove_size', 'coating', 'en388_rating', 'cut_level', 'colour'],
  },
  {
    category: 'helmets',
    parent: 'safety',
    name: { en: 'Helmets', fr: 'Casques' },
    description: {
      en: 'Vented and insulating helmets in seven colours.',
      fr: 'Casques ventilés et isolants en sept couleurs.',
    },
    picture: 'helmet-vented-white',
    columns: ['colour', 'vented', 'shell_material', 'head_size', 'standard'],
  },
  {
    category: 'eye-protection',
    parent: 'safety',
    name: { en: 'Eye protection', fr: 'Protection des yeux' },
    description: {
      en: 'Light safety glasses to EN 166.',
      fr: 'Lunettes de sécurité légères selon EN 166.',
    },
    picture: 'glasses-clear',
    columns: ['lens_colour', 'lens_material', 'coating', 'standard'],
  },
  {
    category: 'hearing-protection',
    parent: 'safety',
    name: { en: 'Hearing protection', fr: 'Protection auditive' },
    description: {
      en: 'Ear muffs and plugs from 27 to 37 dB.',
      fr: 'Coquilles et bouchons de 27 à 37 dB.',
    },
    picture: 'earmuff-yellow',
    columns: ['snr', 'wear_style', 'colour', 'standard'],
  },
  {
    category: 'workwear',
    parent: 'safety',
    name: { en: 'Workwear', fr: 'Vêtements de travail' },
    description: {
      en: 'Coveralls and high-visibility clothing.',
      fr: 'Combinaisons et vêtements haute visibilité.',
    },
    picture: 'workwear-navy',
    columns: ['garment', 'clothing_size', 'colour', 'standard'],
  },
  {
    category: 'safety-footwear',
    parent: 'safety',
    name: { en: 'Safety footwear', fr: 'Chaussures de sécurité' },
    description: {
      en: 'Boots S3 with steel toe cap.',
      fr: 'Chaussures montantes S3 à embout acier.',
    },
    picture: 'safety-boot-brown',
    columns: ['shoe_size', 'safety_class', 'colour', 'toe_cap'],
  },
];
