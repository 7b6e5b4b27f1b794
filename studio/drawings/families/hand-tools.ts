import { numbers, type Attributes } from '../attributes.ts';
import { across, leader, upright } from '../dimensions.ts';
import { centre, circle, mm, outline, path, px, sheet, type Point } from '../sheet.ts';

export const wrench = (attributes: Attributes): string => {
  const { jaw_size: s, length: L } = numbers(attributes, 'jaw_size', 'length');
  const [cy, left, right] = [280, 80, 520];
  const hex = Array.from({ length: 6 }, (_, i): Point => [
    right - 48 + Math.cos((i * Math.PI) / 3) * 32,
    cy + Math.sin((i * Math.PI) / 3) * 32,
  ]);
  return sheet(
    path(`M160 ${cy - 16}H480V${cy + 16}H160Z`),
    circle(right - 48, cy, 48),
    outline(hex),
    path(
      `M150 ${cy - 44}A58 58 0 0 0 96 ${cy - 40}L84 ${cy - 28}H130A28 28 0 0 1 130 ${cy + 28}H84L96 ${cy + 40}A58 58 0 0 0 150 ${cy + 44}Q176 ${cy + 20} 190 ${cy + 16}V${cy - 16}Q176 ${cy - 20} 150 ${cy - 44}Z`,
    ),
    centre(60, cy, 545, cy),
    upright(cy - 28, cy + 28, 46, `s ${mm(s)}`, 84),
    across(left + 4, right, cy + 110, `L ${mm(L)}`, [cy + 40, cy + 10]),
    leader(right - 48 + 28, cy - 20, right - 90, cy - 100, `s ${mm(s)}`),
  );
};

export const hexKey = (attributes: Attributes): string => {
  const { jaw_size: s, length: l1, short_arm: l2 } = numbers(attributes, 'jaw_size', 'length', 'short_arm');
  const k = 340 / l1;
  const [x, y, w] = [130, 400, Math.max(s * k, 12)];
  const top = y - l2 * k;
  const R = w * 1.5;
  return sheet(
    path(
      `M${px(x)} ${px(top)}H${px(x + w)}V${px(y - w - R * 0.4)}Q${px(x + w)} ${px(y - w)} ${px(x + w + R * 0.4)} ${px(y - w)}H${px(x + l1 * k)}V${px(y)}H${px(x + R)}Q${px(x)} ${px(y)} ${px(x)} ${px(y - R)}Z`,
    ),
    across(x, x + l1 * k, y + 60, mm(l1), y),
    upright(top, y, x - 50, mm(l2), x),
    upright(y - w, y, x + l1 * k + 54, `s ${mm(s)}`, x + l1 * k),
  );
};
