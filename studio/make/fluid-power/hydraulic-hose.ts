import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { comma, round } from '../text.ts';

/**
 * EN 853 / EN 856: DN, dash size, inside diameter, outside diameter (mm), working pressure (bar), least bend radius
 * (mm).
 */
type Row = readonly [dn: number, dash: number, id: number, od: number, bar: number, bend: number];
const oneWire: readonly Row[] = [
  [6, 4, 6.4, 13.4, 225, 100],
  [8, 5, 7.9, 15, 215, 115],
  [10, 6, 9.5, 17.4, 180, 130],
  [12, 8, 12.7, 20.6, 160, 180],
  [16, 10, 15.9, 23.7, 130, 200],
  [19, 12, 19, 27.7, 105, 240],
  [25, 16, 25.4, 35.6, 88, 300],
  [31, 20, 31.8, 43.5, 63, 420],
  [38, 24, 38.1, 50.6, 50, 500],
  [51, 32, 50.8, 64, 40, 630],
];
const twoWire: readonly Row[] = [
  [6, 4, 6.4, 15, 400, 100],
  [8, 5, 7.9, 16.6, 350, 115],
  [10, 6, 9.5, 19, 330, 130],
  [12, 8, 12.7, 22.2, 275, 180],
  [16, 10, 15.9, 25.4, 250, 200],
  [19, 12, 19, 29.3, 215, 240],
  [25, 16, 25.4, 38, 165, 300],
  [31, 20, 31.8, 48.3, 125, 420],
  [38, 24, 38.1, 54.6, 90, 500],
  [51, 32, 50.8, 67.3, 80, 630],
];
const fourSpiral: readonly Row[] = [
  [10, 6, 9.5, 21.4, 445, 180],
  [12, 8, 12.7, 24.6, 415, 230],
  [16, 10, 15.9, 28.2, 350, 250],
  [19, 12, 19, 32.2, 350, 300],
  [25, 16, 25.4, 39.7, 280, 340],
  [31, 20, 31.8, 50.8, 210, 460],
];

const kinds: readonly {
  code: string;
  value: string;
  norm: string;
  rows: readonly Row[];
  wires: number;
  cost: number;
  layers: Text;
}[] = [
  {
    code: 'R1',
    value: 'SAE 100R1AT / 1SN',
    norm: 'EN 853',
    rows: oneWire,
    wires: 1,
    cost: 1,
    layers: {
      en: 'one braid of steel wire, for return and medium-pressure lines',
      fr: 'une tresse de fil d’acier, pour retours et moyenne pression',
    },
  },
  {
    code: 'R2',
    value: 'SAE 100R2AT / 2SN',
    norm: 'EN 853',
    rows: twoWire,
    wires: 2,
    cost: 1.45,
    layers: {
      en: 'two braids of steel wire, the workhorse of mobile hydraulics',
      fr: 'deux tresses de fil d’acier, le standard de l’hydraulique mobile',
    },
  },
  {
    code: '4SP',
    value: '4SP',
    norm: 'EN 856',
    rows: fourSpiral,
    wires: 4,
    cost: 2.5,
    layers: {
      en: 'four spirals of steel wire, for high pressure with pulses',
      fr: 'quatre nappes spiralées d’acier, pour haute pression pulsée',
    },
  },
];

export const hydraulicHose = (): Item[] =>
  kinds.flatMap(({ code, value, norm, rows, wires, cost, layers }) =>
    rows.map(([dn, dash, id, od, bar, bend]): Item => ({
      item: `HH-${code}-${String(dash).padStart(2, '0')}`,
      category: 'hydraulic-hose',
      brand: brands.presslund,
      name: {
        en: `Hydraulic hose ${value}, DN ${dn} (-${dash}), ${bar} bar, per metre`,
        fr: `Flexible hydraulique ${value}, DN ${dn} (-${dash}), ${bar} bar, au mètre`,
      },
      description: {
        en: `Synthetic rubber hose to ${norm} with ${layers.en}. Inside ${id} mm, outside ${od} mm; do not bend it tighter than ${bend} mm. Working pressure ${bar} bar, burst at four times that; mineral and biodegradable oils from −40 to +100 °C. Cut to the metre.`,
        fr: `Tuyau en caoutchouc synthétique selon ${norm}, ${layers.fr}. Diamètre intérieur ${comma(id)} mm, extérieur ${comma(od)} mm ; rayon de courbure minimal ${bend} mm. Pression de service ${bar} bar, éclatement à quatre fois cette valeur ; huiles minérales et biodégradables de −40 à +100 °C. Coupé au mètre.`,
      },
      keywords: {
        en: `${code} -${dash} dash ${dash} wire braid hose ${norm}`,
        fr: `${code} -${dash} tuyau haute pression flexible tressé ${norm}`,
      },
      attributes: {
        hose_type: value,
        nominal_diameter_dn: dn,
        dash_size: `-${dash}`,
        inside_diameter: id,
        outside_diameter: od,
        pressure_rating: bar,
        bend_radius: bend,
        wire_layers: wires,
        standard: norm,
      },
      picture: {
        key: `hydraulic-hose-${code.toLowerCase()}`,
        family: 'hydraulic-hose',
        params: {
          layers: wires,
          inside: 12.7,
          outside: code === 'R1' ? 20.6 : code === 'R2' ? 22.2 : 24.6,
          label: `${value.split(' / ')[0]} DN 12`,
        },
      },
      unit: 'm',
      weight: round(((od * od - id * id) / 1000) * (0.95 + wires * 0.22), 2),
      price: (2.9 + od * 0.21 + od * od * 0.0045) * cost,
      ladder: 'metre',
      lead: 6,
      line: code,
      size: dash,
      accessories: dash <= 16 ? [`HF-S-${String(dash).padStart(2, '0')}`, `HF-E-${String(dash).padStart(2, '0')}`] : [],
    })),
  );
