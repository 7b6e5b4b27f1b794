import { type Object3D } from 'three';
import { printed } from '../studio/labels.ts';
import { colourOf, gloss, plastic, steel } from '../studio/materials.ts';
import { str, type Params } from '../studio/params.ts';
import { at, disc, group, revolve, ring, rounded, torus, xy } from '../studio/shapes.ts';
import { houseLabel, wrapped } from './containers.ts';

/** ISO 15750 tight-head drum: 585 × 880 mm, two rolling hoops, two bungs. */
export const drum = (params: Params): Object3D => {
  const colour = colourOf(str(params, 'colour'));
  const paint = gloss(colour);
  const label = wrapped(
    287,
    230,
    printed(houseLabel(colour, str(params, 'title'), str(params, 'line'), 0.128 * 2), 0.35),
  );
  const scene = group(
    revolve(rounded(xy('0,0,0 286,0 286,282 300,292 286,302 286,578 300,588 286,598 286,872 0,872,0'), 6), paint),
    at(label, 0, 440, 0),
    at(torus(288, 7, paint), 0, 874, 0),
    at(torus(288, 7, paint), 0, 6, 0),
    at(disc(282, 6, paint, 2), 0, 868, 0),
    at(ring(20, 36, 10, steel, 2), 150, 876, 120),
    at(disc(26, 12, plastic(0xd9dcde), 2), 150, 877, 120),
    at(disc(18, 12, plastic(0xd9dcde), 2), -170, 877, -110),
  );
  scene.userData['view'] = { azimuth: 0.4, elevation: 0.28 };
  return scene;
};
