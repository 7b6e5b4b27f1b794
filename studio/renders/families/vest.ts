import { MeshPhysicalMaterial, type Object3D } from 'three';
import { str, type Params } from '../studio/params.ts';
import { capsule, ellipsoid, folds, melt, mirrored, sculpt, without, type Field } from '../studio/sculpt.ts';
import { group } from '../studio/shapes.ts';

const colours: Readonly<Record<string, number>> = { Yellow: 0xd9f21a, Orange: 0xff5d14 };

/** Body with arm holes and a V neck; hollow, so that one looks in at the neck. */
const trunk = (wall: number): Field =>
  folds(
    melt(
      22,
      mirrored(capsule([24, 140, 0], [32, -80, 0], 38 - wall, 40 - wall, 0.64)),
      ellipsoid([0, 50, 0], [74 - wall, 150 - wall, 38 - wall]),
      mirrored(capsule([38, 152, 0], [56, 144, 0], 21 - wall, 19 - wall, 0.8)),
    ),
    1.3,
    15,
  );
const body: Field = without(
  without(trunk(0), trunk(6.5)),
  melt(
    4,
    mirrored(ellipsoid([92, 100, 0], [31, 50, 70])),
    capsule([0, 212, 0], [0, 172, -6], 38, 24, 0.9),
    capsule([0, 196, 22], [0, 104, 36], 27, 3, 1),
    ellipsoid([0, -106, 0], [150, 40, 120]),
  ),
);

export const vest = (params: Params): Object3D => {
  const base = colours[str(params, 'colour')] ?? 0xd9f21a;
  const contrast = str(params, 'colour') === 'Yellow' ? 0xff7a1a : 0xd9f21a;
  const paint = (x: number, y: number, z: number): number => {
    for (const centre of [46, -6]) {
      const off = Math.abs(y - centre);
      if (off < 10) return 0xdfe4e6;
      if (off < 14) return contrast;
    }
    if (y > 56 && Math.abs(Math.abs(x) - 40) < 9) return 0xdfe4e6;
    if (z > 0 && Math.abs(x) < 1.6 && y < 116) return 0x3a4046;
    return base;
  };
  const material = new MeshPhysicalMaterial({ roughness: 0.84, sheen: 0.4, sheenRoughness: 0.7 });
  const scene = group(sculpt(body, [-92, -80, -50], [92, 190, 50], 1.8, material, paint));
  scene.userData['view'] = { azimuth: 0.3, elevation: 0.16 };
  return scene;
};
