import { type Object3D } from 'three';
import { printed } from '../studio/labels.ts';
import { colourOf, plastic, satin } from '../studio/materials.ts';
import { str, type Params } from '../studio/params.ts';
import { at, disc, group, revolve, ring, rounded, tube, xy } from '../studio/shapes.ts';
import { houseLabel, wrapped } from './containers.ts';

/** 20 L pail: conical body, snap lid with spout, wire handle with grip. */
export const pail = (params: Params): Object3D => {
  const name = str(params, 'colour');
  const colour = name === 'white' ? 0x6a8799 : colourOf(name);
  const white = plastic(0xeef0f1, 0.35);
  const lid = plastic(colour, 0.4);
  const label = wrapped(
    144.2,
    220,
    printed(houseLabel(colour, str(params, 'title'), str(params, 'line'), 0.26), 0.35),
    135.4,
  );
  const scene = group(
    revolve(rounded(xy('0,0,0 132,0 146,340 150,344 150,347 0,346,0'), 3), white),
    at(label, 0, 165, 0),
    at(ring(140, 153, 14, white, 3), 0, 318, 0),
    at(revolve(rounded(xy('0,0,0 155,0 155,20 140,20 134,12 0,12,0'), 3), lid), 0, 340, 0),
    at(disc(24, 14, plastic(0xeef0f1), 3), 62, 358, 30),
    at(ring(24, 30, 8, lid, 2), 62, 356, 30),
    handle(),
  );
  scene.userData['view'] = { azimuth: 0.4, elevation: 0.3 };
  return scene;
};

const handle = (): Object3D => {
  const points = Array.from({ length: 25 }, (_, i) => {
    const a = (i / 24) * Math.PI;
    return [Math.cos(a) * 156, 318 - Math.sin(a) * 128, Math.sin(a) * 90 + 8] as const;
  });
  return group(tube(points, 2.6, satin), tube(points.slice(9, 16), 9, plastic(0xeef0f1)));
};
