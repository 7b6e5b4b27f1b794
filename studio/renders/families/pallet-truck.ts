import { type Object3D } from 'three';
import { chrome, paint, plastic, rubber, satin } from '../studio/materials.ts';
import { at, box, disc, facing, group, tube, turned, xyz } from '../studio/shapes.ts';

const yellow = paint(0xf2b705);
const dark = plastic(0x24282c, 0.5);

/** Forks 1150 × 540 mm along +x, pump and tiller at the origin; centimetres. */
export const palletTruck = (): Object3D => {
  const wheel = (r: number, w: number): Object3D =>
    facing(group(disc(r, w, plastic(0x7c2e22, 0.45), 1), disc(r * 0.5, w + 0.6, satin, 0.4)));
  const truck = group(
    at(box(12, 26, 50, yellow, 3), 4, 26, 0),
    at(disc(6, 24, yellow, 1.5), -6, 32, 0),
    at(disc(3.4, 14, chrome, 0.8), -6, 48, 0),
    at(box(15, 8, 16, yellow, 2), -5, 16, 0),
  );
  for (const side of [-1, 1]) {
    truck.add(
      at(box(112, 5.4, 16, yellow, 1.8), 62, 17, side * 19),
      at(turned(box(16, 5, 15.5, yellow, 2), 0, 0, 0.28), 119, 15.4, side * 19),
      at(wheel(4, 7), 104, 5, side * 19),
      at(wheel(4, 7), 94, 5, side * 19),
      at(box(20, 3, 9, satin, 1), 99, 8, side * 19),
      at(wheel(9, 5), -6, 9, side * 7),
    );
  }
  const tiller = group(
    tube(xyz('0,0,0 -3,40,0 -9,78,0'), 2.3, yellow),
    tube(xyz('-9,78,0 -9,86,-12 -12,98,-17 -14,107,-12 -15,109,0 -14,107,12 -12,98,17 -9,86,12 -9,78,0'), 1.8, rubber),
    tube(xyz('-14,106,5 -10,98,5 -9,90,2'), 1, satin),
    at(box(7, 5, 10, dark, 1.5), -2, 2, 0),
  );
  truck.add(at(tiller, -10, 20, 0));
  const scene = group(turned(truck, 0, -0.45, 0));
  scene.userData['view'] = { azimuth: 0.2, elevation: 0.26 };
  return scene;
};
