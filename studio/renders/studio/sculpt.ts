// Soft goods are sculpted: a signed distance field made of capsules and ellipsoids that melt together, meshed by
// surface nets.
import * as THREE from 'three';
import { solid } from './shapes.ts';

export type Vec = readonly [x: number, y: number, z: number];
export type Field = (x: number, y: number, z: number) => number;

/** A capsule from a to b whose radius runs from ra to rb; flattened in z by `flat`. */
export const capsule = (a: Vec, b: Vec, ra: number, rb = ra, flat = 1): Field => {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], (b[2] - a[2]) / flat];
  const length = dx * dx + dy * dy + dz * dz || 1;
  return (x, y, z) => {
    const [px, py, pz] = [x - a[0], y - a[1], (z - a[2]) / flat];
    const t = Math.min(1, Math.max(0, (px * dx + py * dy + pz * dz) / length));
    return Math.hypot(px - dx * t, py - dy * t, pz - dz * t) - (ra + (rb - ra) * t);
  };
};

export const ellipsoid =
  (c: Vec, r: Vec): Field =>
  (x, y, z) =>
    (Math.hypot((x - c[0]) / r[0], (y - c[1]) / r[1], (z - c[2]) / r[2]) - 1) * Math.min(...r);

/** Union of fields with a fillet of about k where they meet. */
export const melt =
  (k: number, ...fields: Field[]): Field =>
  (x, y, z) => {
    let d = Infinity;
    for (const field of fields) {
      const e = field(x, y, z);
      const h = Math.max(k - Math.abs(d - e), 0) / k;
      d = Math.min(d, e) - (Number.isFinite(h) ? h * h * k * 0.25 : 0);
    }
    return d;
  };

/** Cuts away what is inside the second field. */
export const without =
  (a: Field, b: Field): Field =>
  (x, y, z) =>
    Math.max(a(x, y, z), -b(x, y, z));
export const moved =
  (field: Field, [dx, dy, dz]: Vec): Field =>
  (x, y, z) =>
    field(x - dx, y - dy, z - dz);
export const mirrored =
  (field: Field): Field =>
  (x, y, z) =>
    field(Math.abs(x), y, z);

/** Folds of cloth: a few slanted waves, deeper where `where` says so. */
export const folds =
  (field: Field, depth: number, scale: number, where: Field = () => 1): Field =>
  (x, y, z) =>
    field(x, y, z) +
    depth *
      where(x, y, z) *
      (Math.sin((y + x * 0.7) / scale) * 0.5 +
        Math.sin((y * 0.8 - x * 0.9 + z * 0.4) / (scale * 0.63) + 1.3) * 0.35 +
        Math.sin((x + z * 1.2) / (scale * 1.2)) * 0.3);

type Paint = (x: number, y: number, z: number) => number;

/** Meshes the zero surface inside the box; `paint` gives each vertex its colour. */
export const sculpt = (
  field: Field,
  low: Vec,
  high: Vec,
  cell: number,
  material: THREE.MeshPhysicalMaterial,
  paint?: Paint,
): THREE.Mesh => {
  const n = low.map((l, i) => Math.ceil(((high[i] ?? 0) - l) / cell) + 1) as [number, number, number];
  const at = (i: number, j: number, k: number): number => (i * n[1] + j) * n[2] + k;
  const values = new Float32Array(n[0] * n[1] * n[2]);
  for (let i = 0; i < n[0]; i++)
    for (let j = 0; j < n[1]; j++)
      for (let k = 0; k < n[2]; k++)
        values[at(i, j, k)] = field(low[0] + i * cell, low[1] + j * cell, low[2] + k * cell);
  const { positions, indices } = surfaceNets(values, n, at);
  const geometry = new THREE.BufferGeometry();
  const colours: number[] = [];
  const colour = new THREE.Color();
  for (let i = 0; i < positions.length; i += 3) {
    const p = [0, 1, 2].map((axis) => (low[axis] ?? 0) + (positions[i + axis] ?? 0) * cell) as [number, number, number];
    p.forEach((value, axis) => (positions[i + axis] = value));
    if (paint) colours.push(...colour.set(paint(...p)).toArray());
  }
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2));
  if (paint) {
    geometry.setAttribute('color', new THREE.Float32BufferAttribute(colours, 3));
    material.vertexColors = true;
    material.color.set(0xffffff);
  }
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  return solid(geometry, material);
};

type Size = readonly [number, number, number];
type Index = (i: number, j: number, k: number) => number;

const corners = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [1, 1, 0],
  [0, 0, 1],
  [1, 0, 1],
  [0, 1, 1],
  [1, 1, 1],
] as const;
const edges = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
] as const;

/** The mean of the places where the surface crosses the edges of a cell, or undefined when it does not. */
const crossing = (v: readonly number[]): Vec | undefined => {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (const [p, q] of edges) {
    const [vp, vq] = [v[p] ?? 1, v[q] ?? 1];
    if (vp > 0 === vq > 0) continue;
    const t = vp / (vp - vq);
    for (const axis of [0, 1, 2] as const) sum[axis] += corners[p][axis] * (1 - t) + corners[q][axis] * t;
    count++;
  }
  return count ? [sum[0] / count, sum[1] / count, sum[2] / count] : undefined;
};

const eachCell = ([ni, nj, nk]: Size, from: number, visit: (i: number, j: number, k: number) => void): void => {
  for (let i = from; i < ni - 1; i++)
    for (let j = from; j < nj - 1; j++) for (let k = from; k < nk - 1; k++) visit(i, j, k);
};

/** One vertex in every cell that the surface crosses; one quad for every crossed edge of the grid. */
const surfaceNets = (values: Float32Array, n: Size, at: Index): { positions: number[]; indices: number[] } => {
  const vertex = new Int32Array(values.length).fill(-1);
  const positions: number[] = [];
  const indices: number[] = [];
  eachCell(n, 0, (i, j, k) => {
    const place = crossing(corners.map(([a, b, c]) => values[at(i + a, j + b, k + c)] ?? 1));
    if (!place) return;
    vertex[at(i, j, k)] = positions.length / 3;
    positions.push(i + place[0], j + place[1], k + place[2]);
  });
  const quad = (cells: readonly number[], flip: boolean): void => {
    const [a = -1, b = -1, c = -1, d = -1] = cells.map((cell) => vertex[cell] ?? -1);
    if (Math.min(a, b, c, d) < 0) return;
    indices.push(...(flip ? [a, c, b, b, c, d] : [a, b, c, c, b, d]));
  };
  eachCell(n, 1, (i, j, k) => {
    const inside = (di: number, dj: number, dk: number): boolean => (values[at(i + di, j + dj, k + dk)] ?? 1) <= 0;
    const here = inside(0, 0, 0);
    if (here !== inside(1, 0, 0)) quad([at(i, j - 1, k - 1), at(i, j, k - 1), at(i, j - 1, k), at(i, j, k)], !here);
    if (here !== inside(0, 1, 0)) quad([at(i - 1, j, k - 1), at(i, j, k - 1), at(i - 1, j, k), at(i, j, k)], here);
    if (here !== inside(0, 0, 1)) quad([at(i - 1, j - 1, k), at(i, j - 1, k), at(i - 1, j, k), at(i, j, k)], !here);
  });
  return { positions, indices };
};
