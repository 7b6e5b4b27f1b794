import { numbers, word, type Attributes } from '../attributes.ts';
import { across, leader, upright } from '../dimensions.ts';
import { box, centre, circle, cross, edge, mm, outline, sheet, type Point } from '../sheet.ts';
import { thread } from './hex-bolt.ts';

export const socketScrew = (attributes: Attributes): string => {
  const {
    nominal_diameter: d,
    length: L,
    thread_length: b,
    head_diameter: dk,
    head_height: k,
    hex_key: S,
  } = numbers(attributes, 'nominal_diameter', 'length', 'thread_length', 'head_diameter', 'head_height', 'hex_key');
  const s = Math.min(390 / (L + k), 170 / dk);
  const [x, cy] = [300 - ((L + k) * s) / 2 + k * s, 170];
  const [r, R] = [(d * s) / 2, (dk * s) / 2];
  const end = x + L * s;
  const e = (S * s) / Math.sqrt(3);
  const hex = Array.from({ length: 6 }, (_, i): Point => [
    150 + Math.cos((i * Math.PI) / 3) * e,
    440 + Math.sin((i * Math.PI) / 3) * e,
  ]);
  const hidden = (y: number): string =>
    `<path d="M${x - k * s} ${y}H${x - k * s * 0.45}" stroke="#16212B" stroke-width="1" stroke-dasharray="7 4"/>`;
  return sheet(
    box(x, cy - r, L * s, r * 2),
    box(x - k * s, cy - R, k * s, R * 2),
    hidden(Math.round(cy - (S * s) / 2)),
    hidden(Math.round(cy + (S * s) / 2)),
    thread(end - b * s, end - 2, cy, r),
    b < L ? edge(end - b * s, cy - r, end - b * s, cy + r) : '',
    centre(x - k * s - 26, cy, end + 26, cy),
    across(x, end, cy + R + 50, `L ${mm(L)}`, [cy + R, cy + r]),
    across(x - k * s, x, cy + R + 50, `k ${mm(k)}`, cy + R),
    across(end - b * s, end, cy - R - 26, `b ${mm(b)}`, cy - r),
    upright(cy - R, cy + R, x - k * s - 50, `Ø${mm(dk)}`, x - k * s),
    leader(end, cy + r * 0.4, end + 20, cy + r + 22, word(attributes, 'thread')),
    circle(150, 440, R),
    outline(hex),
    cross(150, 440, R + 14),
    upright(440 - (S * s) / 2, 440 + (S * s) / 2, 150 + R + 46, `s ${mm(S)}`, 150),
  );
};
