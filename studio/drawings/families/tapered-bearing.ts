import { numbers, type Attributes } from '../attributes.ts';
import { across, upright } from '../dimensions.ts';
import { centre, edge, mm, outline, sheet, type Point } from '../sheet.ts';

/** Cone to the left, cup to the right; T over both. */
export const taperedBearing = (attributes: Attributes): string => {
  const {
    bore: d,
    outside_diameter: D,
    width: T,
    inner_ring_width: B,
    outer_ring_width: C,
  } = numbers(attributes, 'bore', 'outside_diameter', 'width', 'inner_ring_width', 'outer_ring_width');
  const s = 320 / D;
  const [cx, cy] = [300, 290];
  const [left, right] = [cx - (T * s) / 2, cx + (T * s) / 2];
  const [R, r, h] = [(D * s) / 2, (d * s) / 2, ((D - d) * s) / 2];
  const slope = 0.2;
  const half = (side: 1 | -1): string => {
    const at = (x: number, radius: number): Point => [x, cy - side * radius];
    const coneEnd = left + B * s;
    const cupStart = right - C * s;
    const race = (x: number): number => r + h * 0.34 + (coneEnd - x) * slope;
    const cup = (x: number): number => R - h * 0.36 + (cupStart + C * s * 0.5 - x) * slope;
    return (
      outline(
        [
          at(left, r),
          at(left, r + h * 0.62),
          at(left + B * s * 0.16, r + h * 0.6),
          at(left + B * s * 0.16, race(left + B * s * 0.16)),
          at(coneEnd, race(coneEnd)),
          at(coneEnd, r),
        ],
        'hatch',
      ) +
      outline([at(cupStart, R), at(right, R), at(right, cup(right)), at(cupStart, cup(cupStart))], 'counter-hatch') +
      outline([
        at(left + B * s * 0.19, race(left + B * s * 0.19)),
        at(left + B * s * 0.19, Math.min(cup(left + B * s * 0.19), R - 4)),
        at(coneEnd - B * s * 0.06, cup(coneEnd - B * s * 0.06)),
        at(coneEnd - B * s * 0.06, race(coneEnd - B * s * 0.06)),
      ])
    );
  };
  return sheet(
    half(1),
    half(-1),
    edge(left, cy - r, left, cy + r),
    edge(left + B * s, cy - r, left + B * s, cy + r),
    centre(left - 40, cy, right + 40, cy),
    upright(cy - R, cy + R, right + 80, `Ø${mm(D)}`, right),
    upright(cy - r, cy + r, left - 60, `Ø${mm(d)}`, left),
    across(left, right, cy + R + 90, `T ${mm(T)}`, [cy + r + h * 0.6, cy + R]),
    across(right - C * s, right, cy + R + 40, `C ${mm(C)}`, cy + R),
    across(left, left + B * s, cy - R - 40, `B ${mm(B)}`, [cy - r - h * 0.6, cy - r - h * 0.34]),
  );
};
