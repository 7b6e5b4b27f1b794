import type { Category } from '../model.ts';

export const valvesPipingCategories: readonly Category[] = [
  {
    category: 'valves-piping',
    parent: '',
    name: { en: 'Valves & piping', fr: 'Robinetterie et tuyauterie' },
    description: {
      en: 'Valves, flanges and threaded fittings from DN 8 to DN 200.',
      fr: 'Robinets, brides et raccords filetés du DN 8 au DN 200.',
    },
    picture: 'ball-valve-brass-red-s',
    columns: [],
  },
  {
    category: 'ball-valves',
    parent: 'valves-piping',
    name: { en: 'Ball valves', fr: 'Robinets à tournant sphérique' },
    description: {
      en: 'Quarter-turn valves of brass and stainless steel, DN 8 to DN 100.',
      fr: 'Robinets quart de tour en laiton et inox, DN 8 à DN 100.',
    },
    picture: 'ball-valve-steel-blue-s',
    columns: ['nominal_diameter_dn', 'thread_size', 'material', 'pressure_rating', 'handle', 'length'],
  },
  {
    category: 'gate-globe-valves',
    parent: 'valves-piping',
    name: { en: 'Gate & globe valves', fr: 'Robinets-vannes et à soupape' },
    description: {
      en: 'Multi-turn valves for shut-off and throttling.',
      fr: 'Robinets multitours pour l’isolement et le réglage.',
    },
    picture: 'valve-gate-brass',
    columns: ['valve_type', 'nominal_diameter_dn', 'connection', 'material', 'pressure_rating', 'length'],
  },
  {
    category: 'check-valves',
    parent: 'valves-piping',
    name: { en: 'Check valves', fr: 'Clapets antiretour' },
    description: {
      en: 'Spring, swing and dual-plate valves that let the flow go one way only.',
      fr: 'Clapets à ressort, à battant et à double battant, passage dans un seul sens.',
    },
    picture: 'valve-check-brass',
    columns: ['valve_type', 'nominal_diameter_dn', 'connection', 'material', 'pressure_rating', 'length'],
  },
  {
    category: 'butterfly-valves',
    parent: 'valves-piping',
    name: { en: 'Butterfly valves', fr: 'Robinets à papillon' },
    description: {
      en: 'Wafer and lug valves between PN 16 flanges, DN 50 to DN 200.',
      fr: 'Robinets à insérer et à oreilles entre brides PN 16, DN 50 à DN 200.',
    },
    picture: 'butterfly-valve-wafer',
    columns: ['nominal_diameter_dn', 'connection', 'seat_material', 'pressure_rating', 'length', 'bolt_circle'],
  },
  {
    category: 'flanges',
    parent: 'valves-piping',
    name: { en: 'Flanges', fr: 'Brides' },
    description: {
      en: 'Weld-neck flanges PN 16 to EN 1092-1 in carbon and stainless steel.',
      fr: 'Brides à collerette PN 16 selon EN 1092-1, acier et inox.',
    },
    picture: 'flange-carbon-8',
    columns: ['nominal_diameter_dn', 'outside_diameter', 'bolt_circle', 'bolt_holes', 'thickness', 'material'],
  },
  {
    category: 'pipe-fittings',
    parent: 'valves-piping',
    name: { en: 'Pipe fittings', fr: 'Raccords filetés' },
    description: {
      en: 'Stainless 316 class 150 fittings with NPT threads.',
      fr: 'Raccords inox 316 classe 150 à filetage NPT.',
    },
    picture: 'pipe-fitting-tee',
    columns: ['fitting_shape', 'thread_size', 'connection', 'length', 'width_across_flats'],
  },
];
