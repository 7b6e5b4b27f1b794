// Threads are real helices and hexagons are chamfered as they are turned: it is what the eye knows a bolt by.
import * as THREE from 'three';
import { creased, solid } from './shapes.ts';

/**
 * A thread along y from 0 to length: 60° flanks, flattened crest and root (ISO 68-1), tapered at the top end; a bore
 * makes it a pipe.
 */
export const thread = (
  diameter: number,
  pitch: number,
  length: number,
  material: THREE.Material,
  bore = 0,
): THREE.Mesh => {
  const around = 72;
  const perPitch = 12;
  const rows = Math.ceil((length / pitch) * perPitch);
  const depth = 0.6134 * pitch;
  const positions: number[] = [];
  const indices: number[] = [];
  for (let row = 0; row <= rows; row++) {
    const y = (row / rows) * length;
    for (let k = 0; k <= around; k++) {
      const angle = (k / around) * Math.PI * 2;
      const phase = (((y / pitch - k / around) % 1) + 1) % 1;
      const flank = Math.min(1, Math.max(0, (Math.abs(phase - 0.5) * 2 - 0.18) / 0.62));
      const chamfer = Math.max(0, y - (length - depth * 1.2));
      const r = Math.min(diameter / 2 - depth * flank, diameter / 2 - chamfer);
      positions.push(Math.cos(angle) * r, y, Math.sin(angle) * r);
    }
  }
  const stride = around + 1;
  for (let row = 0; row < rows; row++) {
    for (let k = 0; k < around; k++) {
      const a = row * stride + k;
      indices.push(a, a + stride, a + 1, a + 1, a + stride, a + stride + 1);
    }
  }
  for (const y of [length, Math.max(0, length - diameter)]) {
    const last = positions.length / 3 - stride;
    for (let k = 0; k <= around; k++)
      positions.push(
        (Math.cos((k / around) * Math.PI * 2) * bore) / 2,
        y,
        (Math.sin((k / around) * Math.PI * 2) * bore) / 2,
      );
    for (let k = 0; k < around; k++)
      indices.push(last + k, last + stride + k, last + k + 1, last + k + 1, last + stride + k, last + stride + k + 1);
  }
  return finish(positions, indices, material, 0.9);
};

/**
 * A hexagon with its axis on y from 0 to height; the top (and bottom) corners are turned off at 30°. A bore makes it a
 * nut.
 */
export const hexagon = (
  acrossFlats: number,
  height: number,
  material: THREE.Material,
  { bore = 0, both = false } = {},
): THREE.Mesh => {
  const steps = 96;
  const inscribed = acrossFlats / 2;
  const land = inscribed * 0.95;
  const positions: number[] = [];
  const indices: number[] = [];
  const loops: ((angle: number) => readonly [radius: number, y: number])[] = [];
  const hex = (angle: number): number =>
    inscribed / Math.cos((((angle % (Math.PI / 3)) + Math.PI / 3) % (Math.PI / 3)) - Math.PI / 6);
  const drop = (angle: number): number => (hex(angle) - land) * Math.tan(Math.PI / 6);
  if (bore)
    loops.push(
      () => [bore / 2, 0],
      () => [bore / 2, height],
    );
  else loops.push(() => [0, height]);
  loops.push(
    () => [land, height],
    (a) => [hex(a), height - drop(a)],
    (a) => [hex(a), both ? drop(a) : 0],
  );
  if (both) loops.push(() => [land, 0]);
  loops.push(() => [bore / 2, 0]);
  for (const loop of loops) {
    for (let k = 0; k <= steps; k++) {
      const angle = (k / steps) * Math.PI * 2;
      const [r, y] = loop(angle);
      positions.push(Math.cos(angle) * r, y, Math.sin(angle) * r);
    }
  }
  const stride = steps + 1;
  for (let row = 0; row < loops.length - 1; row++) {
    for (let k = 0; k < steps; k++) {
      const a = row * stride + k;
      indices.push(a, a + 1, a + stride, a + 1, a + stride + 1, a + stride);
    }
  }
  return finish(positions, indices, material, 0.35);
};

const finish = (positions: number[], indices: number[], material: THREE.Material, crease: number): THREE.Mesh => {
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2));
  geometry.setIndex(indices);
  return solid(creased(geometry, crease), material);
};
