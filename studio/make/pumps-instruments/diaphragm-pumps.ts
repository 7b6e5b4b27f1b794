import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { round } from '../text.ts';

/** Port, largest flow (L/min), largest solid (mm), air inlet, height (mm). */
const sizes = [
  ['025', '1/4', 18, 1.6, '1/4', 170],
  ['050', '1/2', 57, 2.5, '1/4', 255],
  ['100', '1', 170, 4, '1/2', 330],
  ['150', '1-1/2', 380, 6, '1/2', 530],
  ['200', '2', 650, 8, '3/4', 680],
] as const;

const bodies: readonly {
  code: string;
  key: string;
  value: string;
  diaphragm: string;
  cost: number;
  mass: number;
  text: Text;
  use: Text;
}[] = [
  {
    code: 'PP',
    key: 'pp',
    value: 'Polypropylene',
    diaphragm: 'PTFE',
    cost: 1,
    mass: 0.6,
    text: { en: 'polypropylene, PTFE', fr: 'polypropylène, PTFE' },
    use: { en: 'for acids, alkalis and plating baths', fr: 'pour acides, bases et bains de galvanoplastie' },
  },
  {
    code: 'AL',
    key: 'aluminium',
    value: 'Aluminium',
    diaphragm: 'NBR',
    cost: 0.95,
    mass: 1,
    text: { en: 'aluminium, NBR', fr: 'aluminium, NBR' },
    use: { en: 'for oils, sludge and fuel transfer', fr: 'pour huiles, boues et transfert de carburant' },
  },
  {
    code: 'SS',
    key: 'steel',
    value: 'Stainless steel 316',
    diaphragm: 'PTFE',
    cost: 2.3,
    mass: 1.7,
    text: { en: 'stainless 316, PTFE', fr: 'inox 316, PTFE' },
    use: { en: 'for solvents, inks and food products', fr: 'pour solvants, encres et produits alimentaires' },
  },
];

export const diaphragmPumps = (): Item[] =>
  bodies.flatMap(({ code, key, value, diaphragm, cost, mass, text, use }) =>
    sizes.map(([number, port, flow, solid, air, height], index): Item => ({
      item: `DP-${number}-${code}`,
      category: 'diaphragm-pumps',
      brand: brands.marendo,
      name: {
        en: `Air-operated diaphragm pump ${port} in, ${flow} L/min, ${text.en}`,
        fr: `Pompe pneumatique à membranes ${port} po, ${flow} L/min, ${text.fr}`,
      },
      description: {
        en: `Double diaphragm pump, ${use.en}. Self-priming, runs dry without harm, stalls against a closed valve without overload. Up to ${flow} L/min at 7 bar air, solids to ${solid} mm; air inlet ${air} in NPT.`,
        fr: `Pompe à double membrane, ${use.fr}. Autoamorçante, tourne à sec sans dommage, cale sans surcharge contre une vanne fermée. Jusqu’à ${flow} L/min sous 7 bar d’air, solides jusqu’à ${String(solid).replace('.', ',')} mm ; entrée d’air ${air} po NPT.`,
      },
      keywords: {
        en: `AODD pump air diaphragm pump transfer pump ${port} inch`,
        fr: `pompe AODD pompe à air pompe de transfert ${port} pouce`,
      },
      attributes: {
        thread_size: `${port} NPT`,
        flow_rate_lpm: flow,
        pressure_rating: 7,
        max_solid: solid,
        material: value,
        diaphragm_material: diaphragm,
        air_inlet: `${air} NPT`,
        height,
      },
      picture: {
        key: `diaphragm-pump-${key}${index < 2 ? '-s' : '-l'}`,
        family: 'diaphragm-pump',
        params: { material: key, small: index < 2 ? 1 : 0 },
      },
      weight: round((1.3 + index ** 2 * 2.6 + index * 1.1) * mass, 1),
      price: (260 + index * 210 + index ** 2 * 115) * cost,
      ladder: 'machine',
      lead: 18,
      line: code,
      size: flow,
      accessories: index === 0 ? ['AP-FR-G14'] : ['AP-FR-G12'],
    })),
  );
