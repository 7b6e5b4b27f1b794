import { type Object3D } from 'three';
import { finishOf } from '../studio/finishes.ts';
import { str, type Params } from '../studio/params.ts';
import { thread } from '../studio/screws.ts';
import { at, group, turned } from '../studio/shapes.ts';

/** The ends of three rods; a metre would be a hairline. */
export const threadedRod = (params: Params): Object3D => {
  const material = finishOf(str(params, 'finish'));
  const rod = (length: number): Object3D =>
    turned(group(turned(thread(10, 1.5, length, material), 0, 0, -Math.PI / 2)), 0, 0.86, 0);
  const scene = group(at(rod(66), 0, 5, 0), at(rod(62), -8, 5, 12), at(rod(63), -2, 13.4, 6));
  scene.userData['view'] = { azimuth: 0.15, elevation: 0.95 };
  return scene;
};
