import { MeshPhysicalMaterial, type Object3D } from 'three';
import { str, type Params } from '../studio/params.ts';
import { capsule, ellipsoid, folds, melt, mirrored, sculpt, without, type Field } from '../studio/sculpt.ts';
import { group } from '../studio/shapes.ts';

const colours: Readonly<Record<string, number>> = { Navy: 0x223456, Orange: 0xff5d14, White: 0xf2f4f4 };

/** As on an unseen figure: body, sleeves a little away, legs; open at neck, cuffs and ankles. */
const suit = (hood: boolean): Field => {
  const half = melt(
    20,
    capsule([18, 150, 0], [20, 24, 0], 32, 30, 0.64),
    ellipsoid([0, 88, 0], [50, 86, 30]),
    capsule([15, 6, 0], [21, -44, 0], 34, 30, 0.72),
    capsule([22, -36, 0], [34, -262, 2], 30, 20, 0.84),
    capsule([38, 152, 0], [74, 66, 4], 21, 16.5, 0.88),
    capsule([74, 66, 4], [92, -26, 12], 16.5, 12.5, 0.92),
  );
  const collar = hood
    ? melt(12, ellipsoid([0, 200, -4], [29, 36, 29]), capsule([8, 172, 0], [0, 172, 0], 22, 22, 0.8))
    : capsule([6, 174, -3], [0, 180, -3], 21, 20, 0.8);
  const body = melt(9, mirrored(half), collar);
  const neck = hood ? ellipsoid([0, 200, 20], [20, 26, 22]) : capsule([0, 190, 0], [0, 240, -6], 17, 22, 0.8);
  const opened = without(
    body,
    melt(
      2,
      neck,
      mirrored(capsule([34.5, -276, 2], [35, -310, 2], 16.5, 16.5, 0.84)),
      mirrored(capsule([93, -34, 13], [97, -70, 15], 9.5, 9.5, 0.9)),
    ),
  );
  return folds(opened, 1.1, 10, (_x, y) => (y > 120 ? 0.5 : 1));
};

const reflective = 0xd9dee0;

/** Two bands round the body, one round each sleeve and two round each leg (EN ISO 20471, class 3). */
const isBand = (x: number, y: number): boolean => {
  const arm = Math.abs(x) > 56 && y < 120;
  const along = arm ? y - Math.abs(x) * 0.4 : y;
  return arm
    ? Math.abs(along - 2) < 7 || Math.abs(along + 26) < 7
    : [
        [84, 8],
        [40, 8],
        [-166, 8],
        [-198, 8],
      ].some(([centre = 0, width = 0]) => Math.abs(y - centre) < width);
};

const chestPocket = (x: number, y: number): boolean =>
  Math.abs(Math.abs(x) - 24) < 12 && y > 100 && y < 128 && !(Math.abs(Math.abs(x) - 24) < 10.6 && y > 101.6 && y < 120);

export const coverall = (params: Params): Object3D => {
  const name = str(params, 'colour');
  const base = colours[name] ?? 0x223456;
  const hood = name === 'White';
  const material = new MeshPhysicalMaterial({ roughness: 0.86, sheen: hood ? 0.2 : 0.5, sheenRoughness: 0.7 });
  const dark = hood ? 0xcfd5d8 : name === 'Orange' ? 0x26324a : 0x141f36;
  const zip = (x: number, y: number, z: number): boolean => z > 0 && Math.abs(x) < 2 && y > -26 && y < 176;
  const trim = (x: number, y: number, z: number): boolean =>
    (z > 0 && chestPocket(x, y)) || y > 182 || (Math.abs(y - 22) < 3 && Math.abs(x) < 54);
  const paint = (x: number, y: number, z: number): number => {
    if (name === 'Orange' && isBand(x, y)) return reflective;
    if (zip(x, y, z) || (!hood && trim(x, y, z)) || (name === 'Orange' && y < -236)) return dark;
    return base;
  };
  const scene = group(sculpt(suit(hood), [-118, -296, -50], [118, 250, 50], 2.3, material, paint));
  scene.userData['view'] = { azimuth: 0.28, elevation: 0.1 };
  return scene;
};
