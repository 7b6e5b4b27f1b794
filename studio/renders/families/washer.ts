import { type Object3D } from 'three';
import { finishOf } from '../studio/finishes.ts';
import { num, str, type Params } from '../studio/params.ts';
import { at, group, ring, turned } from '../studio/shapes.ts';

export const washer = (params: Params): Object3D => {
  const [hole, outside, thickness, finish] = [
    num(params, 'hole'),
    num(params, 'outside'),
    num(params, 'thickness'),
    str(params, 'finish'),
  ];
  const one = (): Object3D => ring(hole / 2, outside / 2, thickness, finishOf(finish), 0.25);
  const r = outside / 2;
  const scene = group(
    at(one(), 0, thickness / 2, 0),
    at(turned(one(), 0.12, 0, -0.1), r * 0.55, thickness * 2.1, -r * 0.3),
    at(turned(one(), 1.32, 0.35, 0), -r * 0.7, r * 0.98, -r * 1.0),
  );
  scene.userData['view'] = { azimuth: 0.3, elevation: 0.5 };
  return scene;
};
