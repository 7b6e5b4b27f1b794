import { type Object3D } from 'three';
import { chrome, gloss, rubber, satin, steel } from '../studio/materials.ts';
import { at, box, disc, facing, group, ring, sideways, tube, turned, xyz } from '../studio/shapes.ts';
import { hexagon } from '../studio/screws.ts';

/** Barrel, head with lever, rigid pipe and coupler; lying on its side. */
export const greaseGun = (): Object3D => {
  const red = gloss(0xb9231a);
  const along = (part: Object3D): Object3D => sideways(part);
  const gun = group(
    at(along(disc(29, 240, red, 3)), 0, 0, 0),
    at(along(ring(26, 31, 26, rubber, 3)), -90, 0, 0),
    at(along(disc(30, 10, satin, 2)), -125, 0, 0),
    at(along(disc(3.5, 70, chrome, 0.8)), -160, 0, 0),
    at(turned(tube(xyz('-195,0,-16 -198,0,0 -195,0,16'), 3.5, chrome), 0, 0, 0), 0, 0, 0),
    at(box(44, 58, 46, satin, 6), 138, 0, 0),
    at(box(26, 40, 22, satin, 4), 138, 42, 0),
    tube(xyz('138,60,0 120,74,0 60,84,0 -40,96,0 -96,104,0'), 6, chrome),
    tube(xyz('0,91,0 -96,104,0'), 10, rubber),
    tube(xyz('158,8,0 190,8,0 235,4,0 272,-14,0'), 4.6, chrome),
    at(turned(group(hexagon(15, 24, steel, { both: true })), 0, 0, -2.02), 268, -12, 0),
    at(facing(disc(4, 50, steel, 1)), 138, 54, 0),
  );
  const scene = group(turned(group(turned(gun, -0.9, 0, 0)), 0, 0.86, 0));
  scene.userData['view'] = { azimuth: 0.1, elevation: 0.95 };
  return scene;
};
