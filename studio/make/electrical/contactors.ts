import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { comma, round } from '../text.ts';

/** EN 60947-4-1, AC-3 at 400 V: current, motor power (kW), width, height, depth (mm). */
const sizes: readonly (readonly [number, number, number, number, number])[] = [
  [9, 4, 45, 81, 80],
  [12, 5.5, 45, 81, 80],
  [18, 7.5, 45, 81, 85],
  [25, 11, 45, 81, 93],
  [32, 15, 45, 84, 98],
  [40, 18.5, 55, 122, 117],
  [50, 22, 55, 122, 117],
  [65, 30, 55, 122, 117],
  [80, 37, 85, 127, 130],
  [95, 45, 85, 127, 130],
];
const coils = [
  ['24D', '24 V DC', 1.12],
  ['120A', '120 V AC', 1],
  ['230A', '230 V AC', 1],
] as const;
const french = (volts: string): string => volts.replace('DC', 'CC').replace('AC', 'CA');

export const contactors = (): Item[] =>
  coils.flatMap(([code, coil, cost]) =>
    sizes.map(([amps, kW, width, height, depth]): Item => ({
      item: `CT-${amps}-${code}`,
      category: 'contactors',
      brand: brands.contavolt,
      name: {
        en: `Contactor 3-pole, ${amps} A AC-3, ${kW} kW at 400 V, coil ${coil}`,
        fr: `Contacteur tripolaire, ${amps} A AC-3, ${comma(kW)} kW à 400 V, bobine ${french(coil)}`,
      },
      description: {
        en: `Switches a motor of ${kW} kW at 400 V (${round(kW * 1.341)} hp at 460 V) a million times. One normally open and one normally closed auxiliary contact are built in; snaps on a 35 mm rail. Coil ${coil}.`,
        fr: `Commute un moteur de ${comma(kW)} kW à 400 V (${round(kW * 1.341)} HP à 460 V) un million de fois. Contacts auxiliaires 1 NO + 1 NF intégrés ; s’encliquette sur rail de 35 mm. Bobine ${french(coil)}.`,
      },
      keywords: {
        en: `motor contactor relay starter ${amps}A EN 60947-4-1`,
        fr: `contacteur moteur relais démarreur ${amps}A EN 60947-4-1`,
      },
      attributes: {
        rated_current: amps,
        power: kW,
        coil_voltage: coil,
        poles_switched: 3,
        auxiliary_contacts: '1 NO + 1 NC',
        width,
        height,
        depth,
        standard: 'EN 60947-4-1',
      },
      picture: {
        key: `contactor-${width === 45 ? 's' : width === 55 ? 'm' : 'l'}`,
        family: 'contactor',
        params: { width, height: width === 45 ? 81 : height, depth: width === 45 ? 85 : depth },
      },
      weight: round((width * height * depth) / 9.4e5, 2),
      price: (18 + amps * 1.45 + amps ** 2 * 0.006) * cost,
      ladder: 'part',
      lead: 6,
      line: code,
      size: amps,
      accessories: [amps <= 63 ? `CB-3C${[10, 16, 20, 25, 32, 40, 50, 63].find((a) => a >= amps) ?? 63}` : 'CB-3C63'],
    })),
  );
