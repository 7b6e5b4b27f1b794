import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { inchesFr } from '../valves-piping/pipe-sizes.ts';
import { round } from '../text.ts';

/** ISO 7241 series B: code, body size, NPT thread, rated flow (L/min) and pressure (bar). */
const sizes = [
  ['04', '1/4', 12, 320],
  ['06', '3/8', 25, 300],
  ['08', '1/2', 45, 280],
  ['12', '3/4', 100, 210],
  ['16', '1', 190, 170],
] as const;

export const quickCouplings = (): Item[] =>
  (['C', 'P'] as const).flatMap((half) =>
    sizes.map(([code, inch, flow, bar], index): Item => ({
      item: `QC-B-${code}-${half}`,
      category: 'hydraulic-fittings',
      brand: brands.presslund,
      name: {
        en: `Quick coupling ISO 7241-B ${inch} in NPT, ${half === 'C' ? 'female half with sleeve' : 'male half'}`,
        fr: `Coupleur rapide ISO 7241-B ${inchesFr(inch)} NPT, ${half === 'C' ? 'demi-coupleur femelle à bague' : 'demi-coupleur mâle'}`,
      },
      description: {
        en: `Poppet-valve coupling half that closes when parted, so hardly any oil is lost. ${flow} L/min and ${bar} bar at size ${inch} in; interchangeable with any ISO 7241-B half. Steel with NBR seal; connect only with the line unloaded.`,
        fr: `Demi-coupleur à clapet qui se ferme au débranchement : presque aucune perte d’huile. ${flow} L/min et ${bar} bar en taille ${inchesFr(inch)} ; interchangeable avec tout coupleur ISO 7241-B. Acier, joint NBR ; connecter seulement hors pression.`,
      },
      keywords: {
        en: `quick disconnect hydraulic coupler QD ${inch}`,
        fr: `raccord rapide hydraulique push-pull ${inch} pouce`,
      },
      attributes: {
        fitting_shape: half === 'C' ? 'Quick coupling, female' : 'Quick coupling, male',
        thread_size: `${inch} NPT`,
        connection: 'Female NPT',
        pressure_rating: bar,
        flow_rate_lpm: flow,
        material: 'Steel, zinc-nickel',
        standard: 'ISO 7241-B',
      },
      picture: {
        key: `quick-coupling-${half === 'C' ? 'female' : 'male'}`,
        family: 'quick-coupling',
        params: { half: half === 'C' ? 'female' : 'male' },
      },
      weight: round((0.12 + index * 0.14) * (half === 'C' ? 1.2 : 0.55), 2),
      price: (14 + index * 9.5) * (half === 'C' ? 1.25 : 0.7),
      ladder: 'part',
      lead: 6,
      line: `QC-${half}`,
      size: index,
    })),
  );
