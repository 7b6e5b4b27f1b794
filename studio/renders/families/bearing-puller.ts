import { Shape, type Object3D } from 'three';
import { black, chrome, darkSteel } from '../studio/materials.ts';
import { hexagon, thread } from '../studio/screws.ts';
import { around, at, disc, extrude, facing, group, ring, sideways, turned } from '../studio/shapes.ts';

/** One forged jaw, seen from the side: a strap with the claw at its foot. */
const jaw = (): Object3D => {
  const shape = new Shape();
  shape
    .moveTo(-7, 8)
    .lineTo(7, 8)
    .lineTo(8, -20)
    .bezierCurveTo(14, -50, 14, -70, 9, -92)
    .lineTo(-10, -92)
    .lineTo(-10, -84)
    .lineTo(-1, -82)
    .bezierCurveTo(3, -66, 2, -48, -6, -20)
    .closePath();
  return extrude(shape, 11, darkSteel, 1.2);
};

export const bearingPuller = (): Object3D => {
  const screw = thread(14, 2, 150, chrome);
  const puller = group(
    at(turned(screw, Math.PI, 0, 0), 0, 70, 0),
    at(hexagon(19, 12, chrome, { both: true }), 0, 68, 0),
    at(disc(5, 8, chrome, 1.5), 0, -82, 0),
    at(ring(7.2, 15, 26, black, 1.5), 0, 8, 0),
    at(
      around(3, 30, () => group(at(jaw(), 2, 4, 0), at(facing(disc(4.5, 24, chrome, 0.8)), 0, 4, 0)), 0.5),
      0,
      0,
      0,
    ),
    at(
      around(3, 20, () => sideways(disc(9, 24, black, 1)), 0.5),
      0,
      6,
      0,
    ),
  );
  const scene = group(turned(puller, 0.1, 0.3, -0.16));
  scene.userData['view'] = { azimuth: 0.4, elevation: 0.22 };
  return scene;
};
