import { numbers, type Attributes } from '../attributes.ts';
import { across, upright } from '../dimensions.ts';
import { box, centre, circle, cross, edge, mm, sheet } from '../sheet.ts';

export const washer = (attributes: Attributes): string => {
  const {
    inside_diameter: d,
    outside_diameter: D,
    thickness: h,
  } = numbers(attributes, 'inside_diameter', 'outside_diameter', 'thickness');
  const s = 260 / D;
  const [R, r, w] = [(D * s) / 2, (d * s) / 2, h * s];
  return sheet(
    circle(210, 270, R),
    circle(210, 270, r),
    cross(210, 270, R + 16),
    box(430, 270 - R, w, R - r, 'hatch'),
    box(430, 270 + r, w, R - r, 'hatch'),
    edge(430, 270 - r, 430, 270 + r),
    edge(430 + w, 270 - r, 430 + w, 270 + r),
    centre(412, 270, 448 + w, 270),
    across(210 - R, 210 + R, 270 + R + 60, `Ø${mm(D)}`, 270),
    upright(270 - r, 270 + r, 430 + w + 54, `Ø${mm(d)}`, 430 + w),
    across(430, 430 + w, 270 + R + 60, `h ${mm(h)}`, 270 + R),
  );
};
