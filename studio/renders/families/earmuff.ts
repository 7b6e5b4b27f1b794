import { type Object3D } from 'three';
import { colourOf, plastic, rubber, satin } from '../studio/materials.ts';
import { num, str, type Params } from '../studio/params.ts';
import { at, box, disc, group, revolve, rounded, torus, tube, turned, xy } from '../studio/shapes.ts';

/** A cup: shell outside, cushion inside; its axis is x. */
const cup = (colour: number, side: number): Object3D => {
  const parts = group(
    revolve(rounded(xy('0,0,0 36,0 38,8,3 34,24,8 22,32,8 0,34,0'), 3, 6), plastic(colour, 0.34)),
    at(torus(29, 9, rubber), 0, -6, 0),
    at(disc(27, 3, plastic(0x33383d, 0.9), 1), 0, -3, 0),
    at(revolve(rounded(xy('22,30 26,28 26,31 22,33'), 0.6), plastic(0x24282c)), 0, 0, 0),
  );
  parts.scale.set(1.18, 1, 0.95);
  return turned(group(turned(parts, 0, Math.PI / 2, 0)), 0, 0, (-side * Math.PI) / 2);
};

export const earmuff = (params: Params): Object3D => {
  const colour = colourOf(str(params, 'colour'));
  const muffs = group();
  for (const side of [-1, 1]) {
    muffs.add(at(turned(group(cup(colour, side)), 0, 0, side * 0.1), side * 66, 0, 0));
    if (num(params, 'helmet'))
      muffs.add(
        tube(
          [
            [side * 92, 8, -4],
            [side * 104, 44, -4],
            [side * 100, 78, 0],
          ],
          3.2,
          satin,
        ),
        at(turned(box(7, 22, 30, plastic(0x24282c), 3), 0, 0, side * 0.15), side * 98, 84, 0),
      );
    else
      muffs.add(
        tube(
          [
            [side * 96, -6, 0],
            [side * 104, 30, 0],
            [side * 98, 56, 0],
          ],
          2.6,
          satin,
        ),
      );
  }
  if (!num(params, 'helmet')) {
    const arc = (r: number): [number, number, number][] =>
      Array.from({ length: 21 }, (_, i) => [
        Math.cos((i / 20) * Math.PI) * r,
        40 + Math.sin((i / 20) * Math.PI) * (r * 1.02),
        0,
      ]);
    const band = group(tube(arc(100), 8, rubber));
    band.scale.z = 2.1;
    muffs.add(band);
  }
  const scene = group(muffs);
  scene.userData['view'] = { azimuth: 0.6, elevation: 0.16 };
  return scene;
};
