import { type Object3D } from 'three';
import { darkSteel, turnedSteel } from '../studio/materials.ts';
import { MeshPhysicalMaterial } from 'three';
import { num, type Params } from '../studio/params.ts';
import { around, at, disc, group, revolve, ring, rounded, turned, type Point } from '../studio/shapes.ts';

const phosphated = new MeshPhysicalMaterial({ color: 0x565c61, metalness: 0.9, roughness: 0.46, anisotropy: 0.55 });

/**
 * ISO 4183: grooves of 38° at pitch e, the first f from the edge; the bore takes a taper bush with three screw holes.
 */
export const vPulley = (params: Params): Object3D => {
  const [datum, grooves, e, f, rise] = [
    num(params, 'datum'),
    num(params, 'grooves'),
    num(params, 'e'),
    num(params, 'f'),
    num(params, 'rise'),
  ];
  const outer = datum / 2 + rise;
  const width = (grooves - 1) * e + 2 * f;
  const depth = e * 0.92;
  const top = depth * Math.tan(0.332) + e * 0.14;
  const rim: Point[] = Array.from({ length: grooves }, (_, i) => -width / 2 + f + i * e).flatMap((y): Point[] => [
    [outer, y - top],
    [outer - depth, y - e * 0.14],
    [outer - depth, y + e * 0.14],
    [outer, y + top],
  ]);
  const inner = outer - depth - e * 0.42;
  const hub = Math.min(inner * 0.62, datum * 0.25 + 8);
  const web = Math.max(width * 0.32, 7);
  const bore = hub * 0.66;
  const outline: Point[] = [
    [bore, -width / 2],
    [hub, -width / 2],
    [hub, -web / 2],
    [inner, -web / 2],
    [inner, -width / 2],
    [outer, -width / 2],
    ...rim,
    [outer, width / 2],
    [inner, width / 2],
    [inner, web / 2],
    [hub, web / 2],
    [hub, width / 2],
    [bore, width / 2],
  ];
  const pulley = group(
    revolve(rounded(outline, 0.8), phosphated, 160),
    ring(bore * 0.56, bore * 0.99, width * 0.92, turnedSteel, 0.6),
    at(
      around(3, bore * 0.99, () => disc(bore * 0.13, 1.2, darkSteel, 0.2), 0.4),
      0,
      width / 2 - 0.1,
      0,
    ),
  );
  turned(pulley, 1.15, 0, 0);
  pulley.userData['view'] = { azimuth: 0.62, elevation: 0.3 };
  return pulley;
};
