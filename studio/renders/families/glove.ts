import { MeshPhysicalMaterial, type Object3D } from 'three';
import { colourOf } from '../studio/materials.ts';
import { str, type Params } from '../studio/params.ts';
import { capsule, ellipsoid, folds, melt, sculpt, type Field } from '../studio/sculpt.ts';
import { at, group, turned } from '../studio/shapes.ts';

const liners: Readonly<Record<string, number>> = {
  grey: 0xa9afb4,
  white: 0xeef0f0,
  green: 0xb7d334,
  blue: 0x3f78b5,
  tan: 0xc89b5e,
  orange: 0xf0701a,
};
const palms: Readonly<Record<string, number>> = { black: 0x26292c, white: 0xe3e6e8, grey: 0x6d747a, tan: 0xb98a4e };

/** A left hand, fingers up, palm towards +z. */
const hand: Field = folds(
  melt(
    8,
    capsule([-17, -24, 0], [-24, 34, 0], 22, 17, 0.72),
    capsule([16, -24, 0], [20, 34, 0], 22, 17, 0.72),
    ellipsoid([0, 4, 0], [40, 46, 16]),
    capsule([-29, 40, 1], [-45, 100, 5], 11, 9),
    capsule([-9, 44, 1], [-14, 116, 4], 11.4, 9.2),
    capsule([11, 42, 1], [18, 110, 5], 11.2, 9),
    capsule([29, 34, 1], [47, 86, 6], 10.4, 8.3),
    capsule([-34, -14, 6], [-58, 24, 14], 14, 12),
    capsule([-58, 24, 14], [-66, 50, 16], 12, 10.5),
    capsule([0, -44, 0], [0, -84, 0], 33, 35, 0.62),
  ),
  0.9,
  9,
  (_x, y) => (y < -20 ? 1.6 : 0.7),
);

const material = (): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({ roughness: 0.78, sheen: 0.35, sheenRoughness: 0.6 });

const oneGlove = (liner: number, palm: number): Object3D =>
  group(
    sculpt(hand, [-88, -112, -34], [66, 132, 42], 1.7, material(), (x, y, z) => {
      if (y < -76) return 0x3a3f44;
      const dipped = y > 84 || (x < -56 && y > 30);
      const wave = Math.sin(x / 9) * 1.6;
      if (y < -42 + wave) return liner;
      return z > -1.5 + wave * 0.4 || dipped ? palm : liner;
    }),
  );

/** The pair: palm in front, back of the other hand behind it. */
export const glove = (params: Params): Object3D => {
  const [liner, palm] = [
    liners[str(params, 'liner')] ?? colourOf(str(params, 'liner')),
    palms[str(params, 'palm')] ?? 0x26292c,
  ];
  const front = at(turned(oneGlove(liner, palm), -0.16, 0.1, 0.1), 34, 0, 22);
  const back = at(turned(oneGlove(liner, palm), 0.12, Math.PI + 0.1, -0.2), -42, 4, -22);
  const scene = group(back, front);
  scene.userData['view'] = { azimuth: 0.1, elevation: 0.2 };
  return scene;
};
