import { numbers, type Attributes } from '../attributes.ts';
import { across, leader } from '../dimensions.ts';
import { circle, cross, mm, path, sheet } from '../sheet.ts';

/** Cross-section with its wire layers, and the tightest bend. */
export const hose = (attributes: Attributes): string => {
  const {
    inside_diameter: d,
    outside_diameter: D,
    bend_radius: R,
    wire_layers: n,
  } = numbers(attributes, 'inside_diameter', 'outside_diameter', 'bend_radius', 'wire_layers');
  const s = 220 / D;
  const [cx, cy, ro, ri] = [300, 190, (D * s) / 2, (d * s) / 2];
  const wires = Array.from(
    { length: n },
    (_, i) =>
      `<circle cx="${cx}" cy="${cy}" r="${Math.round(ri + (ro - ri) * (0.42 + (0.3 * i) / Math.max(1, n - 1 || 1)))}" fill="none" stroke="#16212B" stroke-width="3" stroke-dasharray="4 3"/>`,
  );
  return sheet(
    circle(cx, cy, ro, 'hatch'),
    circle(cx, cy, ri),
    wires,
    cross(cx, cy, ro + 18),
    across(cx - ro, cx + ro, cy - ro - 40, `Ø${mm(D)}`, cy),
    across(cx - ri, cx + ri, cy + ro + 40, `Ø${mm(d)}`, cy),
    path('M200 570V520A100 100 0 0 1 400 520V570H370V520A70 70 0 0 0 230 520V570Z'),
    leader(300, 450, 299, 510, `R≥${mm(R)}`),
  );
};
