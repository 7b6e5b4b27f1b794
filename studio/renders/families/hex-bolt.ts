import { type Object3D } from 'three';
import { finishOf } from '../studio/finishes.ts';
import { num, str, type Params } from '../studio/params.ts';
import { hexagon, thread } from '../studio/screws.ts';
import { at, disc, group, revolve, rounded, turned } from '../studio/shapes.ts';

/** ISO 4014 / 4017 drawn at M10: head 16 × 6.4 mm, pitch 1.5 mm; the shank points along -y. */
const bolt = (length: number, threaded: number, finish: string): Object3D => {
  const material = finishOf(finish);
  const shank = length * (1 - threaded);
  const parts = group(hexagon(16, 6.4, material), at(disc(7.5, 0.7, material, 0.15), 0, -0.3, 0));
  if (shank > 0.5)
    parts.add(
      revolve(
        rounded(
          [
            [0, 0, 0],
            [5, 0],
            [5, -shank],
            [0, -shank, 0],
          ],
          0.3,
        ),
        material,
      ),
    );
  const helix = thread(10, 1.5, length - shank, material);
  helix.rotation.x = Math.PI;
  helix.position.y = -shank;
  parts.add(helix);
  return parts;
};

/** One stands on its head; one lies in front, so that head, shank and point are all seen. */
export const hexBolt = (params: Params): Object3D => {
  const length = num(params, 'ratio') * 10;
  const [threaded, finish] = [num(params, 'threaded'), str(params, 'finish')];
  const standing = at(turned(bolt(length, threaded, finish), Math.PI, 0.25, 0), -length * 0.3 - 7, 0, -13);
  standing.position.y = 6.4;
  const lying = turned(group(turned(bolt(length, threaded, finish), 0, 0.5236, Math.PI / 2)), 0, -0.62, 0);
  const scene = group(standing, at(lying, -length * 0.2, 8, 6));
  scene.userData['view'] = { azimuth: 0.1, elevation: 0.42 };
  return scene;
};
