import { numbers, type Attributes } from '../attributes.ts';
import { across, upright } from '../dimensions.ts';
import { box, centre, circle, edge, mm, sheet } from '../sheet.ts';

/** Section with the axis upright: two washers and the balls between. */
export const thrustBearing = (attributes: Attributes): string => {
  const { bore: d, outside_diameter: D, height: H } = numbers(attributes, 'bore', 'outside_diameter', 'height');
  const s = 360 / D;
  const [cx, cy, h] = [300, 290, H * s];
  const [R, r] = [(D * s) / 2, (d * s) / 2];
  const plate = h * 0.3;
  const ball = Math.min(h * 0.29, (R - r) * 0.4);
  const half = (side: 1 | -1): string => {
    const x = Math.min(cx + side * r, cx + side * R);
    return (
      box(x, cy - h / 2, R - r, plate, 'hatch') +
      box(x, cy + h / 2 - plate, R - r, plate, 'counter-hatch') +
      circle(cx + (side * (R + r)) / 2, cy, ball)
    );
  };
  const lines = [cy - h / 2, cy - h / 2 + plate, cy + h / 2 - plate, cy + h / 2]
    .map((y) => edge(cx - r, y, cx + r, y))
    .join('');
  return sheet(
    lines,
    half(1),
    half(-1),
    centre(cx, cy - h / 2 - 40, cx, cy + h / 2 + 40),
    across(cx - r, cx + r, cy - h / 2 - 60, `Ø${mm(d)}`, cy - h / 2),
    across(cx - R, cx + R, cy + h / 2 + 70, `Ø${mm(D)}`, cy + h / 2),
    upright(cy - h / 2, cy + h / 2, cx + R + 60, `H ${mm(H)}`, cx + R),
  );
};
