// Chance that is the same on every machine: everything is drawn from the item number.

/** FNV-1a, 32 bit, with a final mix so that neighbours such as 6204 and 6205 differ in every bit. */
const hash = (text: string): number => {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** A number in [0, 1) for this item and this purpose. */
export const chance = (item: string, purpose: string): number => hash(`${purpose}:${item}`) / 2 ** 32;

export const between = (item: string, purpose: string, low: number, high: number): number =>
  low + Math.floor(chance(item, purpose) * (high - low + 1));
