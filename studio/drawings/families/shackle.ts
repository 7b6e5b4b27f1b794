import { numbers, word, type Attributes } from '../attributes.ts';
import { across, leader, upright } from '../dimensions.ts';
import { box, centre, mm, path, px, sheet } from '../sheet.ts';

export const shackle = (attributes: Attributes): string => {
  const {
    body_diameter: d,
    pin_diameter: p,
    inside_width: W,
    inside_length: L,
    working_load: load,
  } = numbers(attributes, 'body_diameter', 'pin_diameter', 'inside_width', 'inside_length', 'working_load');
  const s = 240 / L;
  const [cx, pinY] = [300, 420];
  const [w, t, top] = [(W * s) / 2, d * s, 420 - L * s];
  const belly = word(attributes, 'shackle_type') === 'Bow' ? W * s * 0.42 : 0;
  const inner = `${px(cx - w)} ${px(pinY)}C${px(cx - w - belly)} ${px(pinY - L * s * 0.5)} ${px(cx - w - belly * 1.2)} ${px(top)} ${px(cx)} ${px(top)}S${px(cx + w + belly)} ${px(pinY - L * s * 0.5)} ${px(cx + w)} ${px(pinY)}`;
  const outer = `H${px(cx + w + t)}C${px(cx + w + belly + t)} ${px(pinY - L * s * 0.5)} ${px(cx + w + belly * 1.2 + t)} ${px(top - t)} ${px(cx)} ${px(top - t)}S${px(cx - w - belly - t)} ${px(pinY - L * s * 0.5)} ${px(cx - w - t)} ${px(pinY)}Z`;
  const r = (p * s) / 2;
  return sheet(
    path(`M${inner}${outer}`),
    [-1, 1].map((side) => box(side > 0 ? cx + w : cx - w - t, pinY - r * 1.7, t, r * 3.4)),
    box(cx - w - t - 16, pinY - r, 2 * (w + t) + 30, 2 * r),
    box(cx + w + t, pinY - r * 1.4, 18, r * 2.8),
    centre(cx, top - t - 20, cx, pinY + r * 2 + 20),
    centre(cx - w - t - 40, pinY, cx + w + t + 50, pinY),
    across(cx - w, cx + w, pinY + r * 1.7 + 60, `W ${mm(W)}`, pinY + r * 1.7),
    upright(top, pinY - r, cx - w - t - belly - 70, `L ${mm(L)}`, [cx, cx - w - t]),
    leader(cx + w + belly * 0.8 + t, pinY - L * s * 0.55, cx + w + belly + t + 40, pinY - L * s * 0.75, `Ø${mm(d)}`),
    leader(cx - w - t - 10, pinY + r, cx - w - t - 50, pinY + r + 50, `Ø${mm(p)}`),
    leader(cx + w * 0.2, top - t, cx + w + 50, top - t - 26, `${mm(load)} t`),
  );
};
