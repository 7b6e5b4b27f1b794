import { MeshPhysicalMaterial, Path, Shape, type Object3D } from 'three';
import { str, type Params } from '../studio/params.ts';
import { at, extrude, group, rounded, turned, type Point } from '../studio/shapes.ts';

const finishes: Readonly<Record<string, MeshPhysicalMaterial>> = {
  gold: new MeshPhysicalMaterial({ color: 0xd6ad52, metalness: 1, roughness: 0.32 }),
  bronze: new MeshPhysicalMaterial({ color: 0x8d6a5a, metalness: 1, roughness: 0.34, iridescence: 0.2 }),
  black: new MeshPhysicalMaterial({ color: 0x45484c, metalness: 1, roughness: 0.4 }),
};

/** Corners of the ISO 1832 shapes about a 12.7 mm inscribed circle. */
const corners: Readonly<Record<string, readonly Point[]>> = {
  c: rhombus(80),
  d: rhombus(55),
  t: [90, 210, 330].map((deg): Point => [Math.cos((deg * Math.PI) / 180) * 11, Math.sin((deg * Math.PI) / 180) * 11]),
  w: [0, 60, 120, 180, 240, 300].map((deg, i): Point => [
    Math.cos(((deg + 90) * Math.PI) / 180) * (i % 2 ? 7.1 : 9.2),
    Math.sin(((deg + 90) * Math.PI) / 180) * (i % 2 ? 7.1 : 9.2),
  ]),
};

function rhombus(angle: number): Point[] {
  const half = ((angle / 2) * Math.PI) / 180;
  return [
    [6.35 / Math.sin(half), 0],
    [0, 6.35 / Math.cos(half)],
    [-6.35 / Math.sin(half), 0],
    [0, -6.35 / Math.cos(half)],
  ];
}

const one = (shape: string, finish: string): Object3D => {
  const material = finishes[finish] ?? finishes['gold'];
  if (!material) throw new Error('no finish');
  const points = rounded(corners[shape] ?? [], 1.1, 6);
  const outline = (scale: number): Shape => {
    const made = new Shape();
    points.forEach(([x, y], i) => (i ? made.lineTo(x * scale, y * scale) : made.moveTo(x * scale, y * scale)));
    made.closePath();
    made.holes.push(new Path().absarc(0, 0, 2.6, 0, Math.PI * 2, true) as Path);
    return made;
  };
  const rim = outline(1);
  rim.holes.pop();
  const inner = new Path();
  points.forEach(([x, y], i) => (i ? inner.lineTo(x * 0.84, y * 0.84) : inner.moveTo(x * 0.84, y * 0.84)));
  inner.closePath();
  rim.holes.push(inner);
  return group(
    extrude(outline(0.985), 4.1, material, 0.15, 24),
    extrude(rim, 4.76, material, 0.12, 24),
    extrude(outline(0.56), 4.76, material, 0.35, 24),
  );
};

/** One lying, one leaning on it. */
export const turningInsert = (params: Params): Object3D => {
  const [shape, finish] = [str(params, 'shape'), str(params, 'finish')];
  const lying = at(turned(group(turned(one(shape, finish), -Math.PI / 2, 0, 0)), 0, 0.5, 0), 4, 2.4, 6);
  const leaning = at(turned(one(shape, finish), -0.5, -0.2, 0.35), -7, 7.6, -6);
  const scene = group(lying, leaning);
  scene.userData['view'] = { azimuth: 0.3, elevation: 0.52 };
  return scene;
};
