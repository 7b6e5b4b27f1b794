import { type Object3D } from 'three';
import { colourOf, plastic, satin } from '../studio/materials.ts';
import { printed } from '../studio/labels.ts';
import { str, type Params } from '../studio/params.ts';
import { at, disc, group, ring } from '../studio/shapes.ts';
import { houseLabel, wrapped } from './containers.ts';

/** DIN 1284 cartridge: 53.5 × 235 mm, pull-tab lid on top. */
export const greaseCartridge = (params: Params): Object3D => {
  const colour = colourOf(str(params, 'colour'));
  const sleeve = printed(
    houseLabel(str(params, 'colour') === 'white' ? 0x6a8799 : colour, str(params, 'title'), str(params, 'line'), 1.15),
    0.35,
  );
  const scene = group(
    disc(26.4, 232, plastic(0xf0f1f1), 1),
    at(wrapped(26.75, 222, sleeve), 0, 0, 0),
    at(ring(24, 27.4, 6, satin, 1), 0, 115, 0),
    at(disc(24.5, 2, satin, 0.5), 0, 115, 0),
    at(ring(6, 9, 1.4, satin, 0.5), 5, 117, 5),
    at(ring(20, 27.2, 5, plastic(colour), 1), 0, -114, 0),
  );
  scene.userData['view'] = { azimuth: 0.4, elevation: 0.3 };
  return scene;
};
