import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { comma, round } from '../text.ts';

/**
 * EN 733 back-pull-out sizes at 2900 rpm: outlet DN, impeller, inlet DN, flow (m³/h), head (m), motor (kW), motor
 * frame, total length (mm).
 */
const sizes: readonly (readonly [number, number, number, number, number, number, string, number])[] = [
  [32, 125, 50, 12.5, 20, 1.5, '90S', 780],
  [32, 160, 50, 12.5, 32, 2.2, '90L', 805],
  [32, 200, 50, 12.5, 50, 4, '112M', 850],
  [40, 125, 65, 25, 20, 2.2, '90L', 805],
  [40, 160, 65, 25, 32, 4, '112M', 850],
  [40, 200, 65, 25, 50, 7.5, '132S', 960],
  [50, 125, 65, 50, 20, 4, '112M', 870],
  [50, 160, 65, 50, 32, 7.5, '132S', 960],
  [50, 200, 65, 50, 50, 11, '160M', 1120],
  [65, 125, 80, 100, 20, 7.5, '132S', 980],
  [65, 160, 80, 100, 32, 15, '160M', 1120],
  [65, 200, 80, 100, 50, 22, '180M', 1210],
];

const materials: readonly { code: string; key: string; value: string; cost: number; text: Text }[] = [
  { code: 'CI', key: 'iron', value: 'Cast iron GG25', cost: 1, text: { en: 'cast iron', fr: 'fonte' } },
  { code: 'SS', key: 'steel', value: 'Stainless steel 316', cost: 2.1, text: { en: 'stainless 316', fr: 'inox 316' } },
];

export const centrifugalPumps = (): Item[] =>
  materials.flatMap(({ code, key, value, cost, text }) =>
    sizes.map(([outlet, impeller, inlet, flow, head, kW, frame, length]): Item => ({
      item: `CP-${outlet}-${impeller}-${code}`,
      category: 'centrifugal-pumps',
      brand: brands.marendo,
      name: {
        en: `Centrifugal pump ${outlet}-${impeller}, ${flow} m³/h at ${head} m, ${kW} kW, ${text.en}`,
        fr: `Pompe centrifuge ${outlet}-${impeller}, ${comma(flow)} m³/h à ${head} m, ${comma(kW)} kW, ${text.fr}`,
      },
      description: {
        en: `End-suction pump to EN 733 on a base plate with coupling and ${kW} kW motor, ready to align and run. Delivers ${flow} m³/h against ${head} m at 2900 rpm; inlet DN ${inlet}, outlet DN ${outlet}. The rotor pulls out to the back, the pipes stay where they are.${code === 'SS' ? ' Wetted parts of 316 for brine and mild acids.' : ''}`,
        fr: `Pompe à aspiration axiale selon EN 733, sur socle avec accouplement et moteur de ${comma(kW)} kW, prête à aligner. Débite ${comma(flow)} m³/h à ${head} m de hauteur à 2900 tr/min ; aspiration DN ${inlet}, refoulement DN ${outlet}. Le mobile s’extrait par l’arrière sans toucher aux tuyauteries.${code === 'SS' ? ' Parties mouillées en 316 pour saumure et acides doux.' : ''}`,
      },
      keywords: {
        en: `water pump end suction pump circulation pump ${round(kW * 1.341, 1)} hp DIN 24255`,
        fr: `pompe à eau pompe normalisée pompe de circulation ${comma(round(kW * 1.341, 1))} HP DIN 24255`,
      },
      attributes: {
        flow_rate: flow,
        head,
        power: kW,
        inlet_dn: inlet,
        outlet_dn: outlet,
        impeller_diameter: impeller,
        rated_speed: 2900,
        frame_size: frame,
        material: value,
        shaft_seal: 'Mechanical seal SiC/carbon',
        temperature_max: 120,
        length,
      },
      picture: {
        key: `centrifugal-pump-${key}-${kW <= 2.2 ? 's' : kW <= 7.5 ? 'm' : 'l'}`,
        family: 'centrifugal-pump',
        params: { material: key, size: kW <= 2.2 ? 0.78 : kW <= 7.5 ? 1 : 1.2 },
      },
      weight: round(32 + kW * 9.5 + impeller * 0.09 + outlet * 0.2),
      price: (540 + 165 * kW ** 0.8 + impeller * 1.1) * cost,
      ladder: 'machine',
      lead: 24,
      line: `${impeller}-${code}`,
      size: outlet,
      accessories: [`MT-${frame}-2P-${kW}-B3`, outlet >= 50 ? `BF-${outlet}` : '', `FC-${outlet}`].filter(Boolean),
    })),
  );
