import { type Object3D } from 'three';
import { finishOf } from '../studio/finishes.ts';
import { plastic } from '../studio/materials.ts';
import { num, str, type Params } from '../studio/params.ts';
import { hexagon } from '../studio/screws.ts';
import { at, group, revolve, ring, rounded, torus, turned, xy } from '../studio/shapes.ts';

const nylon = plastic(0x2f6fb0, 0.4);

/** ISO 4032 or 7040 drawn at M10, with the turns of the thread to be seen in the bore. */
const nutOf = (lock: boolean, finish: string): Object3D => {
  const material = finishOf(finish);
  const parts = group(hexagon(16, 8.4, material, { bore: 10.2, both: !lock }));
  for (let i = 0; i < 6; i++) parts.add(at(torus(4.9, 0.42, material), 0, 1 + i * 1.35, 0));
  if (lock)
    parts.add(
      at(revolve(rounded(xy('5.6,0 7,0 6.7,3.2 5.5,3.4'), 0.5), material), 0, 8.2, 0),
      at(ring(4.7, 5.7, 2, nylon, 0.3), 0, 10.2, 0),
    );
  return parts;
};

export const nut = (params: Params): Object3D => {
  const [lock, finish] = [num(params, 'lock') === 1, str(params, 'finish')];
  const scene = group(
    nutOf(lock, finish),
    at(turned(nutOf(lock, finish), -1.25, 0.3, 0), 15, 7.6, -9),
    at(turned(nutOf(lock, finish), 0, 0.4, 0), -13, 0, -14),
  );
  scene.userData['view'] = { azimuth: 0.35, elevation: 0.5 };
  return scene;
};
