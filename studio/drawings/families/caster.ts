import { numbers, word, type Attributes } from '../attributes.ts';
import { across, leader, upright } from '../dimensions.ts';
import { box, centre, circle, cross, mm, outline, sheet } from '../sheet.ts';

export const caster = (attributes: Attributes): string => {
  const {
    wheel_diameter: D,
    tread_width: w,
    height: H,
    plate_length: L,
    bolt_spacing: J,
  } = numbers(attributes, 'wheel_diameter', 'tread_width', 'height', 'plate_length', 'bolt_spacing');
  const swivel = word(attributes, 'caster_mount') !== 'Fixed';
  const s = 270 / H;
  const [cx, floor] = [swivel ? 272 : 220, 420];
  const [r, top] = [(D * s) / 2, floor - H * s];
  const offset = swivel ? -D * s * 0.26 : 0;
  const [y, half] = [floor - r, (L * s) / 2];
  const side = swivel ? 486 : 470;
  return sheet(
    outline([
      [cx - 30, top + 22],
      [cx + 30, top + 22],
      [cx + 34, top + 46],
      [cx + offset + 22, y + 10],
      [cx + offset - 22, y + 10],
      [cx - 34, top + 46],
    ]),
    circle(cx + offset, y, r),
    circle(cx + offset, y, r * 0.74),
    circle(cx + offset, y, 9),
    cross(cx + offset, y, r + 14),
    box(cx - half, top, half * 2, 9),
    box(cx - 34, top + 9, 68, 14),
    centre(cx, top - 16, cx, floor),
    box(side - (w * s) / 2 - 9, top + 22, 8, y - top - 4),
    box(side + (w * s) / 2 + 1, top + 22, 8, y - top - 4),
    box(side - (w * s) / 2, floor - 2 * r, w * s, 2 * r),
    box(side - half * 0.8, top, half * 1.6, 9),
    centre(side, top - 16, side, floor + 16),
    upright(top, floor, cx - Math.max(half, r - offset) - 40, `H ${mm(H)}`, [cx - half, cx + offset]),
    across(cx - (J * s) / 2, cx + (J * s) / 2, top - 34, `J ${mm(J)}`, top),
    across(cx - half, cx + half, top - 82, `L ${mm(L)}`, top),
    leader(cx + offset + r * 0.7, y + r * 0.7, cx + offset + r + 30, floor + 40, `Ø${mm(D)}`),
    across(side - (w * s) / 2, side + (w * s) / 2, floor + 50, mm(w), floor),
  );
};
