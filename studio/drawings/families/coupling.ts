import { numbers, word, type Attributes } from '../attributes.ts';
import { across, leader, upright } from '../dimensions.ts';
import { box, centre, circle, cross, edge, mm, path, px, sheet } from '../sheet.ts';

export const coupling = (attributes: Attributes): string =>
  'length' in attributes ? hubs(attributes) : spider(attributes);

const hubs = (attributes: Attributes): string => {
  const { outside_diameter: D, length: L, max_bore: d } = numbers(attributes, 'outside_diameter', 'length', 'max_bore');
  const s = Math.min(300 / D, 340 / L);
  const [cx, cy, w, R, r] = [300, 280, L * s, (D * s) / 2, (d * s) / 2];
  const jaw = w * 0.16;
  return sheet(
    box(cx - w / 2, cy - R * 0.84, w * 0.2, R * 1.68),
    box(cx + w / 2 - w * 0.2, cy - R * 0.84, w * 0.2, R * 1.68),
    box(cx - w * 0.3, cy - R, w * 0.3 - jaw / 2, R * 2),
    box(cx + jaw / 2, cy - R, w * 0.3 - jaw / 2, R * 2),
    box(cx - jaw / 2, cy - R * 0.97, jaw, R * 1.94, 'hatch'),
    [-0.5, 0, 0.5].map((k) => box(cx - jaw / 2, cy + k * R * 1.3 - R * 0.17, jaw, R * 0.34)),
    [-1, 1].map(
      (side) =>
        edge(cx + side * w * 0.5, cy - r, cx + side * w * 0.36, cy - r) +
        edge(cx + side * w * 0.5, cy + r, cx + side * w * 0.36, cy + r),
    ),
    centre(cx - w / 2 - 40, cy, cx + w / 2 + 40, cy),
    upright(cy - R, cy + R, cx + w / 2 + 76, `Ø${mm(D)}`, cx + w * 0.3),
    upright(cy - r, cy + r, cx - w / 2 - 46, `Ø≤${mm(d)}`, cx - w / 2),
    across(cx - w / 2, cx + w / 2, cy + R + 60, `L ${mm(L)}`, cy + R * 0.84),
  );
};

const spider = (attributes: Attributes): string => {
  const { outside_diameter: D } = numbers(attributes, 'outside_diameter');
  const [cx, cy, R] = [300, 280, 160];
  const points = Array.from({ length: 180 }, (_, i) => {
    const a = (i / 180) * Math.PI * 2;
    const r = R * (0.5 + 0.5 / (1 + Math.exp(-Math.cos(a * 6) * 6.5)));
    return `${px(cx + Math.cos(a) * r)} ${px(cy + Math.sin(a) * r)}`;
  });
  return sheet(
    path(`M${points.join('L')}Z`),
    circle(cx, cy, R * 0.38),
    cross(cx, cy, R + 20),
    across(cx - R, cx + R, cy + R + 60, `Ø${mm(D)}`, cy),
    leader(cx + R * 0.47, cy - R * 0.82, cx + R * 0.9, cy - R - 30, word(attributes, 'spider_hardness')),
  );
};
