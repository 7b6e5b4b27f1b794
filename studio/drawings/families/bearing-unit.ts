import { numbers, word, type Attributes } from '../attributes.ts';
import { across, leader, upright } from '../dimensions.ts';
import { centre, circle, cross, mm, path, px, sheet } from '../sheet.ts';
import { ballBearing } from './ball-bearing.ts';

/** Front view of the housing; an insert alone is drawn as a bearing in section. */
export const bearingUnit = (attributes: Attributes): string => {
  switch (word(attributes, 'housing')) {
    case 'Pillow block':
      return foot(attributes);
    case 'Square flange':
      return flange(attributes, true);
    case 'Oval flange':
      return flange(attributes, false);
    default:
      return ballBearing(attributes);
  }
};

const foot = (attributes: Attributes): string => {
  const {
    bore,
    centre_height: H,
    length: L,
    bolt_spacing: J,
  } = numbers(attributes, 'bore', 'centre_height', 'length', 'bolt_spacing');
  const s = 380 / L;
  const [cx, base] = [300, 400];
  const y = base - H * s;
  const [R, half, toe] = [H * s * 0.96, (L * s) / 2, H * s * 0.36];
  const body = path(
    `M${px(cx - half)} ${px(base)}H${px(cx + half)}V${px(base - toe)}L${px(cx + R * 1.12)} ${px(base - toe * 1.5)}A${px(R)} ${px(R)} 0 1 0 ${px(cx - R * 1.12)} ${px(base - toe * 1.5)}L${px(cx - half)} ${px(base - toe)}Z`,
  );
  const bolts = [-1, 1]
    .map((side) => centre(cx + (side * J * s) / 2, base - toe - 26, cx + (side * J * s) / 2, base + 14))
    .join('');
  return sheet(
    body,
    circle(cx, y, R * 0.78),
    circle(cx, y, (bore * s) / 2 + 8),
    circle(cx, y, (bore * s) / 2),
    cross(cx, y, R * 0.9),
    bolts,
    upright(y, base, cx - half - 50, `H ${mm(H)}`, [cx - R, cx - half]),
    across(cx - (J * s) / 2, cx + (J * s) / 2, base + 50, `J ${mm(J)}`, base + 10),
    across(cx - half, cx + half, base + 100, `L ${mm(L)}`, base),
    leader(cx + (bore * s) / 2.83, y - (bore * s) / 2.83, cx + R + 40, y - R - 30, `Ø${mm(bore)}`),
    leader(cx + (J * s) / 2, base - toe, cx + half - 20, base - toe - 90, word(attributes, 'fixing_bolt')),
  );
};

const flange = (attributes: Attributes, square: boolean): string => {
  const { bore, length: L, width: W, bolt_spacing: J } = numbers(attributes, 'bore', 'length', 'width', 'bolt_spacing');
  const s = 330 / L;
  const [cx, cy] = [300, 270];
  const [h, w, j] = [(L * s) / 2, (W * s) / 2, (J * s) / 2];
  const r = h - j;
  const [body, places] = square
    ? [
        path(
          `M${px(cx - w + r)} ${px(cy - h)}H${px(cx + w - r)}A${px(r)} ${px(r)} 0 0 1 ${px(cx + w)} ${px(cy - h + r)}V${px(cy + h - r)}A${px(r)} ${px(r)} 0 0 1 ${px(cx + w - r)} ${px(cy + h)}H${px(cx - w + r)}A${px(r)} ${px(r)} 0 0 1 ${px(cx - w)} ${px(cy + h - r)}V${px(cy - h + r)}A${px(r)} ${px(r)} 0 0 1 ${px(cx - w + r)} ${px(cy - h)}Z`,
        ),
        [
          [-j, -j],
          [j, -j],
          [j, j],
          [-j, j],
        ] as const,
      ]
    : [
        path(
          `M${px(cx - r)} ${px(cy - j)}A${px(r)} ${px(r)} 0 0 1 ${px(cx + r)} ${px(cy - j)}L${px(cx + w * 0.92)} ${px(cy - w * 0.4)}A${px(w)} ${px(w)} 0 0 1 ${px(cx + w * 0.92)} ${px(cy + w * 0.4)}L${px(cx + r)} ${px(cy + j)}A${px(r)} ${px(r)} 0 0 1 ${px(cx - r)} ${px(cy + j)}L${px(cx - w * 0.92)} ${px(cy + w * 0.4)}A${px(w)} ${px(w)} 0 0 1 ${px(cx - w * 0.92)} ${px(cy - w * 0.4)}Z`,
        ),
        [
          [0, -j],
          [0, j],
        ] as const,
      ];
  const boss = Math.min(w, h) * 0.72;
  return sheet(
    body,
    circle(cx, cy, boss),
    circle(cx, cy, (bore * s) / 2 + 8),
    circle(cx, cy, (bore * s) / 2),
    cross(cx, cy, boss + 14),
    places.map(([x, y]) => circle(cx + x, cy + y, r * 0.4) + cross(cx + x, cy + y, r * 0.62)),
    upright(cy - j, cy + j, cx - w - 40, `J ${mm(J)}`, cx - (square ? j : 0) - r * 0.4),
    upright(cy - h, cy + h, cx - w - 90, `L ${mm(L)}`, cx - (square ? w - r : r * 0.5)),
    across(cx - w, cx + w, cy + h + 60, `${square ? 'L' : 'A'} ${mm(W)}`, square ? cy + h - r : cy),
    leader(cx + (bore * s) / 2.83, cy - (bore * s) / 2.83, cx + w + 30, cy - boss - 20, `Ø${mm(bore)}`),
    leader(
      cx + (square ? j : 0) + r * 0.28,
      cy + j + r * 0.28,
      cx + w + 40,
      cy + h + 20,
      word(attributes, 'fixing_bolt'),
    ),
  );
};
