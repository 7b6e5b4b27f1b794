import { numbers, word, type Attributes } from '../attributes.ts';
import { across, leader, upright } from '../dimensions.ts';
import { box, centre, mm, outline, path, px, sheet } from '../sheet.ts';

export const ballValve = (attributes: Attributes): string => {
  const {
    nominal_diameter_dn: dn,
    length: L,
    height: H,
    lever_length: A,
  } = numbers(attributes, 'nominal_diameter_dn', 'length', 'height', 'lever_length');
  const s = Math.min(240 / L, 230 / H, 330 / (A + L / 2));
  const [cx, axis] = [300 - ((A - L / 2) * s) / 3, 390];
  const [half, R] = [(L * s) / 2, Math.min(L * s * 0.3, H * s * 0.55)];
  const top = axis - H * s;
  const end = (side: 1 | -1): string =>
    box(side > 0 ? cx + half * 0.62 : cx - half, axis - R * 0.9, half * 0.38, R * 1.8);
  const butterfly = word(attributes, 'handle').includes('butterfly');
  const handle = butterfly
    ? box(cx - (A * s) / 2, top, A * s, 12)
    : outline([
        [cx - R * 0.3, top],
        [cx + A * s - 10, top],
        [cx + A * s, top + 6],
        [cx + A * s - 10, top + 12],
        [cx - R * 0.3, top + 12],
      ]);
  return sheet(
    path(
      `M${px(cx - half * 0.62)} ${px(axis - R * 0.72)}Q${px(cx)} ${px(axis - R * 1.5)} ${px(cx + half * 0.62)} ${px(axis - R * 0.72)}V${px(axis + R * 0.72)}Q${px(cx)} ${px(axis + R * 1.5)} ${px(cx - half * 0.62)} ${px(axis + R * 0.72)}Z`,
    ),
    end(1),
    end(-1),
    box(cx - R * 0.34, axis - R * 1.6, R * 0.68, R * 0.6),
    box(cx - 7, top + 12, 14, axis - R * 1.6 - top - 12),
    handle,
    centre(cx - half - 30, axis, cx + half + 30, axis),
    centre(cx, top - 24, cx, axis + R + 30),
    across(cx - half, cx + half, axis + R + 56, `L ${mm(L)}`, axis + R * 0.9),
    upright(top, axis, cx - Math.max(half, (butterfly ? A * s : 0) / 2) - 54, `H ${mm(H)}`, [cx - R * 0.3, cx - half]),
    across(butterfly ? cx - (A * s) / 2 : cx, butterfly ? cx + (A * s) / 2 : cx + A * s, top - 44, `A ${mm(A)}`, top),
    leader(cx + half, axis - R * 0.4, cx + half + 30, axis - R - 10, `DN ${mm(dn)}`),
  );
};
