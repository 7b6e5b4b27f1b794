import { numbers, word, type Attributes } from '../attributes.ts';
import { across, leader, upright } from '../dimensions.ts';
import { centre, edge, mm, outline, sheet, type Point } from '../sheet.ts';

/** ISO 4183: depth of the groove below the datum line and the pitch of grooves. */
const profiles: Readonly<Record<string, readonly [pitch: number, edge: number, below: number]>> = {
  SPZ: [12, 8, 9],
  SPA: [15, 10, 11],
  SPB: [19, 12.5, 14],
};

export const vPulley = (attributes: Attributes): string => {
  const {
    datum_diameter: dp,
    outside_diameter: de,
    grooves,
    rim_width: width,
  } = numbers(attributes, 'datum_diameter', 'outside_diameter', 'grooves', 'rim_width');
  const [e, f, below] = profiles[word(attributes, 'belt_profile')] ?? [15, 10, 11];
  const s = 330 / de;
  const [cx, cy, w] = [300, 290, width * s];
  const R = (de * s) / 2;
  const depth = ((de - dp) / 2 + below) * s;
  const half = (side: 1 | -1): string => {
    const at = (x: number, radius: number): Point => [cx + x, cy - side * radius];
    const notches = Array.from({ length: grooves }, (_, i) => -w / 2 + (f + i * e) * s).flatMap((x): Point[] => [
      at(x - depth * 0.34 - e * s * 0.16, R),
      at(x - e * s * 0.16, R - depth),
      at(x + e * s * 0.16, R - depth),
      at(x + depth * 0.34 + e * s * 0.16, R),
    ]);
    const web = Math.max(w * 0.34, 16);
    const [rim, hub, bore] = [R - depth - 12, R * 0.46, R * 0.3];
    return outline(
      [
        at(-w / 2, R),
        ...notches,
        at(w / 2, R),
        at(w / 2, rim),
        at(web / 2, rim),
        at(web / 2, hub),
        at(w / 2, hub),
        at(w / 2, bore * 0.9),
        at(-w / 2, bore),
        at(-w / 2, hub),
        at(-web / 2, hub),
        at(-web / 2, rim),
        at(-w / 2, rim),
      ],
      'hatch',
    );
  };
  return sheet(
    [-1, 1].map((side) => edge(cx + (side * w) / 2, cy - R, cx + (side * w) / 2, cy + R)),
    half(1),
    half(-1),
    centre(cx - w / 2 - 40, cy, cx + w / 2 + 40, cy),
    centre(cx - w / 2 - 14, cy - (dp * s) / 2, cx + w / 2 + 14, cy - (dp * s) / 2),
    centre(cx - w / 2 - 14, cy + (dp * s) / 2, cx + w / 2 + 14, cy + (dp * s) / 2),
    upright(cy - R, cy + R, cx + w / 2 + 120, `Ø${mm(de)}`, cx + w / 2),
    upright(cy - (dp * s) / 2, cy + (dp * s) / 2, cx + w / 2 + 66, `Ø${mm(dp)}`, cx + w / 2 + 14),
    across(cx - w / 2, cx + w / 2, cy + R + 54, mm(width), cy + R),
    leader(cx - w / 2, cy - R * 0.2, cx - w / 2 - 60, cy - R * 0.5, word(attributes, 'taper_bush')),
  );
};
