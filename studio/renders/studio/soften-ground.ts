import type { Sum } from './accumulate.ts';

/** Blurs the shade on the table, where few lights leave steps, and leaves the product's own shade sharp. */
export const softenGround = (seen: Float32Array, coverage: Sum, size: number): Float32Array => {
  const radius = Math.round(size * 0.018);
  const weights = Float32Array.from({ length: size * size }, (_, i) => (coverage.alpha(i * 4) < 0.02 ? 1 : 0));
  const values = seen.map((value, i) => value * (weights[i] ?? 0));
  const [blurred, norm] = [values, weights].map((field) =>
    blur(blur(blur(blur(field, size, radius, 1), size, radius, size), size, radius, 1), size, radius, size),
  );
  return seen.map((value, i) => (weights[i] && norm?.[i] ? (blurred?.[i] ?? value) / norm[i] : value));
};

/** One box blur along rows (step 1) or columns (step size). */
const blur = (field: Float32Array, size: number, radius: number, step: number): Float32Array => {
  const out = new Float32Array(field.length);
  const across = step === 1 ? size : 1;
  for (let line = 0; line < size; line++) {
    let sum = 0;
    for (let k = -radius; k < size + radius; k++) {
      const [enter, leave, centre] = [k + radius, k - radius - 1, k];
      if (enter >= 0 && enter < size) sum += field[line * across + enter * step] ?? 0;
      if (leave >= 0) sum -= field[line * across + leave * step] ?? 0;
      if (centre >= 0 && centre < size) out[line * across + centre * step] = sum / (2 * radius + 1);
    }
  }
  return out;
};
