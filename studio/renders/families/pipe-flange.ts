import { Shape, type Material, type Object3D } from 'three';
import { at, extrude, facing, group, hole, ring } from '../studio/shapes.ts';

/** A drilled flange with raised face, its face looking along +z from z = 0. Radii and lengths in one unit. */
export const pipeFlange = (
  outer: number,
  bolts: number,
  holes: number,
  holeRadius: number,
  thickness: number,
  bore: number,
  material: Material,
): Object3D => {
  const shape = new Shape();
  shape.absarc(0, 0, outer, 0, Math.PI * 2, false);
  for (let i = 0; i < holes; i++) {
    const angle = ((i + 0.5) / holes) * Math.PI * 2;
    hole(shape, Math.cos(angle) * bolts, Math.sin(angle) * bolts, holeRadius);
  }
  hole(shape, 0, 0, bore);
  return group(
    at(extrude(shape, thickness, material, thickness * 0.08, 48), 0, 0, -thickness / 2),
    at(facing(ring(bore, bolts - holeRadius * 1.9, thickness * 0.3, material, thickness * 0.05)), 0, 0, 0),
  );
};
