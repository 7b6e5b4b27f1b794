import { Shape, type Material, type Object3D } from 'three';
import { steel } from '../studio/materials.ts';
import { at, disc, extrude, facing, group, ring } from '../studio/shapes.ts';

export type ChainSize = Readonly<{ pitch: number; roller: number; inner: number; plate: number }>;

/** The waisted link plate, centred between its two pins, lying in x and z with its thickness in y. */
export const linkPlate = ({ pitch, plate }: ChainSize, thickness: number, material: Material, scale = 1): Object3D => {
  const r = (plate / 2) * scale;
  const waist = r * 0.72;
  const half = pitch / 2;
  const shape = new Shape();
  shape.absarc(half, 0, r, -2.1, 2.1, false);
  shape.bezierCurveTo(half * 0.25, waist, -half * 0.25, waist, -half + Math.cos(1.04) * r, Math.sin(1.04) * r);
  shape.absarc(-half, 0, r, Math.PI - 2.1, Math.PI + 2.1, false);
  shape.bezierCurveTo(-half * 0.25, -waist, half * 0.25, -waist, half + Math.cos(2.1) * r, -Math.sin(2.1) * r);
  return facing(group(extrude(shape, thickness, material, thickness * 0.16)));
};

/** Pin with riveted ends. */
export const pin = (radius: number, length: number): Object3D => group(disc(radius, length, steel, radius * 0.35));

export const rollerWithBush = ({ roller, inner }: ChainSize): Object3D =>
  group(
    ring(roller * 0.28, roller / 2, inner * 0.96, steel, 0.35),
    at(ring(roller * 0.2, roller * 0.32, inner * 1.3, steel, 0.1), 0, 0, 0),
  );
