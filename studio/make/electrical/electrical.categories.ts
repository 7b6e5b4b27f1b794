import type { Category } from '../model.ts';

export const electricalCategories: readonly Category[] = [
  {
    category: 'electrical',
    parent: '',
    name: { en: 'Electrical', fr: 'Électricité' },
    description: {
      en: 'Contactors, breakers, enclosures and what goes with them in a control panel.',
      fr: 'Contacteurs, disjoncteurs, coffrets et ce qu’il faut dans une armoire de commande.',
    },
    picture: 'contactor-s',
    columns: [],
  },
  {
    category: 'contactors',
    parent: 'electrical',
    name: { en: 'Contactors', fr: 'Contacteurs' },
    description: {
      en: 'Three-pole motor contactors from 9 to 95 A AC-3.',
      fr: 'Contacteurs tripolaires pour moteurs, de 9 à 95 A AC-3.',
    },
    picture: 'contactor-m',
    columns: ['rated_current', 'power', 'coil_voltage', 'auxiliary_contacts', 'width'],
  },
  {
    category: 'circuit-breakers',
    parent: 'electrical',
    name: { en: 'Circuit breakers', fr: 'Disjoncteurs' },
    description: {
      en: 'DIN-rail breakers to EN 60898, curves B, C and D.',
      fr: 'Disjoncteurs modulaires EN 60898, courbes B, C et D.',
    },
    picture: 'circuit-breaker-3p',
    columns: ['rated_current', 'poles_switched', 'trip_curve', 'breaking_capacity', 'width'],
  },
  {
    category: 'cable-glands',
    parent: 'electrical',
    name: { en: 'Cable glands', fr: 'Presse-étoupes' },
    description: {
      en: 'Metric glands M12 to M63 in brass, polyamide and stainless.',
      fr: 'Presse-étoupes métriques M12 à M63 en laiton, polyamide et inox.',
    },
    picture: 'cable-gland-brass',
    columns: ['thread', 'clamping_min', 'clamping_max', 'width_across_flats', 'material', 'protection'],
  },
  {
    category: 'enclosures',
    parent: 'electrical',
    name: { en: 'Enclosures', fr: 'Coffrets' },
    description: {
      en: 'Wall enclosures IP65 and IP66 with mounting plate.',
      fr: 'Coffrets muraux IP65 et IP66 avec plaque de montage.',
    },
    picture: 'enclosure-painted',
    columns: ['height', 'width', 'depth', 'material', 'protection'],
  },
  {
    category: 'push-buttons',
    parent: 'electrical',
    name: { en: 'Push buttons & lamps', fr: 'Boutons et voyants' },
    description: {
      en: 'Control devices for 22.5 mm holes.',
      fr: 'Auxiliaires de commande pour perçages de 22,5 mm.',
    },
    picture: 'push-button-green',
    columns: ['operator', 'colour', 'hole_diameter', 'contacts', 'protection'],
  },
];
