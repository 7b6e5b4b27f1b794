import { numbers, type Attributes } from '../attributes.ts';
import { across, leader, upright } from '../dimensions.ts';
import { box, centre, circle, cross, mm, path, px, sheet } from '../sheet.ts';

/** Two links from the side above, the strands from above below. */
export const rollerChain = (attributes: Attributes): string => {
  const {
    pitch: p,
    roller_diameter: d1,
    inner_width: b1,
    plate_height: h2,
    strands,
    tensile_strength: kN,
  } = numbers(attributes, 'pitch', 'roller_diameter', 'inner_width', 'plate_height', 'strands', 'tensile_strength');
  const s = Math.min(130 / p, 400 / (strands * b1 * 3));
  const [y1, x0, step, r] = [165, 300 - p * s, p * s, (h2 * s) / 2];
  const plate = (x: number): string =>
    path(
      `M${px(x)} ${px(y1 - r)}Q${px(x + step / 2)} ${px(y1 - r * 0.55)} ${px(x + step)} ${px(y1 - r)}A${px(r)} ${px(r)} 0 0 1 ${px(x + step)} ${px(y1 + r)}Q${px(x + step / 2)} ${px(y1 + r * 0.55)} ${px(x)} ${px(y1 + r)}A${px(r)} ${px(r)} 0 0 1 ${px(x)} ${px(y1 - r)}Z`,
    );
  const pins = [0, 1, 2].map(
    (i) =>
      circle(x0 + i * step, y1, (d1 * s) / 2) +
      circle(x0 + i * step, y1, d1 * s * 0.26) +
      cross(x0 + i * step, y1, r + 10),
  );
  const [w, t, yTop] = [b1 * s, Math.max(6, b1 * s * 0.18), 340];
  const gap = w + 4 * t + 4;
  const strand = (k: number): string => {
    const y = yTop + k * gap;
    return (
      [0, 1]
        .map(
          (i) =>
            box(x0 + i * step - 16, y + (i ? 0 : t), step + 32, t) +
            box(x0 + i * step - 16, y + w + (i ? 3 : 2) * t, step + 32, t),
        )
        .join('') +
      [0, 1, 2]
        .map(
          (i) =>
            box(x0 + i * step - (d1 * s) / 2, y + 2 * t, d1 * s, w) +
            centre(x0 + i * step, y - 10, x0 + i * step, y + w + 4 * t + 10),
        )
        .join('')
    );
  };
  const bottom = yTop + (strands - 1) * gap + w + 4 * t;
  return sheet(
    plate(x0),
    plate(x0 + step),
    pins,
    Array.from({ length: strands }, (_, k) => strand(k)),
    across(x0, x0 + step, y1 - r - 44, `p ${mm(p)}`, y1 - r - 10),
    upright(y1 - r, y1 + r, x0 + 2 * step + r + 50, mm(h2), x0 + 2 * step),
    leader(x0 - d1 * s * 0.36, y1 + d1 * s * 0.36, x0 - 60, y1 + r + 40, `Ø${mm(d1)}`),
    upright(yTop + 2 * t, yTop + 2 * t + w, x0 + 2 * step + 70, `b1 ${mm(b1)}`, x0 + 2 * step + (d1 * s) / 2),
    leader(x0 + step * 0.5, bottom, x0 + step * 0.5 - 40, Math.min(bottom + 40, 590), `${mm(kN)} kN`),
  );
};
