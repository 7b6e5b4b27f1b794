import { Shape, type Object3D } from 'three';
import { plastic, steel } from '../studio/materials.ts';
import { at, disc, extrude, facing, group, turned } from '../studio/shapes.ts';

/** Two plastic handles, one with the V for the tube, the other with the blade. */
export const tubeCutter = (): Object3D => {
  const handle = (draw: (shape: Shape) => void, colour: number): Object3D => {
    const shape = new Shape();
    draw(shape);
    return extrude(shape, 13, plastic(colour, 0.45), 2.5, 24);
  };
  const lower = handle((s) => {
    s.moveTo(-75, -30)
      .bezierCurveTo(-40, -22, -10, -16, 20, -14)
      .lineTo(58, -12)
      .lineTo(62, 2)
      .lineTo(48, 4)
      .lineTo(40, -4)
      .lineTo(30, 4)
      .lineTo(8, 6)
      .bezierCurveTo(-20, -2, -50, -12, -78, -18)
      .closePath();
  }, 0xe8620c);
  const upper = handle((s) => {
    s.moveTo(-75, 34)
      .bezierCurveTo(-40, 26, -10, 20, 8, 14)
      .lineTo(26, 14)
      .bezierCurveTo(20, 4, 8, 0, -2, 4)
      .bezierCurveTo(-30, 10, -50, 16, -78, 22)
      .closePath();
  }, 0x2a2f34);
  const bladeShape = new Shape();
  bladeShape.moveTo(6, 14).lineTo(54, 26).lineTo(58, 12).lineTo(14, 0).closePath();
  const tool = group(lower, upper, extrude(bladeShape, 1.4, steel, 0.3), at(facing(disc(6, 16, steel, 1)), 8, 6, 0));
  const scene = group(turned(group(turned(tool, -1.25, 0, 0)), 0, 0.45, 0));
  scene.userData['view'] = { azimuth: 0.2, elevation: 0.6 };
  return scene;
};
