import { PlaneGeometry, Shape, type Object3D } from 'three';
import { printed } from '../studio/labels.ts';
import { colourOf, plastic } from '../studio/materials.ts';
import { str, type Params } from '../studio/params.ts';
import { around, at, box, disc, extrude, group, ring, solid } from '../studio/shapes.ts';
import { houseLabel } from './containers.ts';

/** 5 L jug: a flat bottle with the handle cut through its shoulder. */
export const jug = (params: Params): Object3D => {
  const colour = colourOf(str(params, 'colour'));
  const body = plastic(0x2b3036, 0.42);
  const outline = new Shape();
  outline
    .moveTo(-88, -140)
    .lineTo(88, -140)
    .quadraticCurveTo(96, -140, 96, -130)
    .lineTo(96, 92)
    .bezierCurveTo(96, 128, 70, 146, 30, 148)
    .lineTo(-20, 148)
    .lineTo(-44, 160)
    .lineTo(-82, 160)
    .quadraticCurveTo(-96, 156, -96, 130)
    .lineTo(-96, -130)
    .quadraticCurveTo(-96, -140, -88, -140)
    .closePath();
  const grip = new Shape();
  grip
    .moveTo(0, 128)
    .bezierCurveTo(50, 126, 74, 112, 74, 84)
    .lineTo(74, 40)
    .quadraticCurveTo(66, 34, 58, 40)
    .lineTo(58, 72)
    .bezierCurveTo(56, 96, 36, 104, 0, 106)
    .closePath();
  outline.holes.push(grip);
  const label = solid(
    new PlaneGeometry(148, 150),
    printed(houseLabel(colour, str(params, 'title'), str(params, 'line'), 0.508), 0.35),
  );
  const uv = label.geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setX(i, uv.getX(i) * 0.5);
  const cap = plastic(colour, 0.4);
  const scene = group(
    extrude(outline, 112, body, 14, 24),
    at(label, -2, -54, 56.4),
    at(disc(24, 12, body, 2), -63, 164, 0),
    at(disc(28, 26, cap, 3), -63, 180, 0),
    at(
      around(36, 28, () => box(1.6, 20, 2, cap, 0.6)),
      -63,
      179,
      0,
    ),
    at(ring(24, 29, 4, cap, 1), -63, 166, 0),
  );
  scene.userData['view'] = { azimuth: 0.42, elevation: 0.2 };
  return scene;
};
