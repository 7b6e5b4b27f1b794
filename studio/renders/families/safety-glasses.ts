import * as THREE from 'three';
import { plastic } from '../studio/materials.ts';
import { str, type Params } from '../studio/params.ts';
import { at, box, group, solid, tube } from '../studio/shapes.ts';

const tints: Readonly<Record<string, readonly [colour: number, opacity: number]>> = {
  Clear: [0xdfeaf0, 0.3],
  Grey: [0x2f363c, 0.78],
  Amber: [0xe09a1a, 0.6],
};

/** A wrapped one-piece lens: a strip of a barrel with the nose cut out. */
const lens = (tint: readonly [number, number]): THREE.Mesh => {
  const [cols, rows] = [120, 24];
  const positions: number[] = [];
  const indices: number[] = [];
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i <= cols; i++) {
      const u = (i / cols) * 2 - 1;
      const angle = u * 1.16;
      const top = 20 - 5 * u * u;
      const nose = Math.exp(-((u / 0.17) ** 2)) * 25;
      const bottom = -24 + 10 * Math.abs(u) ** 3 + nose;
      const v = j / rows;
      const y = bottom + (top - bottom) * v;
      const r = 70 - (y / 40) ** 2 * 5;
      positions.push(Math.sin(angle) * r * 1.02, y, Math.cos(angle) * r * 0.86 - 60);
    }
  }
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const p = j * (cols + 1) + i;
      indices.push(p, p + 1, p + cols + 1, p + 1, p + cols + 2, p + cols + 1);
    }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(positions, 3));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  const [color, opacity] = tint;
  return solid(
    geometry,
    new THREE.MeshPhysicalMaterial({
      color,
      opacity,
      transparent: true,
      roughness: 0.04,
      metalness: 0,
      clearcoat: 1,
      clearcoatRoughness: 0.03,
      envMapIntensity: 1.5,
      side: THREE.DoubleSide,
      depthWrite: false,
    }),
  );
};

export const safetyGlasses = (params: Params): THREE.Object3D => {
  const frame = plastic(0x23272b, 0.4);
  const accent = plastic(0xe8620c, 0.4);
  const brow = Array.from({ length: 25 }, (_, i) => {
    const u = (i / 24) * 2 - 1;
    return [Math.sin(u * 1.16) * 70.5, 20.5 - 5 * u * u, Math.cos(u * 1.16) * 60 - 60] as const;
  });
  const glasses = group(lens(tints[str(params, 'lens')] ?? [0xdfeaf0, 0.3]), tube(brow, 2, frame));
  for (const side of [-1, 1]) {
    glasses.add(
      at(box(5, 22, 12, frame, 2), side * 66, 8, -38),
      tube(
        [
          [side * 67, 12, -40],
          [side * 70, 13, -80],
          [side * 69, 12, -118],
          [side * 64, 2, -146],
          [side * 60, -14, -160],
        ],
        3,
        frame,
      ),
      tube(
        [
          [side * 70, 13, -84],
          [side * 69.5, 12, -116],
        ],
        3.7,
        accent,
      ),
      tube(
        [
          [side * 5, -2, 0],
          [side * 10, -12, 0],
          [side * 15, -19, -2],
        ],
        1.8,
        frame,
      ),
    );
  }
  const scene = group(glasses);
  scene.userData['view'] = { azimuth: 0.62, elevation: 0.34 };
  return scene;
};
