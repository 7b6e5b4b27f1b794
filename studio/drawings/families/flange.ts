import { numbers, type Attributes } from '../attributes.ts';
import { across, leader, upright } from '../dimensions.ts';
import { box, centre, centreCircle, circle, cross, mm, outline, sheet, type Point } from '../sheet.ts';

/** The bolt pattern, with one hole named. */
const boltHoles = (cx: number, cy: number, k: number, n: number, r: number): string =>
  centreCircle(cx, cy, k) +
  Array.from({ length: n }, (_, i) =>
    circle(cx + Math.cos(((i + 0.5) / n) * Math.PI * 2) * k, cy + Math.sin(((i + 0.5) / n) * Math.PI * 2) * k, r),
  ).join('');

export const flange = (attributes: Attributes): string => {
  const {
    outside_diameter: D,
    bolt_circle: K,
    bolt_holes: n,
    hole_diameter: h,
    thickness: b,
    pipe_diameter: d,
  } = numbers(
    attributes,
    'outside_diameter',
    'bolt_circle',
    'bolt_holes',
    'hole_diameter',
    'thickness',
    'pipe_diameter',
  );
  const s = 290 / D;
  const [x, y, R, k, r, w] = [190, 260, (D * s) / 2, (K * s) / 2, (d * s) / 2, b * s];
  const left = 440;
  const half = (side: 1 | -1): string => {
    const points: Point[] = [
      [left, R],
      [left + w, R],
      [left + w, r * 1.35],
      [left + w * 2, r],
      [left + w * 2.6, r],
      [left + w * 2.6, r * 0.88],
      [left, r * 0.88],
    ];
    return (
      outline(
        points.map(([px, py]) => [px, y - side * py]),
        'hatch',
      ) +
      box(left, side > 0 ? y - k - (h * s) / 2 : y + k - (h * s) / 2, w, h * s) +
      centre(left - 12, y - side * k, left + w + 12, y - side * k)
    );
  };
  const a = Math.PI / n;
  return sheet(
    circle(x, y, R),
    circle(x, y, r * 0.88),
    boltHoles(x, y, k, n, (h * s) / 2),
    cross(x, y, R + 14),
    half(1),
    half(-1),
    centre(left - 24, y, left + w * 2.6 + 24, y),
    across(x - R, x + R, y + R + 90, `Ø${mm(D)}`, y),
    across(x - k, x + k, y + R + 44, `K ${mm(K)}`, y),
    across(left, left + w, y + R + 44, `b ${mm(b)}`, y + R),
    upright(y - r, y + r, left + w * 2.6 + 50, `Ø${mm(d)}`, left + w * 2.6),
    leader(x + Math.cos(-a) * k + 4, y + Math.sin(-a) * k - 4, x + R - 20, y - R - 20, `${n}×Ø${mm(h)}`),
  );
};

export const butterflyValve = (attributes: Attributes): string => {
  const {
    nominal_diameter_dn: dn,
    outside_diameter: D,
    bolt_circle: K,
    bolt_holes: n,
    length: L,
  } = numbers(attributes, 'nominal_diameter_dn', 'outside_diameter', 'bolt_circle', 'bolt_holes', 'length');
  const s = 250 / D;
  const [x, y, R, k, r] = [200, 320, (D * s) / 2, (K * s) / 2, (dn * s) / 2];
  const [side, w] = [460, L * s];
  const neck = (cx: number, width: number): string =>
    box(cx - width / 2, y - R * 1.35, width, R * 0.5) + box(cx - width, y - R * 1.46, width * 2, R * 0.12);
  return sheet(
    neck(x, 34),
    circle(x, y, R * 0.86),
    boltHoles(x, y, k, n, 7),
    circle(x, y, r),
    centre(x, y - R * 1.6, x, y + R + 20),
    centre(x - R - 20, y, x + R + 20, y),
    box(x - 6, y - r, 12, r * 2),
    neck(side, Math.min(w, 34)),
    box(side - w / 2, y - R * 0.86, w, R * 1.72),
    centre(side - w / 2 - 30, y, side + w / 2 + 30, y),
    across(x - k, x + k, y + R + 44, `K ${mm(K)}`, y),
    across(side - w / 2, side + w / 2, y + R + 44, `L ${mm(L)}`, y + R * 0.86),
    leader(x + r * 0.7, y - r * 0.7, x + R, y - R - 10, `DN ${mm(dn)}`),
    leader(x - k * 0.86, y - k * 0.5, x - R + 6, y - R - 30, `${n}×`),
  );
};
