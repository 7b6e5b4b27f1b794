import { type Object3D } from 'three';
import { num, str, type Params } from '../studio/params.ts';
import { at, box, group, ring, sideways, turned } from '../studio/shapes.ts';
import { steel } from '../studio/materials.ts';
import { motorBlue, motorBody, motorFlange, shaftEnd } from './motor-parts.ts';

/** IEC 60072-1: feet at A × B, C behind the shaft shoulder; flanges B5 with through holes, B14 smaller. */
export const motor = (params: Params): Object3D => {
  const [H, A, B, C, D, E, L, flange] = ['H', 'A', 'B', 'C', 'D', 'E', 'L', 'flange'].map((key) =>
    num(params, key),
  ) as [number, number, number, number, number, number, number, number];
  const mounting = str(params, 'mounting');
  const machine = group(motorBody({ H, L, D, E }), shaftEnd(D, E));
  if (mounting === 'B3') machine.add(feet(H, A, B, C));
  else machine.add(at(motorFlange(flange, flange * (mounting === 'B5' ? 0.68 : 0.66), H * 0.12, 4), 0, 0, H * 0.02));
  if (H >= 132) machine.add(at(sideways(ring(H * 0.09, H * 0.14, H * 0.05, steel, 1)), 0, H * 1.06, -(L - E) * 0.72));
  const scene = group(turned(machine, 0, 0.35, 0));
  scene.userData['view'] = { azimuth: 0.95, elevation: 0.28 };
  return scene;
};

const feet = (H: number, A: number, B: number, C: number): Object3D => {
  const parts = group();
  for (const side of [-1, 1]) {
    parts.add(
      at(box(H * 0.5, H * 0.13, B * 1.28, motorBlue, 2), side * (A / 2 - H * 0.02), -H + H * 0.065, -C - B / 2),
    );
    for (const z of [-C, -C - B])
      parts.add(at(box(H * 0.14, H * 0.7, H * 0.3, motorBlue, 2), side * (A / 2 - H * 0.16), -H * 0.68, z));
  }
  return parts;
};
