import { numbers, word, type Attributes } from '../attributes.ts';
import { across, note, upright } from '../dimensions.ts';
import { centre, mm, outline, path, px, sheet, thin } from '../sheet.ts';

/** Section with the cords, and the loop whose length counts. */
export const vBelt = (attributes: Attributes): string => {
  const {
    top_width: b,
    belt_height: h,
    datum_length: L,
  } = numbers(attributes, 'top_width', 'belt_height', 'datum_length');
  const s = 250 / b;
  const [cx, top] = [300, 130];
  const [half, height] = [(b * s) / 2, h * s];
  const narrow = half - height * Math.tan((20 * Math.PI) / 180);
  const cords = Array.from(
    { length: 9 },
    (_, i) =>
      `<circle cx="${px(cx - half * 0.72 + (i / 8) * half * 1.44)}" cy="${px(top + height * 0.26)}" r="6" fill="#fff" stroke="#16212B" stroke-width="1.4"/>`,
  );
  const loop = path(`M170 470H430A42 42 0 0 1 430 554H170A42 42 0 0 1 170 470Z`, 'none');
  return sheet(
    outline(
      [
        [cx - half, top],
        [cx + half, top],
        [cx + narrow, top + height],
        [cx - narrow, top + height],
      ],
      'hatch',
    ),
    cords,
    centre(cx, top - 24, cx, top + height + 24),
    across(cx - half, cx + half, top - 48, mm(b), top),
    upright(top, top + height, cx + half + 60, mm(h), [cx + half, cx + narrow]),
    note(cx, top + height + 60, '40°'),
    thin(cx - narrow, top + height, cx - narrow + 26, top + height + 71),
    thin(cx + narrow, top + height, cx + narrow - 26, top + height + 71),
    loop,
    note(300, 518, `${word(attributes, 'belt_profile')}  Ld ${mm(L)}`),
  );
};
