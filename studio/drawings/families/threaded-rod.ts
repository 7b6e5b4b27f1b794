import { numbers, word, type Attributes } from '../attributes.ts';
import { across, leader } from '../dimensions.ts';
import { box, centre, mm, path, sheet } from '../sheet.ts';
import { thread } from './hex-bolt.ts';

/** A metre is drawn with a break. */
export const threadedRod = (attributes: Attributes): string => {
  const {
    length: L,
    nominal_diameter: d,
    thread_pitch: p,
  } = numbers(attributes, 'length', 'nominal_diameter', 'thread_pitch');
  const r = 16 + d;
  return sheet(
    box(80, 280 - r, 440, r * 2),
    thread(80, 520, 280, r),
    path(
      `M286 ${280 - r - 10}Q276 ${280 - r / 2} 290 280T286 ${280 + r + 10}H310Q300 ${280 + r / 2} 314 280T310 ${280 - r - 10}Z`,
    ),
    `<path d="M280 ${280 - r - 12}H318V${280 - r - 1.5}H280ZM280 ${280 + r + 1.5}H318V${280 + r + 14}H280Z" fill="#fff"/>`,
    centre(56, 280, 544, 280),
    across(80, 520, 280 + r + 70, `L ${mm(L)}`, 280 + r),
    leader(420, 280 - r, 440, 280 - r - 50, `${word(attributes, 'thread')}×${mm(p)}`),
  );
};
