// Tools with flutes: a cross-section with lobes, twisted along y.
import * as THREE from 'three';
import { creased, solid } from '../studio/shapes.ts';

/** Radius of the cross-section at an angle, for a tool of radius 1: round lands with flutes cut between them. */
export type Section = (angle: number) => number;

export const flutedSection =
  (flutes: number, depth: number, land: number): Section =>
  (angle) => {
    const phase = ((((angle / (Math.PI * 2)) * flutes) % 1) + 1) % 1;
    if (phase < land) return 1 - 0.03 * (phase / land);
    const t = (phase - land) / (1 - land);
    return 1 - depth * Math.sin(Math.PI * t ** 0.8) ** 0.9;
  };

/**
 * From y = 0 up to length; `lead` is the height of one turn; `profile` shapes the radius over the height (a tip, a
 * thread).
 */
export const fluted = (
  radius: number,
  length: number,
  lead: number,
  section: Section,
  material: THREE.Material,
  profile: (y: number, angle: number) => number = () => 1,
): THREE.Mesh => {
  const [steps, rows] = [144, Math.ceil(length * 4)];
  const positions: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= rows; row++) {
    const y = (row / rows) * length;
    for (let k = 0; k <= steps; k++) {
      const angle = (k / steps) * Math.PI * 2;
      const r = Math.max(
        0.001,
        radius * Math.min(section(angle + (lead ? (y / lead) * Math.PI * 2 : 0)), profile(y, angle)),
      );
      positions.push(Math.cos(angle) * r, y, Math.sin(angle) * r);
    }
  }
  const stride = steps + 1;
  for (let row = 0; row < rows; row++)
    for (let k = 0; k < steps; k++) {
      const a = row * stride + k;
      indices.push(a, a + stride, a + 1, a + 1, a + stride, a + stride + 1);
    }
  const top = positions.length / 3;
  positions.push(0, length, 0);
  for (let k = 0; k < steps; k++) indices.push(rows * stride + k, top, rows * stride + k + 1);
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2));
  geometry.setIndex(indices);
  return solid(creased(geometry, 0.7), material);
};
