import { MeshPhysicalMaterial, Path, Shape, type Object3D } from 'three';
import { num, type Params } from '../studio/params.ts';
import { at, extrude, facing, group, revolve, ring, rounded, turned } from '../studio/shapes.ts';

const chromed = new MeshPhysicalMaterial({ color: 0xd2d5d8, metalness: 1, roughness: 0.22 });

/** Axis along y, hexagon on top, 1/2 in square below. */
const one = (jaw: number, outside: number, length: number): Object3D => {
  const [R, drive] = [outside / 2, 11];
  const mouth = new Shape();
  mouth.absarc(0, 0, R - 0.6, 0, Math.PI * 2, false);
  const hex = new Path();
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3;
    const p = [Math.cos(a) * jaw * 0.577, Math.sin(a) * jaw * 0.577] as const;
    if (i) hex.lineTo(...p);
    else hex.moveTo(...p);
  }
  hex.closePath();
  mouth.holes.push(hex);
  const body = revolve(
    rounded(
      [
        [R - 0.7, length],
        [R, length - 1],
        [R, length * 0.55],
        [Math.max(R * 0.9, drive), length * 0.48],
        [Math.max(R * 0.9, drive), 0.8],
        [Math.max(R * 0.86, drive - 0.8), 0],
        [drive * 0.75, 0],
        [drive * 0.75, length * 0.4],
        [R - 0.7, length * 0.45],
      ],
      0.7,
    ),
    chromed,
  );
  return group(
    body,
    at(facing(group(extrude(mouth, length * 0.52, chromed, 0.3, 48))), 0, length - length * 0.26 - 0.3, 0),
    at(ring(Math.max(R * 0.9, drive) - 0.3, Math.max(R * 0.9, drive) + 0.3, 2.4, chromed, 0.3), 0, length * 0.24, 0),
  );
};

export const socket = (params: Params): Object3D => {
  const [jaw, outside, length] = [num(params, 'jaw'), num(params, 'outside'), num(params, 'length')];
  const standing = one(jaw, outside, length);
  const lying = at(
    turned(group(turned(one(jaw, outside, length), -Math.PI / 2, 0, 0)), 0, 0.75 + Math.PI, 0),
    outside * 0.95,
    outside / 2,
    outside * 0.75,
  );
  const scene = group(standing, lying);
  scene.userData['view'] = { azimuth: 0.25, elevation: 0.42 };
  return scene;
};
