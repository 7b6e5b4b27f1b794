import { MeshPhysicalMaterial, Shape, type Object3D } from 'three';
import { plastic, rubber, satin } from '../studio/materials.ts';
import { str, type Params } from '../studio/params.ts';
import { capsule, ellipsoid, folds, melt, sculpt, without, type Field } from '../studio/sculpt.ts';
import { at, box, disc, extrude, facing, group, tube, turned } from '../studio/shapes.ts';

/** Toe towards +x; the sole stands at y = 0. */
const upper: Field = folds(
  without(
    melt(
      20,
      ellipsoid([96, 38, 0], [50, 31, 45]),
      ellipsoid([44, 46, 0], [68, 38, 43]),
      ellipsoid([-36, 44, 0], [50, 36, 37]),
      capsule([-30, 60, 0], [-36, 140, 0], 45, 48, 0.86),
    ),
    capsule([-36, 150, 0], [-36, 240, 0], 38, 42, 0.8),
  ),
  0.8,
  10,
);

const colours: Readonly<Record<string, readonly [leather: number, trim: number]>> = {
  Brown: [0x7a4a26, 0x4a2d18],
  Black: [0x2a2c2e, 0x17191b],
};

/** Outline of the foot from above; the toe points to +x. */
const footprint = (grow: number, from = -100, to = 160): Shape => {
  const shape = new Shape();
  const half = (x: number): number =>
    x < -44
      ? 34 * Math.sqrt(Math.max(0, 1 - ((x + 44) / 42) ** 2))
      : x > 92
        ? 44 * Math.sqrt(Math.max(0, 1 - ((x - 92) / 58) ** 2))
        : 34 + 10 * Math.sin(((x + 44) / 136) * Math.PI * 0.5) - 5 * Math.exp(-(((x - 14) / 30) ** 2));
  const [low, high] = [Math.max(from, -86 - grow), Math.min(to, 150 + grow)];
  const points = Array.from({ length: 121 }, (_, i) => {
    const x = low + ((high - low) * (1 - Math.cos((i / 120) * Math.PI))) / 2;
    return [x, half(((x - 32) * 118) / (118 + grow) + 32) + (half(x) > 0 || from > -100 ? grow : 0)] as const;
  });
  points.forEach(([x, z], i) => (i ? shape.lineTo(x, z) : shape.moveTo(x, z)));
  [...points].reverse().forEach(([x, z]) => shape.lineTo(x, -z));
  shape.closePath();
  return shape;
};

const slab = (shape: Shape, y: number, height: number): Object3D =>
  at(facing(group(extrude(shape, height, rubber, 2, 8))), 0, y, 0);

const sole = (): Object3D => {
  const parts = group(slab(footprint(3), 22, 14), slab(footprint(2, -100, -18), 8, 16));
  for (let i = 0; i < 7; i++) parts.add(slab(footprint(1, 24 + i * 18, 36 + i * 18), 8, 16));
  return parts;
};

/** The padded collar closes the rim of the shaft. */
const collar = (): Object3D => {
  const ring = Array.from({ length: 36 }, (_, i) => {
    const a = (i / 36) * Math.PI * 2;
    return [-36 + Math.cos(a) * 43, 152 + Math.cos(a) * 4, Math.sin(a) * 34] as const;
  });
  return tube(ring, 8, plastic(0x26292c, 0.8), true);
};

const lacing = (trim: number): Object3D => {
  const parts = group();
  for (let i = 0; i < 6; i++) {
    const t = i / 5;
    const [x, y] = [50 - t * 48, 82 + t * 62];
    for (const side of [-1, 1]) parts.add(at(turned(disc(4, 3, satin, 1), side * 1.0, 0, 0.75), x, y, side * 18));
    parts.add(
      tube(
        [
          [x, y + 2, -18],
          [x + 5, y + 6, 0],
          [x, y + 2, 18],
        ],
        2.2,
        plastic(trim, 0.8),
      ),
    );
    if (i < 5)
      parts.add(
        tube(
          [
            [x, y + 2, -18],
            [x - 1, y + 12, 0],
            [x - 9.6, y + 14.4, 18],
          ],
          2.2,
          plastic(trim, 0.8),
        ),
        tube(
          [
            [x, y + 2, 18],
            [x - 1, y + 12, 0],
            [x - 9.6, y + 14.4, -18],
          ],
          2.2,
          plastic(trim, 0.8),
        ),
      );
  }
  return parts;
};

export const safetyBoot = (params: Params): Object3D => {
  const [leather, trim] = colours[str(params, 'colour')] ?? [0x2a2c2e, 0x17191b];
  const material = new MeshPhysicalMaterial({ roughness: 0.52, clearcoat: 0.2, clearcoatRoughness: 0.5, sheen: 0.2 });
  const paint = (x: number, y: number, z: number): number => {
    if (y > 140) return trim;
    if (x < -66 + (y - 26) * 0.06 && y < 92) return trim;
    if (Math.abs(z) < 15 && x > -8 && y > 76 && x < 58) return trim;
    return leather;
  };
  const boot = group(
    collar(),
    at(sculpt(upper, [-96, 18, -54], [156, 158, 54], 2, material, paint), 0, 0, 0),
    sole(),
    lacing(0xd9a441),
    at(box(4, 26, 14, plastic(trim, 0.7), 1.5), -84, 150, 0),
  );
  const scene = group(turned(boot, 0, -0.35, 0));
  scene.userData['view'] = { azimuth: 0.25, elevation: 0.24 };
  return scene;
};
