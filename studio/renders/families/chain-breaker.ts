import { Shape, type Object3D } from 'three';
import { black, chrome, paint } from '../studio/materials.ts';
import { thread } from '../studio/screws.ts';
import { at, ball, disc, extrude, facing, group, sideways, turned } from '../studio/shapes.ts';

/** A C-shaped body with a T-handled screw that drives the pin out. */
export const chainBreaker = (): Object3D => {
  const shape = new Shape();
  shape
    .moveTo(-34, -16)
    .lineTo(34, -16)
    .lineTo(34, 18)
    .lineTo(20, 18)
    .lineTo(20, 0)
    .lineTo(6, 0)
    .lineTo(6, 10)
    .lineTo(-2, 10)
    .lineTo(-2, 0)
    .lineTo(-14, 0)
    .lineTo(-14, 18)
    .lineTo(-34, 18)
    .closePath();
  const screw = thread(11, 1.75, 62, chrome);
  const handle = group(
    facing(disc(3, 62, chrome, 0.8)),
    at(ball(4.4, chrome), 0, 0, 31),
    at(ball(4.4, chrome), 0, 0, -31),
    sideways(disc(7, 16, black, 1.5)),
  );
  const tool = group(
    extrude(shape, 22, paint(0xe8620c), 1.8),
    at(turned(screw, 0, 0, -Math.PI / 2), 26, 8, 0),
    at(handle, 90, 8, 0),
    at(sideways(disc(2.4, 30, chrome, 0.5)), 16, 8, 0),
  );
  const scene = group(at(turned(tool, 0, 0, 0), 0, 16, 0));
  scene.userData['view'] = { azimuth: 0.35, elevation: 0.42 };
  return scene;
};
