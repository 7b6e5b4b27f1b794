import { Shape } from 'three';
import type { Point } from '../studio/shapes.ts';

const pressureAngle = (20 * Math.PI) / 180;
const inv = (angle: number): number => Math.tan(angle) - angle;

/** ISO 53 basic rack, no profile shift: involute flanks from the base circle to the tip, rounded into the root. */
export const gearShape = (teeth: number, module: number): Shape => {
  const pitch = (module * teeth) / 2;
  const base = pitch * Math.cos(pressureAngle);
  const [tip, root] = [pitch + module, pitch - 1.25 * module];
  const halfTooth = Math.PI / (2 * teeth) + inv(pressureAngle);
  const from = Math.max(base, root);
  const flank: Point[] = Array.from({ length: 9 }, (_, i) => {
    const r = from + ((tip - from) * i) / 8;
    return [r, halfTooth - inv(Math.acos(Math.min(1, base / r)))];
  });
  const points: Point[] = [];
  for (let i = 0; i < teeth; i++) {
    const centre = (i / teeth) * Math.PI * 2;
    const foot = (flank[0]?.[1] ?? 0) + (0.25 * module) / root;
    const side = (sign: 1 | -1): Point[] => [
      [root, centre + sign * foot],
      [root + 0.12 * module, centre + sign * (foot - (0.17 * module) / root)],
      ...flank.map(([r, a]): Point => [r, centre + sign * a]),
    ];
    points.push(...side(-1), ...side(1).reverse());
  }
  const shape = new Shape();
  points.forEach(([r, a], i) =>
    i ? shape.lineTo(Math.cos(a) * r, Math.sin(a) * r) : shape.moveTo(Math.cos(a) * r, Math.sin(a) * r),
  );
  shape.closePath();
  return shape;
};
