import type { Category } from '../model.ts';

export const pumpsInstrumentsCategories: readonly Category[] = [
  {
    category: 'pumps-instruments',
    parent: '',
    name: { en: 'Pumps & instruments', fr: 'Pompes et instrumentation' },
    description: {
      en: 'Pumps for water and chemicals, gauges and thermometers to watch them.',
      fr: 'Pompes pour l’eau et les produits chimiques, manomètres et thermomètres pour les surveiller.',
    },
    picture: 'centrifugal-pump-iron-m',
    columns: [],
  },
  {
    category: 'centrifugal-pumps',
    parent: 'pumps-instruments',
    name: { en: 'Centrifugal pumps', fr: 'Pompes centrifuges' },
    description: {
      en: 'End-suction pumps to EN 733 with motor on a base plate.',
      fr: 'Pompes normalisées EN 733 avec moteur sur socle.',
    },
    picture: 'centrifugal-pump-iron-l',
    columns: ['flow_rate', 'head', 'power', 'inlet_dn', 'outlet_dn', 'material'],
  },
  {
    category: 'diaphragm-pumps',
    parent: 'pumps-instruments',
    name: { en: 'Diaphragm pumps', fr: 'Pompes à membranes' },
    description: {
      en: 'Air-operated double diaphragm pumps, 1/4 to 2 in.',
      fr: 'Pompes pneumatiques à double membrane, 1/4 à 2 po.',
    },
    picture: 'diaphragm-pump-pp-l',
    columns: ['thread_size', 'flow_rate_lpm', 'max_solid', 'material', 'diaphragm_material', 'air_inlet'],
  },
  {
    category: 'pressure-gauges',
    parent: 'pumps-instruments',
    name: { en: 'Pressure gauges', fr: 'Manomètres' },
    description: {
      en: 'Bourdon tube gauges to EN 837-1, dry and glycerine filled.',
      fr: 'Manomètres à tube de Bourdon EN 837-1, secs et à bain de glycérine.',
    },
    picture: 'pressure-gauge-filled-16',
    columns: ['measuring_range', 'dial_size', 'thread_size', 'accuracy_class', 'filling', 'case_material'],
  },
  {
    category: 'thermometers',
    parent: 'pumps-instruments',
    name: { en: 'Thermometers', fr: 'Thermomètres' },
    description: {
      en: 'Bimetal dial thermometers to EN 13190 with pocket.',
      fr: 'Thermomètres bimétalliques EN 13190 avec doigt de gant.',
    },
    picture: 'thermometer-bottom-120',
    columns: ['measuring_range', 'dial_size', 'stem_length', 'entry', 'accuracy_class'],
  },
];
