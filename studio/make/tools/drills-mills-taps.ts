import { brands } from '../brands.ts';
import type { Item } from '../model.ts';
import { comma, round } from '../text.ts';

/** DIN 338: diameter, total length, flute length (mm). */
const drills = [
  [1, 34, 12],
  [1.5, 40, 18],
  [2, 49, 24],
  [2.5, 57, 30],
  [3, 61, 33],
  [3.3, 65, 36],
  [3.5, 70, 39],
  [4, 75, 43],
  [4.2, 75, 43],
  [4.5, 80, 47],
  [5, 86, 52],
  [5.5, 93, 57],
  [6, 93, 57],
  [6.5, 101, 63],
  [6.8, 109, 69],
  [7, 109, 69],
  [7.5, 109, 69],
  [8, 117, 75],
  [8.5, 117, 75],
  [9, 125, 81],
  [9.5, 125, 81],
  [10, 133, 87],
  [10.2, 133, 87],
  [10.5, 133, 87],
  [11, 142, 94],
  [12, 151, 101],
  [13, 151, 101],
] as const;

const drill = ([d, total, flute]: (typeof drills)[number]): Item => {
  const tap = taps.find(([, , core]) => core === d);
  return {
    item: `TD-${d}`,
    category: 'drills',
    brand: brands.kerfwell,
    name: { en: `HSS-Co twist drill DIN 338, ${d} mm`, fr: `Foret hélicoïdal HSS-Co DIN 338, ${comma(d)} mm` },
    description: {
      en: `Ground drill of 5 % cobalt steel with 135° split point that starts without a centre punch, ${total} mm long with ${flute} mm flutes. For stainless and steels up to 1100 MPa, with plenty of coolant.${tap ? ` The tap drill for M${tap[0]}.` : ''}`,
      fr: `Foret taillé meulé en acier à 5 % de cobalt, pointe 135° amincie qui démarre sans pointage, longueur ${total} mm, hélice ${flute} mm. Pour inox et aciers jusqu’à 1100 MPa, sous arrosage abondant.${tap ? ` Avant-trou pour taraudage M${tap[0]}.` : ''}`,
    },
    keywords: { en: `jobber drill bit cobalt ${d}mm`, fr: `mèche à métaux foret cobalt ${comma(d)}mm` },
    attributes: {
      cutting_diameter: d,
      length: total,
      flute_length: flute,
      shank_diameter: d,
      tool_material: 'HSS-Co 5 %',
      coating: 'Bright',
      standard: 'DIN 338',
    },
    picture: {
      key: `drill-${d < 4 ? 's' : d < 9 ? 'm' : 'l'}`,
      family: 'twist-drill',
      params:
        d < 4
          ? { d: 3, total: 61, flute: 33 }
          : d < 9
            ? { d: 6, total: 93, flute: 57 }
            : { d: 12, total: 151, flute: 101 },
    },
    weight: round(Math.max(d * d * total * 4.6e-6, 0.001), 3),
    price: 2.1 + d * 0.36 + d * d * 0.075,
    ladder: 'bulk',
    lead: 4,
    line: 'drill',
    size: d,
    accessories: ['SPR-PO-400'],
  };
};

/** DIN 6527 L carbide end mills: diameter, total, cutting length, shank (mm). */
const mills = [
  [3, 57, 8, 6],
  [4, 57, 11, 6],
  [5, 57, 13, 6],
  [6, 57, 13, 6],
  [8, 63, 19, 8],
  [10, 72, 22, 10],
  [12, 83, 26, 12],
  [16, 92, 32, 16],
  [20, 104, 38, 20],
] as const;

const mill = (flutes: 2 | 4, [d, total, cut, shank]: (typeof mills)[number]): Item => ({
  item: `EM-${d}-${flutes}F`,
  category: 'end-mills',
  brand: brands.kerfwell,
  name: {
    en: `Solid carbide end mill ${d} mm, ${flutes} flutes, TiAlN`,
    fr: `Fraise carbure monobloc ${d} mm, ${flutes} dents, TiAlN`,
  },
  description: {
    en: `${flutes === 2 ? 'Two flutes with room for chips, for slots and aluminium' : 'Four flutes at 38/41° unequal helix against chatter, for steel and finishing'}. ${d} mm h10, cutting length ${cut} mm, shank ${shank} mm h6. TiAlN stands dry cutting.`,
    fr: `${flutes === 2 ? 'Deux dents avec place pour les copeaux, pour rainures et aluminium' : 'Quatre dents à hélice variable 38/41° contre les vibrations, pour acier et finition'}. ${d} mm h10, longueur de coupe ${cut} mm, queue ${shank} mm h6. Le TiAlN accepte l’usinage à sec.`,
  },
  keywords: {
    en: `milling cutter slot drill carbide ${d}mm ${flutes} flute`,
    fr: `fraise deux tailles carbure ${d}mm ${flutes} dents`,
  },
  attributes: {
    cutting_diameter: d,
    length: total,
    flute_length: cut,
    shank_diameter: shank,
    flutes,
    tool_material: 'Solid carbide',
    coating: 'TiAlN',
    standard: 'DIN 6527',
  },
  picture: { key: `end-mill-${flutes}f`, family: 'end-mill', params: { flutes, d: 10, total: 72, cut: 22, shank: 10 } },
  weight: round(shank * shank * total * 1.05e-5, 3),
  price: 14 + d * 1.1 + d * d * 0.32,
  ladder: 'part',
  lead: 6,
  line: `${flutes}F`,
  size: d,
  accessories: ['SPR-CL-400'],
});

/** DIN 371 up to M10, DIN 376 above: thread, pitch, tap drill, total length, shank (mm). */
const taps = [
  [3, 0.5, 2.5, 56, 3.5],
  [4, 0.7, 3.3, 63, 4.5],
  [5, 0.8, 4.2, 70, 6],
  [6, 1, 5, 80, 6],
  [8, 1.25, 6.8, 90, 8],
  [10, 1.5, 8.5, 100, 10],
  [12, 1.75, 10.2, 110, 9],
  [16, 2, 14, 110, 12],
  [20, 2.5, 17.5, 140, 16],
] as const;

const tapKinds = {
  spiral: {
    code: 'SF',
    coating: 'TiN',
    hole: 'Blind hole',
    extra: 2.2,
    name: { en: 'spiral flute for blind holes', fr: 'goujures hélicoïdales, trous borgnes' },
    use: {
      en: 'The 40° spiral lifts the chips out of a blind hole',
      fr: 'L’hélice à 40° remonte les copeaux du trou borgne',
    },
  },
  point: {
    code: 'SP',
    coating: 'Bright',
    hole: 'Through hole',
    extra: 0,
    name: { en: 'spiral point for through holes', fr: 'entrée gun, trous débouchants' },
    use: {
      en: 'The spiral point pushes the chips ahead through the hole',
      fr: 'L’entrée gun pousse les copeaux vers l’avant à travers le trou',
    },
  },
} as const;

const tap = (key: keyof typeof tapKinds, [m, pitch, core, total, shank]: (typeof taps)[number]): Item => {
  const kind = tapKinds[key];
  const standard = m <= 10 ? 'DIN 371' : 'DIN 376';
  return {
    item: `TP-M${m}-${kind.code}`,
    category: 'taps',
    brand: brands.kerfwell,
    name: {
      en: `Machine tap M${m} × ${pitch}, ${kind.name.en}`,
      fr: `Taraud machine M${m} × ${comma(pitch)}, ${kind.name.fr}`,
    },
    description: {
      en: `HSS-E tap to ${standard}, tolerance 6H. ${kind.use.en}. Drill ${core} mm first; ${total} mm long, shank ${shank} mm.`,
      fr: `Taraud HSS-E selon ${standard}, tolérance 6H. ${kind.use.fr}. Percer à ${comma(core)} mm ; longueur ${total} mm, queue ${comma(shank)} mm.`,
    },
    keywords: { en: `thread tap M${m}x${pitch} screw tap`, fr: `taraud M${m}x${comma(pitch)} taraudage` },
    attributes: {
      thread: `M${m}`,
      thread_pitch: pitch,
      tap_drill: core,
      length: total,
      shank_diameter: shank,
      tool_material: 'HSS-E',
      coating: kind.coating,
      hole_type: kind.hole,
      standard,
    },
    picture: { key: `tap-${key}`, family: 'tap', params: { spiral: key === 'spiral' ? 1 : 0 } },
    weight: round(m * m * total * 4.2e-6, 3),
    price: 11.5 + m * 0.9 + m * m * 0.09 + kind.extra,
    ladder: 'part',
    lead: 5,
    line: kind.code,
    size: m,
    accessories: drills.some(([d]) => d === core) ? [`TD-${core}`] : [],
  };
};

export const drillsMillsTaps = (): Item[] => [
  ...drills.map(drill),
  ...([4, 2] as const).flatMap((flutes) => mills.map((row) => mill(flutes, row))),
  ...(['spiral', 'point'] as const).flatMap((key) => taps.map((row) => tap(key, row))),
];
