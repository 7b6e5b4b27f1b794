import { numbers, type Attributes } from '../attributes.ts';
import { across, upright } from '../dimensions.ts';
import { centre, circle, edge, mm, outline, sheet, type Point } from '../sheet.ts';

/** DIN 3760 type A in section: casing, lip and garter spring. */
export const oilSeal = (attributes: Attributes): string => {
  const {
    shaft_diameter: d,
    outside_diameter: D,
    width: b,
  } = numbers(attributes, 'shaft_diameter', 'outside_diameter', 'width');
  const s = 330 / D;
  const [cx, cy, w] = [300, 280, Math.max(b * s, 40)];
  const [R, r] = [(D * s) / 2, (d * s) / 2];
  const t = R - r;
  const [l, e] = [cx - w / 2, cx + w / 2];
  const half = (side: 1 | -1): string => {
    const points: Point[] = [
      [l, R],
      [e, R],
      [e, R - t * 0.2],
      [l + w * 0.24, R - t * 0.22],
      [l + w * 0.26, r + t * 0.42],
      [e - w * 0.06, r + t * 0.46],
      [e - w * 0.1, r + t * 0.26],
      [cx + w * 0.14, r],
      [l + w * 0.2, r + t * 0.24],
      [l, r + t * 0.2],
    ];
    return (
      outline(
        points.map(([x, y]) => [x, cy - side * y]),
        'hatch',
      ) + circle(cx + w * 0.26, cy - side * (r + t * 0.56), Math.max(t * 0.09, 3))
    );
  };
  return sheet(
    half(1),
    half(-1),
    edge(l, cy - r - t * 0.2, l, cy + r + t * 0.2),
    centre(l - 40, cy, e + 40, cy),
    upright(cy - R, cy + R, l - 70, `Ø${mm(D)}`, l),
    upright(cy - r, cy + r, e + 66, `Ø${mm(d)}`, cx + w * 0.14),
    across(l, e, cy + R + 60, `b ${mm(b)}`, cy + R),
  );
};
