import { brands } from '../brands.ts';
import type { Attributes, Item, Text } from '../model.ts';
import { comma, round, significant } from '../text.ts';
import { frames, ie3, type Frame } from './motors.series.ts';

type Mounting = Readonly<{
  code: 'B3' | 'B5' | 'B14';
  poles: readonly (2 | 4 | 6)[];
  cost: number;
  label: Text;
  use: Text;
}>;

const mountings: readonly Mounting[] = [
  {
    code: 'B3',
    poles: [2, 4, 6],
    cost: 1,
    label: { en: 'foot mounted B3', fr: 'à pattes B3' },
    use: { en: 'Feet for base plates and slide rails', fr: 'Pattes pour socle ou glissières' },
  },
  {
    code: 'B5',
    poles: [4],
    cost: 1.06,
    label: { en: 'flange B5', fr: 'à bride B5' },
    use: {
      en: 'Large flange with through holes, for gearboxes and pumps',
      fr: 'Grande bride à trous lisses, pour réducteurs et pompes',
    },
  },
  {
    code: 'B14',
    poles: [4],
    cost: 1.04,
    label: { en: 'face B14', fr: 'à bride B14' },
    use: {
      en: 'Small flange with tapped holes, for compact gearboxes',
      fr: 'Petite bride à trous taraudés, pour réducteurs compacts',
    },
  },
];

const synchronousSpeed = (poles: number): number => 6000 / poles;

/** A fit of catalogue speeds at 50 Hz: small motors slip more. */
const ratedSpeed = (poles: number, kW: number): number => {
  return (
    Math.round((synchronousSpeed(poles) * (1 - 0.078 * (0.12 / (kW + 0.12)) - 0.09 / (1 + kW ** 0.55) - 0.006)) / 5) * 5
  );
};

const band = (height: number): string =>
  height <= 63 ? '63' : height <= 80 ? '80' : height <= 100 ? '100' : height <= 132 ? '132' : '180';
const shown: Record<string, string> = { '63': '63', '80': '80', '100': '100L', '132': '132M', '180': '180L' };

const picture = (mounting: Mounting, frame: Frame) => {
  const key = mounting.code === 'B3' ? band(frame.H) : frame.H <= 80 ? '80' : '132';
  const like =
    frames.find((f) => f.frame === (mounting.code === 'B14' && key === '132' ? '100L' : shown[key])) ?? frame;
  const { H, A, B, C, D, E, L, b5, b14 } = like;
  return {
    key: `motor-${mounting.code.toLowerCase()}-${key}`,
    family: 'motor',
    params: { mounting: mounting.code, H, A, B, C, D, E, L, flange: mounting.code === 'B14' ? b14 : b5 },
  };
};

/** Power factor falls with more poles and less power. */
const ratedCurrent = (kW: number, poles: number, efficiency: number): number =>
  significant((kW * 1000) / (Math.sqrt(3) * 400 * (efficiency / 100) * (0.86 - poles * 0.015 - 0.06 / (kW + 0.3))));

/** The coupling size whose largest bore takes the shaft. */
const couplingFor = (shaft: number): string[] => {
  const sizes = [
    [14, 16],
    [19, 24],
    [24, 28],
    [28, 38],
    [38, 45],
    [42, 55],
    [48, 62],
  ] as const;
  const size = sizes.find(([, maxBore]) => shaft <= maxBore);
  return size ? [`JC-${size[0]}`] : [];
};

const mountingAttributes = (frame: Frame, mounting: Mounting): Attributes => {
  switch (mounting.code) {
    case 'B3':
      return { foot_width: frame.A, foot_length: frame.B, foot_offset: frame.C, foot_hole: frame.K };
    case 'B5':
      return { flange_diameter: frame.b5 };
    case 'B14':
      return { flange_diameter: frame.b14 };
  }
};

const motor = (frame: Frame, poles: 2 | 4 | 6, kW: number, mounting: Mounting): Item => {
  const speed = ratedSpeed(poles, kW);
  const efficiency = ie3[kW]?.[poles / 2 - 1];
  const torque = significant((9550 * kW) / speed);
  const classText = efficiency ? ', IE3' : '';
  return {
    item: `MT-${frame.frame}-${poles}P-${kW}-${mounting.code}`,
    category: 'three-phase-motors',
    brand: brands.voltarn,
    name: {
      en: `Three-phase motor ${kW} kW, ${poles}-pole, frame ${frame.frame}, ${mounting.label.en}${classText}`,
      fr: `Moteur asynchrone triphasé ${comma(kW)} kW, ${poles} pôles, carcasse ${frame.frame}, ${mounting.label.fr}${classText}`,
    },
    description: {
      en: `Totally enclosed fan-cooled squirrel-cage motor, IP55, insulation class F, for 400 V 50 Hz or 460 V 60 Hz and for inverters. ${kW} kW at ${speed} rpm gives ${torque} N·m on a ${frame.D} × ${frame.E} mm shaft. ${mounting.use.en}.`,
      fr: `Moteur à cage d’écureuil fermé et autoventilé, IP55, isolation classe F, pour 400 V 50 Hz ou 460 V 60 Hz et pour variateur. ${comma(kW)} kW à ${speed} tr/min donnent ${comma(torque)} N·m sur un bout d’arbre de ${frame.D} × ${frame.E} mm. ${mounting.use.fr}.`,
    },
    keywords: {
      en: `electric motor induction motor AC motor TEFC ${round(kW * 1.341, 2)} hp ${frame.frame} ${synchronousSpeed(poles)} rpm IM ${mounting.code}`,
      fr: `moteur électrique moteur à induction moteur CA ${comma(round(kW * 1.341, 2))} HP ${frame.frame} ${synchronousSpeed(poles)} tr/min IM ${mounting.code}`,
    },
    attributes: {
      power: kW,
      poles,
      rated_speed: speed,
      frame_size: frame.frame,
      mounting: mounting.code,
      ...(efficiency ? { efficiency_class: 'IE3', efficiency } : {}),
      torque,
      rated_current: ratedCurrent(kW, poles, efficiency ?? 55),
      voltage: '400 V 50 Hz / 460 V 60 Hz',
      protection: 'IP55',
      centre_height: frame.H,
      shaft_diameter: frame.D,
      shaft_length: frame.E,
      length: frame.L,
      ...mountingAttributes(frame, mounting),
    },
    picture: picture(mounting, frame),
    weight: round(2.1 + 0.0000185 * frame.H ** 3 * (frame.L / frame.H / 3.6), 1),
    price: (92 + 118 * kW ** 0.83) * (1 + (poles - 2) * 0.09) * mounting.cost,
    ladder: 'machine',
    lead: kW > 11 ? 28 : 14,
    line: `${mounting.code}-${poles}`,
    size: kW * 1000 + frame.H,
    accessories: [...couplingFor(frame.D), ...(kW >= 0.37 && kW <= 22 ? [`FI-3H-${kW}`] : [])],
  };
};

export const motors = (): Item[] =>
  mountings.flatMap((mounting) =>
    mounting.poles.flatMap((poles) =>
      frames
        .filter(({ b14 }) => mounting.code !== 'B14' || b14 > 0)
        .flatMap((frame) => frame.power[poles].map((kW) => motor(frame, poles, kW, mounting))),
    ),
  );
