import { numbers, word, type Attributes } from '../attributes.ts';
import { across, leader, upright } from '../dimensions.ts';
import { centre, cross, edge, mm, outline, path, px, sheet, thin, type Point } from '../sheet.ts';

/** Side view above, head from its end below. */
export const hexBolt = (attributes: Attributes): string => {
  const {
    nominal_diameter: d,
    length: L,
    thread_length: b,
    width_across_flats: S,
    head_height: k,
  } = numbers(attributes, 'nominal_diameter', 'length', 'thread_length', 'width_across_flats', 'head_height');
  const s = Math.min(400 / (L + k), 150 / S);
  const [x, cy] = [300 - ((L + k) * s) / 2 + k * s, 180];
  const [r, e] = [(d * s) / 2, (S * s) / Math.sqrt(3)];
  const end = x + L * s;
  const tip = Math.min(r * 0.36, L * s * 0.1);
  const head = path(
    `M${px(x)} ${px(cy - e)}V${px(cy + e)}H${px(x - k * s * 0.86)}Q${px(x - k * s * 1.05)} ${px(cy + e * 0.75)} ${px(x - k * s)} ${px(cy + e / 2)}V${px(cy - e / 2)}Q${px(x - k * s * 1.05)} ${px(cy - e * 0.75)} ${px(x - k * s * 0.86)} ${px(cy - e)}Z`,
  );
  const hex = Array.from({ length: 6 }, (_, i): Point => [
    150 + Math.cos((i * Math.PI) / 3) * e,
    450 + Math.sin((i * Math.PI) / 3) * e,
  ]);
  return sheet(
    outline([
      [x, cy - r],
      [end - tip, cy - r],
      [end, cy - r + tip],
      [end, cy + r - tip],
      [end - tip, cy + r],
      [x, cy + r],
    ]),
    head,
    edge(x - k * s, cy - e / 2, x, cy - e / 2),
    edge(x - k * s, cy + e / 2, x, cy + e / 2),
    thread(end - b * s, end - 2, cy, r),
    b < L ? edge(end - b * s, cy - r, end - b * s, cy + r) : '',
    edge(end - tip, cy - r, end - tip, cy + r),
    centre(x - k * s - 26, cy, end + 26, cy),
    across(x, end, cy + e + 50, `L ${mm(L)}`, [cy + e, cy + r]),
    across(x - k * s, x, cy + e + 50, `k ${mm(k)}`, cy + e),
    across(end - b * s, end, cy - e - 26, `b ${mm(b)}`, cy - r),
    leader(
      end - b * s * 0.4,
      cy - r,
      end + 16 - b * s * 0.1,
      cy - r - 26 < cy - e ? cy - e + 24 : cy - r - 24,
      word(attributes, 'thread'),
    ),
    outline(hex),
    `<circle cx="150" cy="450" r="${px((S * s) / 2 - 2)}" fill="none" stroke="#16212B" stroke-width="1.4"/>`,
    cross(150, 450, e + 14),
    upright(450 - (S * s) / 2, 450 + (S * s) / 2, 150 + e + 50, `s ${mm(S)}`, 150),
  );
};

/** The thin root lines of a thread in side view (ISO 6410-1). */
export const thread = (from: number, to: number, cy: number, r: number): string =>
  thin(from, cy - r * 0.83, to, cy - r * 0.83) + thin(from, cy + r * 0.83, to, cy + r * 0.83);
