import type { Category } from '../model.ts';

export const fluidPowerCategories: readonly Category[] = [
  {
    category: 'fluid-power',
    parent: '',
    name: { en: 'Hydraulics & pneumatics', fr: 'Hydraulique et pneumatique' },
    description: {
      en: 'Hose and fittings for oil, cylinders and valves for air.',
      fr: 'Flexibles et raccords pour l’huile, vérins et distributeurs pour l’air.',
    },
    picture: 'cylinder-s-m',
    columns: [],
  },
  {
    category: 'hydraulic-hose',
    parent: 'fluid-power',
    name: { en: 'Hydraulic hose', fr: 'Flexibles hydrauliques' },
    description: {
      en: 'Braided and spiral hose to EN 853 and EN 856, cut to the metre.',
      fr: 'Flexibles tressés et nappés selon EN 853 et EN 856, coupés au mètre.',
    },
    picture: 'hydraulic-hose-r2',
    columns: ['hose_type', 'dash_size', 'inside_diameter', 'outside_diameter', 'pressure_rating', 'bend_radius'],
  },
  {
    category: 'hydraulic-fittings',
    parent: 'fluid-power',
    name: { en: 'Hydraulic fittings', fr: 'Raccords hydrauliques' },
    description: {
      en: 'Crimp ends and adaptors JIC 37° and quick couplings.',
      fr: 'Embouts à sertir et adaptateurs JIC 37°, coupleurs rapides.',
    },
    picture: 'hydraulic-hose-90',
    columns: ['fitting_shape', 'dash_size', 'thread_size', 'connection', 'pressure_rating'],
  },
  {
    category: 'hydraulic-filters',
    parent: 'fluid-power',
    name: { en: 'Hydraulic filters', fr: 'Filtres hydrauliques' },
    description: {
      en: 'Spin-on elements for return lines.',
      fr: 'Cartouches à visser pour lignes de retour.',
    },
    picture: 'spin-on-filter',
    columns: ['filtration', 'flow_rate_lpm', 'thread_size', 'outside_diameter', 'height'],
  },
  {
    category: 'pneumatic-cylinders',
    parent: 'fluid-power',
    name: { en: 'Pneumatic cylinders', fr: 'Vérins pneumatiques' },
    description: {
      en: 'ISO 15552 profile cylinders, bore 32 to 125 mm.',
      fr: 'Vérins profilés ISO 15552, alésages de 32 à 125 mm.',
    },
    picture: 'cylinder-l-m',
    columns: ['bore', 'stroke', 'rod_diameter', 'port_size', 'force_out', 'force_in'],
  },
  {
    category: 'solenoid-valves',
    parent: 'fluid-power',
    name: { en: 'Solenoid valves', fr: 'Électrovannes et distributeurs' },
    description: {
      en: 'Spool valves for cylinders and brass valves for water and air.',
      fr: 'Distributeurs pour vérins et électrovannes en laiton pour eau et air.',
    },
    picture: 'solenoid-52s',
    columns: ['valve_function', 'port_size', 'coil_voltage', 'pressure_rating', 'flow_rate_nlpm'],
  },
  {
    category: 'air-preparation',
    parent: 'fluid-power',
    name: { en: 'Air preparation', fr: 'Traitement de l’air' },
    description: {
      en: 'Filters, regulators and lubricators, single and combined.',
      fr: 'Filtres, régulateurs et lubrificateurs, seuls ou combinés.',
    },
    picture: 'frl-combination',
    columns: ['frl_function', 'port_size', 'flow_rate_nlpm', 'filtration', 'pressure_rating'],
  },
  {
    category: 'push-in-fittings',
    parent: 'fluid-power',
    name: { en: 'Push-in fittings', fr: 'Raccords instantanés' },
    description: {
      en: 'Fittings for 4 to 12 mm tube that hold at a push.',
      fr: 'Raccords pour tubes de 4 à 12 mm, tenus d’une simple poussée.',
    },
    picture: 'push-in-elbow',
    columns: ['tube_diameter', 'fitting_shape', 'thread_size', 'pressure_rating', 'length'],
  },
  {
    category: 'pneumatic-tubing',
    parent: 'fluid-power',
    name: { en: 'Pneumatic tubing', fr: 'Tubes pneumatiques' },
    description: {
      en: 'Polyurethane tube in 25 m coils.',
      fr: 'Tubes polyuréthane en couronnes de 25 m.',
    },
    picture: 'tubing-blue',
    columns: ['tube_diameter', 'inside_diameter', 'colour', 'coil_length', 'bend_radius', 'pressure_rating'],
  },
];
