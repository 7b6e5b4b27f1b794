import { MeshPhysicalMaterial, type Object3D } from 'three';
import { paint } from '../studio/materials.ts';
import { num, type Params } from '../studio/params.ts';
import { thread } from '../studio/screws.ts';
import { at, disc, facing, group, ring, sideways, torus, tube, turned } from '../studio/shapes.ts';

const galvanised = new MeshPhysicalMaterial({ color: 0xa9afb3, metalness: 0.9, roughness: 0.48 });

/** EN 13889, drawn at 4.75 t: body 19, pin 22, jaw 31 mm. The pin is painted. */
export const shackle = (params: Params): Object3D => {
  const bow = num(params, 'bow') === 1;
  const wide = bow ? 36 : 25.5;
  const path: (readonly [number, number, number])[] = bow
    ? [
        [-25, 0, 0],
        [-26, 14, 0],
        [-33, 34, 0],
        [-wide - 1, 52, 0],
        [-30, 72, 0],
        [-15, 84, 0],
        [0, 88, 0],
        [15, 84, 0],
        [30, 72, 0],
        [wide + 1, 52, 0],
        [33, 34, 0],
        [26, 14, 0],
        [25, 0, 0],
      ]
    : [
        [-25, 0, 0],
        [-25, 20, 0],
        [-25.5, 44, 0],
        [-22, 60, 0],
        [-13, 71, 0],
        [0, 75, 0],
        [13, 71, 0],
        [22, 60, 0],
        [25.5, 44, 0],
        [25, 20, 0],
        [25, 0, 0],
      ];
  const pin = group(
    sideways(disc(11, 62, paint(0xf2b705), 1)),
    at(sideways(thread(22, 2.5, 16, galvanised)), -29, 0, 0),
    at(sideways(disc(15.5, 9, paint(0xf2b705), 2)), 41, 0, 0),
    at(facing(torus(9, 4.6, paint(0xf2b705))), 54, 0, 0),
  );
  const body = group(tube(path, 9.5, galvanised));
  for (const side of [-1, 1]) body.add(at(sideways(ring(11.5, 21, 18, galvanised, 3)), side * 25, 0, 0));
  const unit = group(body, pin);
  const scene = group(turned(group(turned(unit, -0.12, 0, 0)), 0, -0.35, 0));
  scene.userData['view'] = { azimuth: 0.3, elevation: 0.24 };
  return scene;
};
