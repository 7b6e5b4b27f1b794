import { numbers, type Attributes } from '../attributes.ts';
import { across, upright } from '../dimensions.ts';
import { box, centre, mm, sheet } from '../sheet.ts';

/** Front and side of anything that is a box: enclosures, inverters, contactors, breakers. */
export const cabinet = (attributes: Attributes): string => {
  const { width: W, height: H, depth: D } = numbers(attributes, 'width', 'height', 'depth');
  const s = Math.min(350 / H, 330 / (W + D));
  const [w, h, d] = [W * s, H * s, D * s];
  const left = 300 - (w + d + 60) / 2 + 20;
  const top = 250 - h / 2;
  const side = left + w + 60;
  return sheet(
    box(left, top, w, h),
    box(left + 8, top + 8, w - 16, h - 16),
    centre(left + w / 2, top - 16, left + w / 2, top + h + 16),
    box(side, top, d, h),
    across(left, left + w, top + h + 56, mm(W), top + h),
    upright(top, top + h, left - 44, mm(H), left),
    across(side, side + d, top + h + 56, mm(D), top + h),
  );
};
