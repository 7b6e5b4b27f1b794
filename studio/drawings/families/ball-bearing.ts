import { numbers, type Attributes } from '../attributes.ts';
import { across, upright } from '../dimensions.ts';
import { box, centre, circle, edge, mm, sheet } from '../sheet.ts';

/** Full section; the axis lies level. */
export const ballBearing = (attributes: Attributes): string => {
  const { bore: d, outside_diameter: D, width: B } = numbers(attributes, 'bore', 'outside_diameter', 'width');
  const s = 340 / D;
  const [cx, cy, w] = [300, 290, B * s];
  const [R, r] = [(D * s) / 2, (d * s) / 2];
  const ring = (R - r) * 0.27;
  const ball = (R - r) * 0.3;
  const half = (side: 1 | -1): string => {
    const y = (radius: number): number => cy - side * radius;
    const strip = (from: number, to: number): string =>
      box(cx - w / 2, Math.min(y(from), y(to)), w, Math.abs(from - to), 'hatch');
    return (
      strip(R, R - ring) +
      strip(r + ring, r) +
      circle(cx, y((R + r) / 2), ball) +
      centre(cx - ball - 8, y((R + r) / 2), cx + ball + 8, y((R + r) / 2))
    );
  };
  const sides = [cx - w / 2, cx + w / 2]
    .map((x) => edge(x, cy - r, x, cy + r) + edge(x, cy - R, x, cy - r) + edge(x, cy + r, x, cy + R))
    .join('');
  return sheet(
    sides,
    half(1),
    half(-1),
    centre(cx - w / 2 - 40, cy, cx + w / 2 + 40, cy),
    upright(cy - R, cy + R, cx - w / 2 - 90, `Ø${mm(D)}`, cx - w / 2),
    upright(cy - r, cy + r, cx + w / 2 + 70, `Ø${mm(d)}`, cx + w / 2),
    across(cx - w / 2, cx + w / 2, cy + R + 60, `B ${mm(B)}`, cy + R),
  );
};
