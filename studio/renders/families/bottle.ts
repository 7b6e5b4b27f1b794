import { type Object3D } from 'three';
import { printed } from '../studio/labels.ts';
import { colourOf, plastic } from '../studio/materials.ts';
import { str, type Params } from '../studio/params.ts';
import { around, at, box, group, revolve, rounded, xy } from '../studio/shapes.ts';
import { houseLabel, wrapped } from './containers.ts';

/** 50 mL squeeze bottle with its nozzle cap in the product's colour. */
export const bottle = (params: Params): Object3D => {
  const colour = colourOf(str(params, 'colour'));
  const body = plastic(0xb3261e, 0.36);
  const cap = plastic(colour, 0.35);
  const white = plastic(0xf1f2f2, 0.4);
  const label = houseLabel(colour, str(params, 'title'), str(params, 'line'), 0.44);
  const scene = group(
    revolve(rounded(xy('0,0,0 18,0 19,3 19,62 17,72 9,78 9,84 0,84,0'), 2.5, 6), body),
    at(wrapped(19.2, 52, printed(label, 0.4)), 0, 33, 0),
    at(revolve(rounded(xy('0,0,0 11,0 11,11 0,11,0'), 1), white), 0, 80, 0),
    at(
      around(28, 11, () => box(0.8, 9, 1, white, 0.3)),
      0,
      85.5,
      0,
    ),
    at(revolve(rounded(xy('0,0,0 7.5,0 4.2,24 2.8,27 0,27,0'), 1), cap), 0, 91, 0),
  );
  scene.userData['view'] = { azimuth: 0.4, elevation: 0.22 };
  return scene;
};
