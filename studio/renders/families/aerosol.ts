import { type Object3D } from 'three';
import { printed } from '../studio/labels.ts';
import { chrome, colourOf, plastic } from '../studio/materials.ts';
import { str, type Params } from '../studio/params.ts';
import { at, group, revolve, ring, rounded, xy } from '../studio/shapes.ts';
import { houseLabel, wrapped } from './containers.ts';

/** 400 mL can, 65 mm wide, cap in the product's colour. */
export const aerosol = (params: Params): Object3D => {
  const name = str(params, 'colour');
  const colour = name === 'white' ? 0x6a8799 : colourOf(name);
  const label = houseLabel(colour, str(params, 'title'), str(params, 'line'), 0.74);
  const scene = group(
    revolve(rounded(xy('0,0,0 31,0 32.5,4 32.5,156 28,168 20,174 0,174,0'), 2), chrome),
    at(wrapped(32.7, 150, printed(label, 0.28)), 0, 79, 0),
    at(ring(30, 33.4, 3, chrome, 1), 0, 2.5, 0),
    at(ring(29, 33.2, 3, chrome, 1), 0, 156, 0),
    at(revolve(rounded(xy('0,0,0 28,0 28,26 26,32 0,34,0'), 3), plastic(colour, 0.35)), 0, 160, 0),
  );
  scene.userData['view'] = { azimuth: 0.4, elevation: 0.2 };
  return scene;
};
