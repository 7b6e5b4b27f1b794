import { CircleGeometry, MeshStandardMaterial, type Object3D } from 'three';
import { brass, glass, stainless } from '../studio/materials.ts';
import { num, str, type Params } from '../studio/params.ts';
import { hexagon, thread } from '../studio/screws.ts';
import { at, disc, facing, group, revolve, rounded, solid, turned } from '../studio/shapes.ts';
import { dialTexture } from './dial.ts';

/** Dial case with its stem in a brass pocket, from the back or from below. */
export const thermometer = (params: Params): Object3D => {
  const [from, to] = [num(params, 'from'), num(params, 'to')];
  const R = 50;
  const texture = dialTexture({ from, to, unit: '°C', note: 'EN 13190   CL 1', at: 0.42 });
  const head = group(
    revolve(
      rounded(
        [
          [0, -14, 0],
          [R * 0.92, -14],
          [R, -10],
          [R, 4],
          [R * 1.05, 6],
          [R * 1.05, 11],
          [R * 0.98, 14],
          [R * 0.94, 12],
          [R * 0.94, 4],
          [0, 4, 0],
        ],
        1.4,
        5,
      ),
      stainless,
    ),
    at(
      turned(
        solid(
          new CircleGeometry(R * 0.95, 96),
          new MeshStandardMaterial({ map: texture, roughness: 0.55, envMapIntensity: 0.6 }),
        ),
        -Math.PI / 2,
        0,
        0,
      ),
      0,
      5,
      0,
    ),
    at(turned(solid(new CircleGeometry(R * 0.95, 96), glass(0xffffff, 0.1)), -Math.PI / 2, 0, 0), 0, 11, 0),
  );
  const pocket = (length: number): Object3D =>
    group(
      at(disc(6, 16, stainless, 1), 0, -8, 0),
      at(hexagon(27, 11, brass, { both: true }), 0, -26, 0),
      at(turned(thread(20.9, 1.8, 14, brass), Math.PI, 0, 0), 0, -26, 0),
      at(disc(5, length, brass, 2), 0, -38 - length / 2, 0),
    );
  const bottom = str(params, 'entry') === 'Bottom';
  const made = bottom ? group(facing(head), at(pocket(40), 0, -R, -4)) : facing(group(head, at(pocket(44), 0, -14, 0)));
  const scene = group(bottom ? made : turned(group(made), 0, -0.5, 0));
  scene.userData['view'] = { azimuth: bottom ? 0.38 : 0.28, elevation: bottom ? 0.14 : 0.24 };
  return scene;
};
