import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { comma, round, significant } from '../text.ts';

type Supply = Readonly<{ code: string; value: string; volts: number; powers: readonly number[]; text: Text }>;
const supplies: readonly Supply[] = [
  {
    code: '1L',
    value: '1 × 200–240 V',
    volts: 230,
    powers: [0.37, 0.55, 0.75, 1.1, 1.5, 2.2],
    text: {
      en: 'Runs a three-phase motor from a single-phase 200–240 V line',
      fr: 'Alimente un moteur triphasé à partir d’une ligne monophasée de 200–240 V',
    },
  },
  {
    code: '3H',
    value: '3 × 380–480 V',
    volts: 400,
    powers: [0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22],
    text: { en: 'For 380–480 V three-phase networks', fr: 'Pour les réseaux triphasés de 380–480 V' },
  },
  {
    code: '3C',
    value: '3 × 525–600 V',
    volts: 575,
    powers: [1.5, 2.2, 4, 5.5, 7.5, 11, 15, 22],
    text: {
      en: 'Built for the Canadian 575 V network, CSA listed',
      fr: 'Conçu pour le réseau canadien de 575 V, homologué CSA',
    },
  },
];

const frameOf = (kW: number) => (kW <= 1.5 ? 's' : kW <= 5.5 ? 'm' : 'l');
const boxes = { s: [72, 143, 145], m: [108, 184, 168], l: [180, 320, 210] } as const;

export const frequencyInverters = (): Item[] =>
  supplies.flatMap(({ code, value, volts, powers, text }) =>
    powers.map((kW): Item => {
      const frame = frameOf(kW);
      const [width, height, depth] = boxes[frame];
      const current = significant((kW * 1000) / (Math.sqrt(3) * volts * 0.8 * 0.83));
      return {
        item: `FI-${code}-${kW}`,
        category: 'frequency-inverters',
        brand: code === '3C' ? brands.contavolt : brands.voltarn,
        name: { en: `Frequency inverter ${kW} kW, ${value}`, fr: `Variateur de fréquence ${comma(kW)} kW, ${value}` },
        description: {
          en: `${text.en}; ${current} A output with 150 % overload for a minute. Sensorless vector control, safe torque off, Modbus RTU on board. Filter class C2; keep ${kW > 5 ? 100 : 50} mm free above and below.`,
          fr: `${text.fr} ; courant de sortie ${comma(current)} A, surcharge de 150 % pendant une minute. Commande vectorielle sans capteur, arrêt sûr du couple (STO), Modbus RTU intégré. Filtre classe C2 ; laisser ${kW > 5 ? 100 : 50} mm libres au-dessus et au-dessous.`,
        },
        keywords: {
          en: `VFD variable speed drive AC drive ${round(kW * 1.341, 2)} hp`,
          fr: `variateur de vitesse VFD entraînement convertisseur de fréquence ${comma(round(kW * 1.341, 2))} HP`,
        },
        attributes: {
          power: kW,
          supply_voltage: value,
          rated_current: current,
          width,
          height,
          depth,
          protection: 'IP20',
          fieldbus: 'Modbus RTU',
        },
        picture: { key: `frequency-inverter-${frame}`, family: 'frequency-inverter', params: { width, height, depth } },
        weight: round((width * height * depth) / 1.35e6, 1),
        price: 148 + 96 * kW ** 0.86 * (code === '3C' ? 1.35 : 1) + (code === '1L' ? 15 : 40),
        ladder: 'machine',
        lead: 14,
        line: code,
        size: kW,
        accessories: ['CG-M20-B', 'CG-M25-B'],
      };
    }),
  );
