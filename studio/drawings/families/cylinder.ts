import { numbers, word, type Attributes } from '../attributes.ts';
import { across, leader, upright } from '../dimensions.ts';
import { box, centre, circle, cross, mm, sheet } from '../sheet.ts';
import { thread } from './hex-bolt.ts';

/** ISO 15552: side view above, the rod end below. */
export const cylinder = (attributes: Attributes): string => {
  const {
    bore,
    stroke,
    rod_diameter: d,
    width: E,
    bolt_spacing: TG,
    length: L,
  } = numbers(attributes, 'bore', 'stroke', 'rod_diameter', 'width', 'bolt_spacing', 'length');
  const s = Math.min(330 / L, 130 / E);
  const [left, cy] = [110, 150];
  const [w, h, cover] = [L * s, E * s, Math.min(E * s * 0.5, L * s * 0.24)];
  const rod = Math.max(d * s, 6);
  const right = left + w;
  const e = 160 / 2;
  const scale = 160 / E;
  return sheet(
    box(left + cover, cy - h * 0.46, w - 2 * cover, h * 0.92),
    box(left, cy - h / 2, cover, h),
    box(right - cover, cy - h / 2, cover, h),
    box(right, cy - h * 0.3, 12, h * 0.6),
    box(right + 12, cy - rod / 2, 60, rod),
    thread(right + 40, right + 72, cy, rod / 2),
    [left + cover / 2, right - cover / 2].map((x) => centre(x, cy - h / 2 - 14, x, cy - h / 2 + 18)),
    centre(left - 24, cy, right + 96, cy),
    across(left, right, cy + h / 2 + 46, `L ${mm(L)} (${mm(stroke)})`, cy + h / 2),
    leader(right + 24, cy - rod / 2, right + 10, cy - h / 2 - 26, `Ø${mm(d)}`),
    leader(left + cover / 2, cy - h / 2, left + cover / 2 + 34, cy - h / 2 - 40, word(attributes, 'port_size')),
    box(300 - e, 420 - e, 2 * e, 2 * e),
    [-1, 1].flatMap((i) =>
      [-1, 1].map(
        (j) =>
          circle(300 + (i * TG * scale) / 2, 420 + (j * TG * scale) / 2, 7) +
          cross(300 + (i * TG * scale) / 2, 420 + (j * TG * scale) / 2, 13),
      ),
    ),
    `<circle cx="300" cy="420" r="${Math.round((bore * scale) / 2)}" fill="none" stroke="#51606D" stroke-width="1" stroke-dasharray="7 4"/>`,
    circle(300, 420, Math.max((d * scale) / 2, 5)),
    cross(300, 420, e + 14),
    across(300 - (TG * scale) / 2, 300 + (TG * scale) / 2, 420 + e + 32, `TG ${mm(TG)}`, 420 + (TG * scale) / 2 + 8),
    upright(420 - e, 420 + e, 300 - e - 46, `E ${mm(E)}`, 300 - e),
    leader(300 + (bore * scale) / 2.83, 420 - (bore * scale) / 2.83, 300 + e + 30, 420 - e + 6, `Ø${mm(bore)}`),
    leader(
      300 + (d * scale) / 2.83,
      420 + (d * scale) / 2.83,
      300 + e + 30,
      420 + e - 20,
      word(attributes, 'rod_thread'),
    ),
  );
};
