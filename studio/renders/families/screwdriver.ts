import { CylinderGeometry, type Object3D } from 'three';
import { black, chrome, colourOf, plastic, rubber } from '../studio/materials.ts';
import { str, type Params } from '../studio/params.ts';
import { around, at, box, disc, group, revolve, rounded, solid, turned, xy } from '../studio/shapes.ts';

const tips: Readonly<Record<string, () => Object3D>> = {
  slotted: () =>
    group(at(solid(new CylinderGeometry(3, 3, 2, 24), black), 0, 1, 0), at(box(7, 12, 1.1, black, 0.2), 0, 6, 0)),
  phillips: () =>
    group(
      ...[0, Math.PI / 2].map((a) => turned(box(5, 9, 1.2, black, 0.3), 0, a, 0)),
      solid(new CylinderGeometry(0.5, 2.8, 8, 16), black),
    ),
  torx: () =>
    group(
      around(6, 1.5, () => solid(new CylinderGeometry(0.8, 0.9, 9, 16), black)),
      disc(1.6, 9, black, 0.2),
    ),
};

/** Handle of two materials along y, blade downwards. */
export const screwdriver = (params: Params): Object3D => {
  const accent = plastic(colourOf(str(params, 'colour')), 0.35);
  const handle = group(
    revolve(rounded(xy('0,0,0 9,0 10,8,4 13,26,8 15.5,60,10 13.5,88,8 15,98,3 9,104 0,104,0'), 3, 6), accent),
    at(
      around(6, 13.2, () => turned(box(4.4, 54, 6.5, rubber, 2.2), 0, 0, -0.04)),
      0,
      54,
      0,
    ),
    at(disc(9.4, 4, rubber, 1), 0, 4, 0),
  );
  const driver = group(
    handle,
    at(disc(3, 102, chrome, 0.4), 0, -50, 0),
    at(disc(3.05, 14, black, 0.3), 0, -100, 0),
    at(turned(group(tips[str(params, 'drive')]?.() ?? group()), Math.PI, 0, 0), 0, -106, 0),
  );
  const laid = turned(group(turned(driver, 0, 0, -Math.PI / 2)), 0, 0.86, 0);
  const scene = group(laid);
  scene.userData['view'] = { azimuth: 0.1, elevation: 0.95 };
  return scene;
};
