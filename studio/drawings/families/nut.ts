import { numbers, word, type Attributes } from '../attributes.ts';
import { across, leader, upright } from '../dimensions.ts';
import { box, centre, circle, cross, edge, mm, outline, sheet, thinCircle, type Point } from '../sheet.ts';

export const nut = (attributes: Attributes): string => {
  const {
    nominal_diameter: d,
    width_across_flats: S,
    height: m,
  } = numbers(attributes, 'nominal_diameter', 'width_across_flats', 'height');
  const s = 200 / S;
  const [e, r] = [(S * s) / Math.sqrt(3), (d * s) / 2];
  const hex = Array.from({ length: 6 }, (_, i): Point => [
    210 + Math.cos((i * Math.PI) / 3) * e,
    260 + Math.sin((i * Math.PI) / 3) * e,
  ]);
  return sheet(
    outline(hex),
    `<circle cx="210" cy="260" r="${Math.round((S * s) / 2 - 3)}" fill="none" stroke="#16212B" stroke-width="1.4"/>`,
    circle(210, 260, r * 0.86),
    thinCircle(210, 260, r),
    cross(210, 260, e + 16),
    box(420, 260 - e, m * s, e * 2),
    edge(420, 260 - e / 2, 420 + m * s, 260 - e / 2),
    edge(420, 260 + e / 2, 420 + m * s, 260 + e / 2),
    centre(400, 260, 440 + m * s, 260),
    upright(260 - (S * s) / 2, 260 + (S * s) / 2, 60, `s ${mm(S)}`, 210),
    across(420, 420 + m * s, 260 + e + 60, `m ${mm(m)}`, 260 + e),
    leader(210 + r * 0.7, 260 + r * 0.7, 250, 260 + e + 60, word(attributes, 'thread')),
  );
};
