import { brands } from '../brands.ts';
import type { Item, Text } from '../model.ts';
import { round } from '../text.ts';

/**
 * Wheel diameter, tread width, overall height, plate length × width, hole spacing (mm), load of the hardest wheel (kg).
 */
const sizes = [
  [80, 36, 108, 100, 85, 80, 160],
  [100, 36, 128, 100, 85, 80, 200],
  [125, 40, 155, 100, 85, 80, 250],
  [160, 50, 195, 140, 110, 105, 350],
  [200, 50, 240, 140, 110, 105, 450],
] as const;
const wheels: readonly {
  code: string;
  key: string;
  value: string;
  share: number;
  cost: number;
  text: Text;
  use: Text;
}[] = [
  {
    code: 'RB',
    key: 'rubber',
    value: 'Solid rubber',
    share: 0.5,
    cost: 1,
    text: { en: 'rubber', fr: 'caoutchouc' },
    use: { en: 'is quiet on rough floors', fr: 'est silencieuse sur sols inégaux' },
  },
  {
    code: 'PU',
    key: 'polyurethane',
    value: 'Polyurethane on aluminium',
    share: 1,
    cost: 1.9,
    text: { en: 'polyurethane', fr: 'polyuréthane' },
    use: {
      en: 'rolls easily under heavy loads and leaves no marks',
      fr: 'roule facilement sous forte charge sans marquer le sol',
    },
  },
  {
    code: 'PA',
    key: 'polyamide',
    value: 'Polyamide',
    share: 0.9,
    cost: 1.15,
    text: { en: 'polyamide', fr: 'polyamide' },
    use: {
      en: 'is hard and light and stands water and acids',
      fr: 'est dure et légère, et résiste à l’eau et aux acides',
    },
  },
];
const mounts: readonly { code: string; key: string; value: string; cost: number; name: Text; use: Text }[] = [
  {
    code: 'S',
    key: 'swivel',
    value: 'Swivel',
    cost: 1,
    name: { en: 'Swivel caster', fr: 'Roulette pivotante' },
    use: { en: 'Double ball race in the swivel head', fr: 'Double rangée de billes dans la tête pivotante' },
  },
  {
    code: 'B',
    key: 'brake',
    value: 'Swivel with brake',
    cost: 1.28,
    name: { en: 'Swivel caster with total brake', fr: 'Roulette pivotante à blocage total' },
    use: { en: 'The pedal locks wheel and swivel together', fr: 'La pédale bloque ensemble la roue et le pivot' },
  },
  {
    code: 'F',
    key: 'fixed',
    value: 'Fixed',
    cost: 0.72,
    name: { en: 'Fixed caster', fr: 'Roulette fixe' },
    use: {
      en: 'Pressed steel fork that keeps the cart straight',
      fr: 'Chape fixe en tôle qui garde le chariot en ligne',
    },
  },
];

export const casters = (): Item[] =>
  wheels.flatMap((wheel) =>
    mounts.flatMap((mount) =>
      sizes.map(([d, tread, height, plateLength, plateWidth, holes, load]): Item => {
        const kg = Math.round((load * wheel.share) / 10) * 10;
        return {
          item: `CST-${d}-${wheel.code}-${mount.code}`,
          category: 'casters',
          brand: brands.haulden,
          name: {
            en: `${mount.name.en} ${d} mm, ${wheel.text.en}, ${kg} kg`,
            fr: `${mount.name.fr} ${d} mm, ${wheel.text.fr}, ${kg} kg`,
          },
          description: {
            en: `${mount.use.en}; the ${wheel.text.en} wheel ${wheel.use.en}. ${height} mm overall height, plate ${plateLength} × ${plateWidth} mm. Reckon with three wheels carrying the load: ${kg} kg each.`,
            fr: `${mount.use.fr} ; la roue en ${wheel.text.fr} ${wheel.use.fr}. Hauteur totale ${height} mm, platine ${plateLength} × ${plateWidth} mm. Compter sur trois roues porteuses : ${kg} kg chacune.`,
          },
          keywords: {
            en: `castor wheel trolley wheel cart ${d}mm`,
            fr: `roue de chariot roulette industrielle ${d}mm`,
          },
          attributes: {
            wheel_diameter: d,
            tread_width: tread,
            height,
            caster_mount: mount.value,
            wheel_material: wheel.value,
            load_capacity: kg,
            plate_length: plateLength,
            plate_width: plateWidth,
            bolt_spacing: holes,
          },
          picture: {
            key: `caster-${mount.key}-${wheel.key}`,
            family: 'caster',
            params: { mount: mount.key, wheel: wheel.key },
          },
          weight: round((d / 100) ** 2 * 0.9 * (mount.code === 'F' ? 0.75 : 1), 2),
          price: (6.5 + (d / 100) ** 2 * 9.2) * wheel.cost * mount.cost,
          ladder: 'bulk',
          lead: 8,
          line: `${wheel.code}-${mount.code}`,
          size: d,
          accessories: [
            'HS-M8X25-8.8',
            'HN-M8-8',
            ...(mount.code === 'S' ? [`CST-${d}-${wheel.code}-F`, `CST-${d}-${wheel.code}-B`] : []),
          ],
        };
      }),
    ),
  );
