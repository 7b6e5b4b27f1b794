import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { round } from '../text.ts';
import { fromTo, inchesFr } from '../valves-piping/pipe-sizes.ts';
import { plainThread } from './push-in-fittings.ts';

const coils = [
  ['24D', '24 V DC'],
  ['120A', '120 V AC'],
  ['230A', '230 V AC'],
] as const;
const kinds: readonly { code: string; value: string; coils: number; cost: number; name: Text; use: Text }[] = [
  {
    code: '32S',
    value: '3/2 spring return',
    coils: 1,
    cost: 0.85,
    name: { en: '3/2 solenoid valve, spring return', fr: 'Électrodistributeur 3/2 monostable' },
    use: {
      en: 'For single-acting cylinders and for cutting off the air',
      fr: 'Pour vérins simple effet et coupure d’air',
    },
  },
  {
    code: '52S',
    value: '5/2 spring return',
    coils: 1,
    cost: 1,
    name: { en: '5/2 solenoid valve, spring return', fr: 'Électrodistributeur 5/2 monostable' },
    use: {
      en: 'For double-acting cylinders that must go home when the current fails',
      fr: 'Pour vérins double effet qui doivent revenir en cas de coupure',
    },
  },
  {
    code: '52D',
    value: '5/2 double solenoid',
    coils: 2,
    cost: 1.45,
    name: { en: '5/2 solenoid valve, double', fr: 'Électrodistributeur 5/2 bistable' },
    use: { en: 'Stays where the last pulse put it', fr: 'Garde la position de la dernière impulsion' },
  },
  {
    code: '53C',
    value: '5/3 closed centre',
    coils: 2,
    cost: 1.7,
    name: { en: '5/3 solenoid valve, closed centre', fr: 'Électrodistributeur 5/3 à centre fermé' },
    use: { en: 'Stops a cylinder between its ends', fr: 'Arrête un vérin entre ses fins de course' },
  },
];
const ports = [
  ['G1/8', 650, 22],
  ['G1/4', 1250, 27],
] as const;

const pneumatic = (): Item[] =>
  kinds.flatMap((kind) =>
    ports.flatMap(([port, flow, width]) =>
      coils.map(([code, voltage]): Item => ({
        item: `SV-${kind.code}-${plainThread(port)}-${code}`,
        category: 'solenoid-valves',
        brand: brands.airvik,
        name: {
          en: `${kind.name.en}, ${port}, ${voltage}`,
          fr: `${kind.name.fr}, ${port}, ${voltage.replace('DC', 'CC').replace('AC', 'CA')}`,
        },
        description: {
          en: `Spool valve, pilot operated from 2 to 10 bar, ${flow} NL/min. ${kind.use.en}. ${kind.coils === 2 ? 'Two coils' : 'One coil'} ${voltage}, manual override, body ${width} mm wide for single mounting or on a manifold.`,
          fr: `Distributeur à tiroir, piloté de 2 à 10 bar, ${flow} NL/min. ${kind.use.fr}. ${kind.coils === 2 ? 'Deux bobines' : 'Une bobine'} ${voltage.replace('DC', 'CC').replace('AC', 'CA')}, commande manuelle, corps de ${width} mm pour montage unitaire ou sur embase.`,
        },
        keywords: {
          en: `directional control valve air valve ${kind.code.slice(0, 1)}/${kind.code.slice(1, 2)} way`,
          fr: `distributeur pneumatique électrovanne ${kind.code.slice(0, 1)}/${kind.code.slice(1, 2)} voies`,
        },
        attributes: {
          valve_function: kind.value,
          port_size: port,
          coil_voltage: voltage,
          flow_rate_nlpm: flow,
          width,
          pressure_rating: 10,
          protection: 'IP65',
        },
        picture: {
          key: `solenoid-${kind.code.toLowerCase()}`,
          family: 'solenoid-valve',
          params: { coils: kind.coils, ports: kind.code.startsWith('3') ? 3 : 5 },
        },
        weight: round((port === 'G1/8' ? 0.16 : 0.24) * (kind.coils === 2 ? 1.45 : 1), 2),
        price: (port === 'G1/8' ? 47 : 61) * kind.cost + (code === '24D' ? 0 : 2.5),
        ladder: 'part',
        lead: 8,
        line: `${kind.code}-${code}`,
        size: flow,
        accessories: [port === 'G1/8' ? 'PI-M-6-G18' : 'PI-M-8-G14'],
      })),
    ),
  );

/** Pilot-operated diaphragm valves for water and air; Kv in m³/h grows with the bore. */
const process = (): Item[] =>
  fromTo(8, 25).flatMap(({ dn, inch }) =>
    coils.slice(0, 2).map(([code, voltage]): Item => ({
      item: `SP2-${dn}-${code}`,
      category: 'solenoid-valves',
      brand: brands.clairvanne,
      name: {
        en: `2/2 solenoid valve, brass, ${inch} in NPT, ${voltage}`,
        fr: `Électrovanne 2/2 en laiton, ${inchesFr(inch)} NPT, ${voltage.replace('DC', 'CC').replace('AC', 'CA')}`,
      },
      description: {
        en: `Normally closed diaphragm valve for water, air and neutral gases, ${inch} in NPT. Needs 0.3 bar difference to open; up to 16 bar. NBR seals, coil ${voltage} with plug to EN 175301-803.`,
        fr: `Électrovanne à membrane, normalement fermée, pour eau, air et gaz neutres, ${inchesFr(inch)} NPT. Pression différentielle minimale 0,3 bar ; jusqu’à 16 bar. Joints NBR, bobine ${voltage.replace('DC', 'CC').replace('AC', 'CA')} avec connecteur EN 175301-803.`,
      },
      keywords: {
        en: `water solenoid magnetic valve normally closed NC ${inch}`,
        fr: `électrovanne eau NF normalement fermée ${inch} pouce`,
      },
      attributes: {
        valve_function: '2/2 normally closed',
        port_size: `${inch} NPT`,
        coil_voltage: voltage,
        flow_factor_kv: round(0.011 * dn ** 2.1, 1),
        pressure_rating: 16,
        protection: 'IP65',
        material: 'Brass',
        seat_material: 'NBR',
      },
      picture: { key: 'solenoid-process', family: 'process-solenoid', params: {} },
      weight: round(0.32 + dn * dn * 0.0011, 2),
      price: 38 + dn * dn * 0.085 + (code === '24D' ? 0 : 2),
      ladder: 'part',
      lead: 8,
      line: `process-${code}`,
      size: dn,
      accessories: ['PS-577-50', `PF-NP-${dn}`],
    })),
  );

export const solenoidValves = (): Item[] => [...pneumatic(), ...process()];
