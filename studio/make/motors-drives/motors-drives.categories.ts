import type { Category } from '../model.ts';

export const motorsDrivesCategories: readonly Category[] = [
  {
    category: 'motors-drives',
    parent: '',
    name: { en: 'Motors & drives', fr: 'Moteurs et entraînements' },
    description: {
      en: 'IEC motors, gear reducers and frequency inverters from 0.06 to 37 kW.',
      fr: 'Moteurs CEI, réducteurs et variateurs de fréquence de 0,06 à 37 kW.',
    },
    picture: 'motor-b3-100',
    columns: [],
  },
  {
    category: 'three-phase-motors',
    parent: 'motors-drives',
    name: { en: 'Three-phase motors', fr: 'Moteurs asynchrones triphasés' },
    description: {
      en: 'Squirrel-cage motors IE3, IEC frames 56 to 200, 2, 4 and 6 poles.',
      fr: 'Moteurs à cage IE3, carcasses CEI 56 à 200, à 2, 4 et 6 pôles.',
    },
    picture: 'motor-b3-132',
    columns: ['power', 'poles', 'rated_speed', 'frame_size', 'mounting', 'efficiency_class', 'rated_current'],
  },
  {
    category: 'gear-reducers',
    parent: 'motors-drives',
    name: { en: 'Gear reducers', fr: 'Réducteurs' },
    description: {
      en: 'Worm gear reducers with hollow shaft and IEC motor flange.',
      fr: 'Réducteurs à vis sans fin, arbre creux et bride moteur CEI.',
    },
    picture: 'worm-reducer-m',
    columns: ['gear_size', 'ratio', 'output_speed', 'torque', 'efficiency', 'bore', 'input_frame'],
  },
  {
    category: 'frequency-inverters',
    parent: 'motors-drives',
    name: { en: 'Frequency inverters', fr: 'Variateurs de fréquence' },
    description: {
      en: 'Inverters for 230, 400 and the Canadian 575 V network.',
      fr: 'Variateurs pour réseaux de 230, de 400 et de 575 V canadien.',
    },
    picture: 'frequency-inverter-m',
    columns: ['power', 'supply_voltage', 'rated_current', 'width', 'height', 'depth'],
  },
];
