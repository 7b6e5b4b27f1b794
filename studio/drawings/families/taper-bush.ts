import { numbers, type Attributes } from '../attributes.ts';
import { across, note, upright } from '../dimensions.ts';
import { centre, edge, mm, outline, sheet, type Point } from '../sheet.ts';

export const taperBush = (attributes: Attributes): string => {
  const { bore: d, outside_diameter: D, length: L } = numbers(attributes, 'bore', 'outside_diameter', 'length');
  const s = Math.min(330 / D, 300 / L);
  const [cx, cy, w] = [300, 290, L * s];
  const [R, r] = [(D * s) / 2, (d * s) / 2];
  const small = R - w * Math.tan((4 * Math.PI) / 180);
  const half = (side: 1 | -1): string =>
    outline(
      (
        [
          [cx - w / 2, r],
          [cx - w / 2, R],
          [cx + w / 2, small],
          [cx + w / 2, r],
        ] as Point[]
      ).map(([x, y]) => [x, cy - side * y]),
      'hatch',
    );
  return sheet(
    edge(cx - w / 2, cy - r, cx - w / 2, cy + r),
    edge(cx + w / 2, cy - r, cx + w / 2, cy + r),
    half(1),
    half(-1),
    centre(cx - w / 2 - 40, cy, cx + w / 2 + 40, cy),
    upright(cy - R, cy + R, cx - w / 2 - 80, `Ø${mm(D)}`, cx - w / 2),
    upright(cy - r, cy + r, cx + w / 2 + 70, `Ø${mm(d)}`, cx + w / 2),
    across(cx - w / 2, cx + w / 2, cy + R + 60, `L ${mm(L)}`, [cy + R, cy + small]),
    note(cx + w / 2 + 60, cy - R - 6, '8°'),
  );
};
