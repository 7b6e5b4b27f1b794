import { numbers, word, type Attributes } from '../attributes.ts';
import { across, leader, upright } from '../dimensions.ts';
import { box, centre, centreCircle, circle, cross, edge, mm, path, px, sheet } from '../sheet.ts';

type Wheel = Readonly<{
  teeth: number;
  tip: number;
  pitch: number;
  hub: number;
  bore: number;
  face: number;
  length: number;
  label: string;
  root: number;
}>;

/** Front view with its teeth at the left, half section at the right; for gears and sprockets alike. */
const wheel = ({ teeth, tip, pitch, hub, bore, face, length, label, root }: Wheel): string => {
  const s = Math.min(270 / tip, 150 / length);
  const [x1, y1, x2] = [180, 270, 440];
  const [T, P, Ro, H, B] = [tip, pitch, root, hub, bore].map((d) => (d * s) / 2) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const step = (Math.PI * 2) / teeth;
  const points = Array.from({ length: teeth }, (_, i) =>
    [
      [-0.27, Ro],
      [-0.13, T],
      [0.13, T],
      [0.27, Ro],
    ].map(([o = 0, r = 0]) => `${px(x1 + Math.sin((i + o) * step) * r)} ${px(y1 - Math.cos((i + o) * step) * r)}`),
  ).flat();
  const w = [face * s, length * s] as const;
  const left = x2 - w[1] / 2;
  const half = (side: 1 | -1): string => {
    const band = (r1: number, r2: number, width: number, fill: 'hatch' | 'white'): string =>
      box(left, side > 0 ? y1 - r1 : y1 + r2, width, r1 - r2, fill);
    return (
      band(T, Ro, w[0], 'white') +
      band(Ro, B, w[0], 'hatch') +
      box(left + w[0], side > 0 ? y1 - H : y1 + B, w[1] - w[0], H - B, 'hatch')
    );
  };
  return sheet(
    path(`M${points.join('L')}Z`),
    circle(x1, y1, H),
    circle(x1, y1, B),
    centreCircle(x1, y1, P),
    cross(x1, y1, T + 14),
    half(1),
    half(-1),
    edge(left, y1 - B, left, y1 + B),
    edge(left + w[1], y1 - B, left + w[1], y1 + B),
    centre(left - 24, y1, left + w[1] + 24, y1),
    centre(left - 12, y1 - P, left + w[0] + 12, y1 - P),
    centre(left - 12, y1 + P, left + w[0] + 12, y1 + P),
    upright(y1 - T, y1 + T, left - 46, `Ø${mm(tip)}`, left),
    upright(y1 - P, y1 + P, left - 14, `Ø${mm(pitch)}`, left),
    upright(y1 - H, y1 + H, left + w[1] + 66, `Ø${mm(hub)}`, left + w[1]),
    upright(y1 - B, y1 + B, left + w[1] + 32, `Ø${mm(bore)}`, left + w[1]),
    across(left, left + w[0], y1 + T + 44, mm(face), y1 + T),
    across(left, left + w[1], y1 + T + 92, mm(length), [y1 + T, y1 + H]),
    leader(x1 - T * 0.7, y1 + T * 0.7, x1 - T * 0.7 + 30, y1 + T + 56, label),
  );
};

export const spurGear = (attributes: Attributes): string => {
  const {
    module,
    teeth,
    pitch_diameter: pitch,
    tip_diameter: tip,
    face_width: face,
    bore,
    hub_diameter: hub,
    length,
  } = numbers(
    attributes,
    'module',
    'teeth',
    'pitch_diameter',
    'tip_diameter',
    'face_width',
    'bore',
    'hub_diameter',
    'length',
  );
  return wheel({
    teeth,
    tip,
    pitch,
    hub,
    bore,
    face,
    length,
    root: pitch - 2.5 * module,
    label: `m ${mm(module)}  z ${teeth}`,
  });
};

export const sprocket = (attributes: Attributes): string => {
  const {
    teeth,
    pitch: p,
    pitch_diameter: pitch,
    tip_diameter: tip,
    tooth_width: face,
    bore,
    hub_diameter: hub,
    length,
  } = numbers(
    attributes,
    'teeth',
    'pitch',
    'pitch_diameter',
    'tip_diameter',
    'tooth_width',
    'bore',
    'hub_diameter',
    'length',
  );
  return wheel({
    teeth,
    tip,
    pitch,
    hub,
    bore,
    face,
    length,
    root: pitch - 0.62 * p,
    label: `${word(attributes, 'chain_code')}  z ${teeth}`,
  });
};
