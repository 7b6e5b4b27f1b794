import type { Category } from '../model.ts';

export const toolsCategories: readonly Category[] = [
  {
    category: 'tools',
    parent: '',
    name: { en: 'Tools & abrasives', fr: 'Outils et abrasifs' },
    description: {
      en: 'Hand tools, cutting tools and discs for the workshop.',
      fr: 'Outils à main, outils coupants et disques pour l’atelier.',
    },
    picture: 'combination-wrench-s',
    columns: [],
  },
  {
    category: 'wrenches',
    parent: 'tools',
    name: { en: 'Wrenches', fr: 'Clés mixtes' },
    description: {
      en: 'Combination wrenches DIN 3113, single and in sets.',
      fr: 'Clés mixtes DIN 3113, à l’unité et en jeux.',
    },
    picture: 'combination-wrench-set',
    columns: ['jaw_size', 'length', 'drive', 'standard'],
  },
  {
    category: 'hex-keys',
    parent: 'tools',
    name: { en: 'Hex keys', fr: 'Clés six pans' },
    description: {
      en: 'L-keys to ISO 2936.',
      fr: 'Clés coudées selon ISO 2936.',
    },
    picture: 'hex-key-set',
    columns: ['jaw_size', 'length', 'short_arm', 'standard'],
  },
  {
    category: 'sockets-torque-wrenches',
    parent: 'tools',
    name: { en: 'Sockets & torque wrenches', fr: 'Douilles et clés dynamométriques' },
    description: {
      en: 'Sockets with 1/2 in drive and certified torque wrenches.',
      fr: 'Douilles à carré 1/2 po et clés dynamométriques certifiées.',
    },
    picture: 'torque-wrench',
    columns: ['drive', 'jaw_size', 'torque_min', 'torque_max', 'length'],
  },
  {
    category: 'screwdrivers',
    parent: 'tools',
    name: { en: 'Screwdrivers', fr: 'Tournevis' },
    description: {
      en: 'Slotted, Phillips and hexalobular, told apart by colour.',
      fr: 'À fente, cruciformes et à six lobes, distingués par couleur.',
    },
    picture: 'screwdriver-phillips',
    columns: ['drive', 'tip_size', 'blade_length', 'shaft_diameter'],
  },
  {
    category: 'drills',
    parent: 'tools',
    name: { en: 'Drills', fr: 'Forets' },
    description: {
      en: 'Cobalt twist drills DIN 338 from 1 to 13 mm.',
      fr: 'Forets au cobalt DIN 338, de 1 à 13 mm.',
    },
    picture: 'drill-m',
    columns: ['cutting_diameter', 'length', 'flute_length', 'tool_material', 'standard'],
  },
  {
    category: 'end-mills',
    parent: 'tools',
    name: { en: 'End mills', fr: 'Fraises' },
    description: {
      en: 'Solid carbide end mills, TiAlN coated.',
      fr: 'Fraises carbure monobloc revêtues TiAlN.',
    },
    picture: 'end-mill-4f',
    columns: ['cutting_diameter', 'flutes', 'flute_length', 'shank_diameter', 'length', 'coating'],
  },
  {
    category: 'taps',
    parent: 'tools',
    name: { en: 'Taps', fr: 'Tarauds' },
    description: {
      en: 'Machine taps M3 to M20 for through and blind holes.',
      fr: 'Tarauds machine M3 à M20, trous débouchants et borgnes.',
    },
    picture: 'tap-spiral',
    columns: ['thread', 'thread_pitch', 'tap_drill', 'hole_type', 'length'],
  },
  {
    category: 'turning-inserts',
    parent: 'tools',
    name: { en: 'Turning inserts', fr: 'Plaquettes de tournage' },
    description: {
      en: 'ISO inserts for steel, stainless steel and cast iron.',
      fr: 'Plaquettes ISO pour acier, inox et fonte.',
    },
    picture: 'insert-c-gold',
    columns: ['insert_shape', 'carbide_grade', 'workpiece', 'corner_radius', 'cutting_edge', 'thickness'],
  },
  {
    category: 'cutting-grinding-discs',
    parent: 'tools',
    name: { en: 'Cutting & flap discs', fr: 'Disques à tronçonner et à lamelles' },
    description: {
      en: 'Discs for angle grinders from 115 to 230 mm.',
      fr: 'Disques pour meuleuses d’angle, de 115 à 230 mm.',
    },
    picture: 'flap-disc-zirconia',
    columns: ['disc_type', 'disc_diameter', 'thickness', 'grit', 'abrasive_use', 'max_speed'],
  },
];
