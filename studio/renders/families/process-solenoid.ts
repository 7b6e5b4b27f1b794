import { type Object3D } from 'three';
import { brass, plastic, satin, steel } from '../studio/materials.ts';
import { hexagon } from '../studio/screws.ts';
import { around, at, box, disc, group, revolve, ring, rounded, sideways, turned, xy } from '../studio/shapes.ts';

const black = plastic(0x24282c, 0.42);

/** Brass diaphragm body with screwed cover, armature tube, coil and plug. */
export const processSolenoid = (): Object3D => {
  const along = (part: Object3D): Object3D => sideways(part);
  const end = (side: number): Object3D =>
    at(turned(group(hexagon(27, 12, brass, { both: true, bore: 19 })), 0, 0, (-side * Math.PI) / 2), side * 21, 0, 0);
  const valve = group(
    along(revolve(rounded(xy('9,-24 12,-24 14,0,6 12,24 9,24'), 2), brass)),
    end(1),
    end(-1),
    at(revolve(rounded(xy('0,0,0 20,0 21,8 0,8,0'), 1.5), brass), 0, 8, 0),
    at(revolve(rounded(xy('0,0,0 21,0 20,8 11,12 0,12,0'), 1.5), brass), 0, 16.6, 0),
    at(
      around(6, 17, () => group(hexagon(5.5, 4, steel)), 0.3),
      0,
      24,
      0,
    ),
    at(disc(6.5, 14, satin, 0.8), 0, 33, 0),
    at(box(32, 30, 40, black, 3), 0, 50, 2),
    at(ring(5, 16.2, 2, satin, 0.5), 0, 34.6, 0),
    at(hexagon(17, 5, steel), 0, 65, 2),
    at(disc(4, 4, steel, 1), 0, 71, 2),
    at(box(27, 27, 17, plastic(0x2f353b, 0.5), 2), 0, 50, 30),
    at(turned(disc(6.5, 12, black, 1), 0, 0, 0), 0, 33, 31),
    at(turned(group(hexagon(15, 5, black)), 0, 0, 0), 0, 32, 31),
  );
  const scene = group(turned(valve, 0, -0.15, 0));
  scene.userData['view'] = { azimuth: 0.62, elevation: 0.3 };
  return scene;
};
