import { type Object3D } from 'three';
import { MeshPhysicalMaterial } from 'three';
import { stainless } from '../studio/materials.ts';
import { str, type Params } from '../studio/params.ts';
import { hexagon, thread } from '../studio/screws.ts';
import { at, ball, group, revolve, ring, rounded, sideways, solid, turned } from '../studio/shapes.ts';
import { TorusGeometry } from 'three';

const castSteel = new MeshPhysicalMaterial({ color: 0xbdbcb8, metalness: 1, roughness: 0.36 });

/** The banded mouth of a female fitting, opening along +y, with turns of thread inside. */
const mouth = (length: number): Object3D => {
  const parts = group(
    revolve(
      rounded(
        [
          [11, 0],
          [14.5, 0],
          [14.5, length - 8],
          [17.5, length - 7],
          [17.5, length],
          [11.2, length],
        ],
        1.2,
      ),
      castSteel,
    ),
  );
  for (let i = 0; i < 8; i++) parts.add(at(ring(10.2, 11.4, 0.9, castSteel, 0.3), 0, length - 1.5 - i * 1.8, 0));
  return parts;
};

const shapes: Readonly<Record<string, () => Object3D>> = {
  elbow: () => {
    const bend = solid(new TorusGeometry(16, 14.5, 32, 64, Math.PI / 2), castSteel);
    return group(at(bend, 0, 0, 0), at(mouth(22), 16, -22, 0), at(sideways(mouth(22)), 0, 16, 0));
  },
  tee: () => group(sideways(mouth(34)), turned(mouth(34), 0, 0, -Math.PI / 2), mouth(32), ball(14.4, castSteel)),
  coupling: () => group(mouth(22), turned(mouth(22), Math.PI, 0, 0)),
  union: () =>
    group(
      at(turned(mouth(26), Math.PI, 0, 0), 0, -4, 0),
      at(mouth(20), 0, 6, 0),
      at(hexagon(42, 15, castSteel, { both: true, bore: 28 }), 0, -7, 0),
      at(hexagon(34, 9, castSteel, { bore: 23, both: true }), 0, -29, 0),
    ),
  nipple: () =>
    group(hexagon(30, 11, stainless, { both: true }), at(male(), 0, 10.5, 0), turned(male(), Math.PI, 0, 0)),
};

const male = (): Object3D => thread(21, 1.8, 19, stainless, 15);

export const pipeFitting = (params: Params): Object3D => {
  const shape = str(params, 'shape');
  const part = shapes[shape]?.() ?? group();
  const lying = shape === 'coupling' || shape === 'union' || shape === 'nipple';
  if (shape === 'elbow') part.rotation.set(0, 0.5, Math.PI);
  if (shape === 'tee') part.rotation.set(0, 0.2, 0);
  const scene = group(lying ? turned(group(sideways(part)), 0, -0.75, 0) : part);
  scene.userData['view'] = { azimuth: 0.45, elevation: 0.34 };
  return scene;
};
