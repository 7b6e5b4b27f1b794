import { MeshPhysicalMaterial, Shape, type Object3D } from 'three';
import { num, type Params } from '../studio/params.ts';
import { darkSteel, paint, steel, turnedSteel } from '../studio/materials.ts';
import { around, at, box, disc, extrude, facing, group, hole, ring, sideways, turned } from '../studio/shapes.ts';
import { hexagon } from '../studio/screws.ts';
import { motorFlange } from './motor-parts.ts';

const aluminium = new MeshPhysicalMaterial({ color: 0xaab1b7, metalness: 0.75, roughness: 0.46 });

/** Square body: the hollow output in front, the worm across the top with the motor flange at its end. */
export const wormReducer = (params: Params): Object3D => {
  const [a, bore] = [num(params, 'centre'), num(params, 'bore')];
  const casing = a > 90 ? paint(0x1d4f8f) : aluminium;
  const half = a * 1.02;
  const depth = a * 1.55;
  const outline = new Shape();
  outline
    .moveTo(-half, -a * 1.05)
    .lineTo(half, -a * 1.05)
    .lineTo(half, a * 0.55);
  outline.absarc(half - a * 0.42, a * 1.02, a * 0.42, 0, Math.PI / 2, false);
  outline.absarc(-half + a * 0.42, a * 1.02, a * 0.42, Math.PI / 2, Math.PI, false);
  outline.closePath();
  hole(outline, 0, -a * 0.05, a * 0.6);
  const body = group(extrude(outline, depth * 0.72, casing, a * 0.06, 24));
  for (const side of [-1, 1]) {
    const cover = group(
      facing(ring(bore * 0.8, a * 0.78, a * 0.16, casing, a * 0.03)),
      facing(ring(bore / 2, bore * 0.8, a * 0.4, turnedSteel, 0.8)),
    );
    cover.add(facing(around(6, a * 0.66, () => hexagon(a * 0.11, a * 0.16, darkSteel), 0.3)));
    body.add(at(cover, 0, -a * 0.05, side * depth * 0.4));
    if (side < 0) cover.rotation.y = Math.PI;
  }
  for (let i = 0; i < 5; i++)
    body.add(at(box(a * 0.12, a * 0.055, depth * 0.62, casing, a * 0.02), half + a * 0.02, -a * 0.85 + i * a * 0.2, 0));
  body.add(
    at(turned(motorFlange(a * 2.05, a * 1.2, a * 0.16, 4, casing), 0, Math.PI / 2, 0), half + a * 0.42, a * 0.95, 0),
  );
  body.add(at(sideways(disc(a * 0.56, a * 0.5, casing, a * 0.05)), half + a * 0.12, a * 0.95, 0));
  body.add(at(sideways(ring(bore * 0.42, a * 0.32, a * 0.22, steel, 0.8)), half + a * 0.42, a * 0.95, 0));
  body.add(
    at(hexagon(a * 0.2, a * 0.09, darkSteel), -a * 0.5, a * 1.44, 0),
    at(sideways(disc(a * 0.34, a * 0.06, darkSteel, a * 0.02)), -half - a * 0.02, a * 0.95, 0),
  );
  const scene = group(body);
  scene.userData['view'] = { azimuth: 0.62, elevation: 0.3 };
  return scene;
};
