import { numbers, word, type Attributes } from '../attributes.ts';
import { across, leader } from '../dimensions.ts';
import { box, centre, mm, outline, px, sheet, type Point } from '../sheet.ts';

type Tool = Readonly<{ d: number; l1: number; l2: number; shank: number; label: string; tip: number }>;

/** Shank at the left, cutting part at the right; flutes hinted by their helix. */
const tool = ({ d, l1, l2, shank, label, tip }: Tool): string => {
  const s = 430 / l1;
  const k = Math.max(1, 26 / (Math.max(d, shank) * s));
  const [left, cy] = [85, 270];
  const [r, rs] = [(d * s * k) / 2, (shank * s * k) / 2];
  const [start, end] = [left + (l1 - l2) * s, left + l1 * s];
  const point = Math.min(tip * r, l2 * s * 0.3);
  const cut: Point[] = [
    [start, cy - r],
    [end - point, cy - r],
    [end, cy - (tip ? 0 : r)],
    [end, cy + (tip ? 0 : r)],
    [end - point, cy + r],
    [start, cy + r],
  ];
  const turns = Math.max(2, Math.round((l2 * s) / (r * 4)));
  const flutes = Array.from({ length: turns }, (_, i) => {
    const x = start + ((end - point - start) * i) / turns;
    const w = (end - point - start) / turns;
    return `<path d="M${px(x)} ${px(cy + r)}C${px(x + w * 0.3)} ${px(cy + r * 0.3)} ${px(x + w * 0.6)} ${px(cy - r * 0.3)} ${px(x + w * 0.9)} ${px(cy - r)}" fill="none" stroke="#16212B" stroke-width="1.4"/>`;
  });
  return sheet(
    box(left, cy - rs, start - left, rs * 2),
    outline(cut),
    flutes,
    centre(left - 24, cy, end + 24, cy),
    across(start, end, cy + Math.max(r, rs) + 50, mm(l2), cy + r),
    across(left, end, cy + Math.max(r, rs) + 100, mm(l1), [cy + rs, cy]),
    leader((start + end) / 2, cy - r, (start + end) / 2 + 30, cy - r - 60, label),
    leader((left + start) / 2, cy - rs, (left + start) / 2 - 10, cy - rs - 60, `Ø${mm(shank)}`),
  );
};

export const drill = (attributes: Attributes): string => {
  const {
    cutting_diameter: d,
    length: l1,
    flute_length: l2,
    shank_diameter: shank,
  } = numbers(attributes, 'cutting_diameter', 'length', 'flute_length', 'shank_diameter');
  return tool({ d, l1, l2, shank, label: `Ø${mm(d)}`, tip: word(attributes, 'standard') === 'DIN 338' ? 0.42 : 0 });
};

/** The threaded part of a machine tap is about three diameters long. */
export const tap = (attributes: Attributes): string => {
  const {
    thread_pitch: p,
    length: l1,
    shank_diameter: shank,
  } = numbers(attributes, 'thread_pitch', 'length', 'shank_diameter');
  const d = Number(word(attributes, 'thread').slice(1));
  return tool({ d, l1, l2: Math.min(l1 * 0.3, d * 1.6 + 6), shank, label: `M${mm(d)}×${mm(p)}`, tip: 0 });
};
