import { numbers, type Attributes } from '../attributes.ts';
import { across, leader } from '../dimensions.ts';
import { centre, circle, cross, mm, sheet } from '../sheet.ts';

export const oRing = (attributes: Attributes): string => {
  const { inside_diameter: d1, cross_section: d2 } = numbers(attributes, 'inside_diameter', 'cross_section');
  const s = 300 / (d1 + 2 * d2);
  const [cx, cy, ri, ro] = [270, 230, (d1 * s) / 2, (d1 * s) / 2 + d2 * s];
  return sheet(
    circle(cx, cy, ro),
    circle(cx, cy, ri),
    centre(cx, cy - ro - 20, cx, cy + ro + 20),
    centre(cx - ro - 20, cy, cx + ro + 20, cy),
    across(cx - ri, cx + ri, cy + ro + 50, `d1 ${mm(d1)}`, cy),
    circle(270, 520, 44, 'hatch'),
    cross(270, 520, 60),
    leader(270 + 44, 520, 360, 520, `d2 ${mm(d2)}`),
  );
};
