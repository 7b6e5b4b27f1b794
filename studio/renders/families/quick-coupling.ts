import { MeshPhysicalMaterial, type Object3D } from 'three';
import { str, type Params } from '../studio/params.ts';
import { hexagon } from '../studio/screws.ts';
import { around, at, box, group, revolve, ring, rounded, turned, xy } from '../studio/shapes.ts';
import { steel } from '../studio/materials.ts';

const plated = new MeshPhysicalMaterial({ color: 0xbfc3c4, metalness: 1, roughness: 0.28 });

/** ISO 7241-B halves: the female with its knurled sleeve, the male with the nose and poppet. */
export const quickCoupling = (params: Params): Object3D => {
  const female = str(params, 'half') === 'female';
  const part = female
    ? group(
        at(hexagon(32, 22, plated, { both: true }), 0, -36, 0),
        revolve(rounded(xy('10,-16 15,-16 15,-8 18.5,-6 18.5,24 16.5,27 12.2,27 12.2,8 10,8'), 0.8), plated),
        at(
          around(48, 18.6, () => box(0.9, 13, 1.1, plated, 0.3)),
          0,
          9,
          0,
        ),
        at(ring(3, 8, 3, steel, 0.8), 0, 14, 0),
      )
    : group(
        at(hexagon(32, 20, plated, { both: true }), 0, -24, 0),
        revolve(
          rounded(xy('7,-5 13,-5 13,3 11.6,6 11.6,15 9.8,16.5 9.8,19.5 11.6,21 11.6,32 10,36 7,36'), 0.6),
          plated,
        ),
        at(revolve(rounded(xy('0,0,0 6.4,0 3.4,5 0,5,0'), 0.6), steel), 0, 30, 0),
      );
  const scene = group(turned(group(turned(part, 0, 0, -Math.PI / 2)), 0, -0.55, 0));
  scene.userData['view'] = { azimuth: 0.25, elevation: 0.42 };
  return scene;
};
