import { numbers, word, type Attributes } from '../attributes.ts';
import { across, leader, upright } from '../dimensions.ts';
import { box, centre, circle, cross, mm, sheet, thin } from '../sheet.ts';

/** Side view at the left, drive end at the right (IEC 60072-1 letters). */
export const motor = (attributes: Attributes): string => {
  const {
    centre_height: H,
    shaft_diameter: D,
    shaft_length: E,
    length: L,
  } = numbers(attributes, 'centre_height', 'shaft_diameter', 'shaft_length', 'length');
  const mounting = word(attributes, 'mounting');
  const s = Math.min(262 / L, 170 / (H * 2));
  const [axis, left, endX] = [240, 74, 490];
  const shoulder = left + E * s;
  const [R, right] = [H * s * 0.94, left + L * s];
  const body =
    box(shoulder, axis - R, (L - E) * s * 0.76, R * 2) +
    box(shoulder + (L - E) * s * 0.76, axis - R * 1.06, (L - E) * s * 0.24, R * 2.12) +
    box(left, axis - (D * s) / 2, E * s, D * s) +
    box(shoulder + (L - E) * s * 0.2, axis - R * 1.46, R * 0.9, R * 0.46) +
    Array.from({ length: 9 }, (_, i) =>
      thin(
        shoulder + (L - E) * s * 0.12,
        axis - R * 0.8 + i * R * 0.2,
        shoulder + (L - E) * s * 0.74,
        axis - R * 0.8 + i * R * 0.2,
      ),
    ).join('');
  const face =
    circle(endX, axis, R) +
    circle(endX, axis, R * 0.42) +
    circle(endX, axis, Math.max((D * s) / 2, 3)) +
    box(endX - R * 0.4, axis - R * 1.46, R * 0.8, R * 0.5) +
    cross(endX, axis, R * 1.2);
  const common = [
    centre(left - 18, axis, right + 18, axis),
    leader(left + 4, axis - (D * s) / 2, left - 10, axis - R - 16, `Ø${mm(D)}`),
    across(left, shoulder, axis + (D * s) / 2 + 44, `E ${mm(E)}`, axis + (D * s) / 2, 'left'),
    across(left, right, axis + H * s + (mounting === 'B3' ? 112 : 104), `L ${mm(L)}`, [
      axis + (D * s) / 2,
      axis + R * 1.06,
    ]),
  ];
  return sheet(
    body,
    face,
    common,
    mounting === 'B3'
      ? feet(attributes, { s, axis, shoulder, endX, R })
      : flange(attributes, { s, axis, shoulder, endX }),
  );
};

type Place = Readonly<{ s: number; axis: number; shoulder: number; endX: number }>;

const feet = (attributes: Attributes, { s, axis, shoulder, endX, R }: Place & { R: number }): string => {
  const {
    centre_height: H,
    foot_width: A,
    foot_length: B,
    foot_offset: C,
  } = numbers(attributes, 'centre_height', 'foot_width', 'foot_length', 'foot_offset');
  const ground = axis + H * s;
  const [x1, x2] = [shoulder + C * s, shoulder + (C + B) * s];
  return [
    box(x1 - 10, ground - 9, x2 - x1 + 20, 9),
    [x1, x2]
      .map(
        (x) => box(x - 7, axis + R * 0.86, 14, ground - 9 - axis - R * 0.86) + centre(x, ground - 24, x, ground + 12),
      )
      .join(''),
    [-1, 1]
      .map(
        (side) =>
          box(endX + (side * A * s) / 2 - 14, ground - 9, 28, 9) +
          centre(endX + (side * A * s) / 2, ground - 22, endX + (side * A * s) / 2, ground + 12),
      )
      .join(''),
    across(shoulder, x1, ground + 72, `C ${mm(C)}`, [axis + R, ground + 8]),
    across(x1, x2, ground + 30, `B ${mm(B)}`, ground + 8),
    across(endX - (A * s) / 2, endX + (A * s) / 2, ground + 30, `A ${mm(A)}`, ground + 8),
    upright(axis, ground, endX + R + 36, `H ${mm(H)}`, [endX + R, endX + (A * s) / 2 + 14]),
  ].join('');
};

const flange = (attributes: Attributes, { s, axis, shoulder, endX }: Place): string => {
  const { flange_diameter: P } = numbers(attributes, 'flange_diameter');
  const r = (P * s) / 2;
  const holes = [1, 3, 5, 7]
    .map((k) => circle(endX + Math.cos((k * Math.PI) / 4) * r * 0.84, axis + Math.sin((k * Math.PI) / 4) * r * 0.84, 4))
    .join('');
  return (
    box(shoulder, axis - r, 12, r * 2) +
    `<circle cx="${endX}" cy="${axis}" r="${Math.round(r)}" fill="none" stroke="#16212B" stroke-width="2"/>` +
    holes +
    across(endX - r, endX + r, axis + r + 60, `Ø${mm(P)}`, axis)
  );
};
