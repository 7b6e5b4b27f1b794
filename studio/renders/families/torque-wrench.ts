import { type Object3D } from 'three';
import { chrome, plastic, rubber, satin, steel } from '../studio/materials.ts';
import { around, at, box, disc, group, ring, sideways, turned } from '../studio/shapes.ts';

/** Ratchet head, tube with scale window, grip with its locking ring; along x. */
export const torqueWrench = (): Object3D => {
  const along = (part: Object3D, x: number): Object3D => at(sideways(part), x, 0, 0);
  const red = plastic(0xe8620c, 0.45);
  const head = group(
    disc(20, 25, chrome, 3),
    at(box(13, 18, 13, steel, 1), 0, -19, 0),
    at(disc(9, 4, plastic(0x24282c), 1), 0, 14, 0),
    at(box(5, 4, 26, plastic(0x24282c), 1.5), 0, 15, -9),
  );
  const wrench = group(
    at(head, -225, 0, 0),
    along(disc(9, 60, chrome, 2), -190),
    along(disc(11.5, 210, chrome, 2), -66),
    along(ring(10, 13.5, 16, satin, 2), 44),
    at(box(40, 7, 14, plastic(0xf1f2f2), 2), 12, 9, 0),
    along(disc(15.5, 130, rubber, 4), 122),
    along(ring(14, 17, 18, red, 3), 64),
    along(ring(14, 17, 8, red, 2), 176),
    along(disc(13, 16, red, 4), 194),
    ...Array.from({ length: 9 }, (_, i) =>
      along(group(around(16, 15.4, () => box(1.6, 7, 2.6, rubber, 0.8))), 84 + i * 10),
    ),
  );
  const scene = group(turned(wrench, 0, 0.86, 0));
  scene.userData['view'] = { azimuth: 0.1, elevation: 0.95 };
  return scene;
};
